import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { AnswerTooLarge } from "./ai-failure";
import { createLimitedFetch } from "./limited-fetch";

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test("a whole answer is heard before who asked has it, who waits for what is done then", async () => {
  const address = await serve((_, response) => {
    response.write("pa");
    response.end("go");
  });
  const order: string[] = [];
  const fetch = createLimitedFetch(true, async (body) => {
    order.push(`heard ${body}`);
    for (let turn = 0; turn < 20; turn += 1) await nextTurn();
    order.push("kept");
  });
  order.push(await (await fetch(address)).text());
  expect(order).toEqual(["heard pago", "kept", "pago"]);
});

test.each<[string, RequestListener, string | (new () => Error)]>([
  ["a refusal", (_, response) => response.writeHead(500).end("não"), "não"],
  ["an answer without a body", (_, response) => response.writeHead(204).end(), ""],
  [
    "an answer that breaks off",
    (_, response) => {
      response.writeHead(200, { "content-length": "10" });
      response.write("meio", () => response.socket?.resetAndDestroy());
    },
    Error,
  ],
  ["an answer of no known kind", (_, response) => response.writeHead(999).end("ruim"), RangeError],
  ["an answer without end", (_, response) => response.end(Buffer.alloc(3 * 1024 * 1024)), AnswerTooLarge],
])("%s is not heard", async (_, listener, expected) => {
  const heard: string[] = [];
  const fetch = createLimitedFetch(true, async (body) => void heard.push(body));
  const reading = serve(listener).then(async (address) => await (await fetch(address)).text());
  if (typeof expected === "string") expect(await reading).toBe(expected);
  else await expect(reading).rejects.toThrow(expected);
  expect(heard).toEqual([]);
});

test("what is left in the middle of an answer ends its connection", async () => {
  const closed = Promise.withResolvers<void>();
  const address = await serve((_, response) => {
    response.on("close", () => closed.resolve());
    response.write("começo");
  });
  const { body } = await createLimitedFetch(true)(address);
  await body?.cancel();
  await closed.promise;
});
