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
  expect(questions.map(({ answer }) => answer).join()).not.toContain("{{");
  const point = (question: string) => client.ask<{ page?: { path: string; isPublic: boolean } }>("held.point", { title: TITLE, question });
  let [pointed, path] = ["", ""];
  for (const { question } of questions) {
    const { page } = await point(question);
    [pointed, path] = [question, page?.path ?? ""];
    // To some of them the site has an answer already.
    if (page?.isPublic) break;
  }
  expect(await isHeld()).toBe(false);
  expect((await send(site, path)).text).toContain(TITLE);
  // Pressed twice it is done once.
  expect(await point(pointed)).toEqual({});
  const readPointed = async () => (await client.ask<Register>("register.list")).fields.find(({ path }) => path === "trade.titles")?.value;
  expect(await readPointed()).toEqual([`${TITLE} = ${pointed}`]);

  await client.ask("held.point", { title: TITLE, question: null });
  expect(await readPointed()).toEqual([]);
});
