import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Reason } from "#domain/page/reason";
import { querySite } from "#support/database/database";
import { wholeTest } from "#support/machine/whole-test";
import { type AiProvider, API_KEY, say, startAiProvider } from "#support/outside/ai-provider";
import { brokenTexts } from "#support/outside/ai-texts/broken-texts";
import { inventedClaims } from "#support/outside/ai-texts/invented-claims";
import { insertClaim, trueTexts } from "#support/outside/ai-texts/true-texts";
import { writeText } from "#support/site/ai-text";
import { AdminClient } from "#support/site/client";
import { finishRun, startRun } from "#support/site/runs";
import { type Site, startSite } from "#support/site/site";

/** What the provider answers for a title, one after the other; the last is repeated. */
type Answers = readonly { text: string; finishReason?: string }[];

interface Case {
  title: string;
  answers: Answers;
  /** The rule that must hold it, besides others. */
  rule?: Reason["rule"];
}

let provider: AiProvider;
let site: Site;
let client: AdminClient;

beforeAll(async () => {
  const asked = new Map<string, number>();
  provider = await startAiProvider(({ title }) => {
    const answers = answersOf.get(title) ?? [];
    const time = asked.get(title) ?? 0;
    asked.set(title, time + 1);
    const { text, finishReason } = answers[Math.min(time, answers.length - 1)] ?? { text: "" };
    return say(text, finishReason);
  });
  site = await startSite({ env: { AI_BASE_URL: provider.baseUrl } });
  client = await AdminClient.signedIn(site);
  await client.ask("ai.saveKey", { key: API_KEY });
});
afterAll(async () => {
  await site?.stop();
  await provider?.stop();
});

/** The bad ones under titles of their own, for an address is taken once. */
const listBad = (work: string): Case[] => [
  ...inventedClaims.map((claim, number): Case => {
    const [, text] = insertClaim(claim);
    return { title: `Troca de roldana de portão na Mooca: ${work} ${number + 1}`, answers: [{ text }], rule: "facts" };
  }),
  ...brokenTexts.map(
    ({ answers }, number): Case => ({ title: `Roldana de portão na Mooca: ${work} ${number + 1}`, answers, rule: "whole" }),
  ),
];
const single = { bad: listBad("caso"), good: trueTexts.slice(0, 5).map(toCase) };
const bulk = { bad: listBad("exemplo"), good: trueTexts.slice(5).map(toCase) };
const answersOf = new Map([...single.bad, ...single.good, ...bulk.bad, ...bulk.good].map(({ title, answers }) => [title, answers]));

function toCase({ title, html }: { title: string; html: string }): Case {
  return { title, answers: [{ text: html }] };
}

/** The titles of these that are public. */
async function listPublic({ good, bad }: { good: readonly Case[]; bad: readonly Case[] }): Promise<string[]> {
  const rows = await querySite<{ title: string }>(site, sql`select title from pages where status = 'public' order by title`);
  const own = new Set(titlesOf([...good, ...bad]));
  return rows.map(({ title }) => title).filter((title) => own.has(title));
}
const titlesOf = (cases: readonly Case[]) => cases.map(({ title }) => title).sort();
/** Bad ones that the rule which is meant for them let pass. */
const findMissed = (cases: readonly Case[], heldBy: ReadonlyMap<string, readonly Reason[] | undefined>) =>
  cases
    .filter(({ title, rule }) => heldBy.has(title) && !heldBy.get(title)?.some((reason) => reason.rule === rule))
    .map(({ title }) => title);

test("one by one, nothing that a provider invents or breaks goes public, and all that is true by the register does", async () => {
  const heldBy = new Map<string, readonly Reason[] | undefined>();
  for (const { title } of [...single.good, ...single.bad]) {
    const event = await writeText(client, { title });
    // What is refused as a whole is never there to be saved.
    if (event.kind !== "done") continue;
    const { held } = await client.ask<{ held?: Reason[] }>("pages.save", {
      title,
      description: event.page.description,
      content: event.page.html,
      origin: "ai",
      reason: undefined,
    });
    heldBy.set(title, held);
  }
  expect(single.good.flatMap(({ title }) => heldBy.get(title) ?? [])).toEqual([]);
  expect(await listPublic(single)).toEqual(titlesOf(single.good));
  expect(findMissed(single.bad, heldBy)).toEqual([]);
});

wholeTest("in a run, nothing that a provider invents or breaks goes public, and all that is true by the register does", async () => {
  const jobId = await startRun(client, { kind: "ai-batch", titles: [...bulk.good, ...bulk.bad].map(({ title }) => title) });
  const { results } = await finishRun(client, jobId);
  const heldBy = new Map(results.filter(({ status }) => status === "held").map(({ title, held }) => [title, held]));
  const good = new Set(titlesOf(bulk.good));
  expect(results.filter(({ title, status }) => good.has(title) && status !== "done").map(({ title, held }) => ({ title, held }))).toEqual(
    [],
  );
  expect(await listPublic(bulk)).toEqual([...good].sort());
  expect(findMissed(bulk.bad, heldBy)).toEqual([]);
});
