import { EventEmitter } from "node:events";
import type { ServerResponse } from "node:http";
import { setImmediate as breathe } from "node:timers/promises";
import { expect, test } from "vitest";
import { createFileTurns } from "./file-turns";

/** Turns are handed on by promises alone; each of these lets all of them go on that can. */
const TURNS = 5;

const makeResponse = () => new EventEmitter() as ServerResponse;
/** What has become of each so far. */
async function settle(turns: readonly Promise<void>[]): Promise<string[]> {
  const states = turns.map(() => "waits");
  turns.forEach((turn, index) => {
    turn.then(
      () => {
        states[index] = "reads";
      },
      ({ statusCode }) => {
        states[index] = String(statusCode);
      },
    );
  });
  for (let turn = 0; turn < TURNS; turn += 1) await breathe();
  return states;
}

test("so many files are read at once, the next when an answer has left, and never one whose client has gone", async () => {
  const takeTurn = createFileTurns(2, 10_000);
  const responses = Array.from({ length: 5 }, makeResponse);
  const turns = responses.map(takeTurn);
  expect(await settle(turns)).toEqual(["reads", "reads", "waits", "waits", "waits"]);
  responses[2]?.emit("close");
  responses[0]?.emit("close");
  expect(await settle(turns)).toEqual(["reads", "reads", "400", "reads", "waits"]);
  for (const response of responses) response.emit("close");
  expect(await settle([...turns, takeTurn(makeResponse())])).toEqual(["reads", "reads", "400", "reads", "400", "reads"]);
});

test("who has waited for long is told to come again, and takes no turn later", async () => {
  const takeTurn = createFileTurns(1, 5);
  const first = makeResponse();
  const turns = [first, makeResponse()].map(takeTurn);
  await expect(turns[1]).rejects.toMatchObject({ statusCode: 503 });
  first.emit("close");
  expect(await settle([takeTurn(makeResponse())])).toEqual(["reads"]);
});
