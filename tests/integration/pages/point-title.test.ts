import { expect } from "vitest";
import { send } from "#support/site/http";
import { finishRun } from "#support/site/runs";
import { test } from "#support/site/stage";

const TITLE = "O portão do vô endoidou: zoquelou tudo";

interface Held {
  pages: { id: string; title: string; reasons: { rule: string }[] }[];
}

interface Register {
  fields: { path: string; value: unknown }[];
}

test("the owner says which question a title asks: its page goes public with that answer, and is not known once it is taken back", async ({
  stage: { site, client },
}) => {
  const start = () => client.ask<{ jobId: string }>("runs.start", { kind: "local-batch", titles: [TITLE], existing: "rewrite" });
  const isHeld = async () => (await client.ask<Held>("held.list", {})).pages.some(({ title }) => title === TITLE);
  await finishRun(client, (await start()).jobId);
  expect(await isHeld()).toBe(true);

  const { questions } = await client.ask<{ questions: { question: string; answer: string }[] }>("held.findQuestions", { title: TITLE });
  const [nearest] = questions;
  if (!nearest) throw new Error("None is near");
  expect(nearest.answer).not.toContain("{{");
  const point = () =>
    client.ask<{ page?: { path: string; isPublic: boolean } }>("held.point", { title: TITLE, question: nearest.question });
  const { page } = await point();
  expect(page?.isPublic).toBe(true);
  expect(await isHeld()).toBe(false);
  expect((await send(site, page?.path ?? "")).text).toContain(TITLE);
  // Pressed twice it is done once.
  expect(await point()).toEqual({});
  const readPointed = async () => (await client.ask<Register>("register.list")).fields.find(({ path }) => path === "trade.titles")?.value;
  expect(await readPointed()).toEqual([`${TITLE} = ${nearest.question}`]);

  await client.ask("held.point", { title: TITLE, question: null });
  expect(await readPointed()).toEqual([]);
});
