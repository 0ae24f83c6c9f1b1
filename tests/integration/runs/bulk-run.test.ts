import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { presetTitles } from "#content/preset-titles";
import { countRows } from "#support/database/database";
import { emptyPages } from "#support/database/empty-pages";
import { sampleOf } from "#support/machine/sample";
import { findHtmlProblems } from "#support/page/valid-html";
import { REAL_TITLES } from "#support/publishing/real-page";
import { AdminClient } from "#support/site/client";
import { send } from "#support/site/http";
import { finishRun, startRun, watchRun } from "#support/site/runs";
import { type Site, startSite } from "#support/site/site";

let site: Site;
let client: AdminClient;

beforeAll(async () => {
  site = await startSite();
  client = await AdminClient.signedIn(site);
});
afterAll(() => site?.stop());
beforeEach(() => emptyPages(site));

const countPages = async () => (await client.ask<{ total: number }>("pages.list", {})).total;
const generatedPaths = async () =>
  [...(await send(site, "/sitemaps/links-uteis-1.xml")).text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
const listTitles = (count: number, word: string) => Array.from({ length: count }, (_, number) => `${word} ${number + 1}`);

test("fifty presets make fifty public pages; a second run says that all exist, skips them, or makes them again and holds them back", async () => {
  expect(presetTitles).toHaveLength(50);
  expect(await client.ask("runs.check", { kind: "bulk-presets" })).toEqual({ total: 50, existing: [], repeated: [] });
  const end = await finishRun(client, await startRun(client, { kind: "bulk-presets" }));
  expect(end).toMatchObject({ status: "done", total: 50, done: 50, failed: 0, skipped: 0 });
  expect(end.results.map(({ title }) => title)).toEqual(presetTitles);
  expect(await countPages()).toBe(50);

  const paths = end.results.map(({ pageSlug }) => `/links-uteis/${pageSlug}`);
  expect(await generatedPaths()).toEqual(paths);
  const map = (await send(site, "/sitemap")).text;
  expect(paths.filter((path) => !map.includes(`href="${path}"`))).toEqual([]);
  expect((await send(site, "/faq")).text).toContain(`href="${paths.at(-1)}"`);
  for (const path of sampleOf(paths, 8)) {
    const { status, text } = await send(site, path);
    expect([status, await findHtmlProblems(text)], path).toEqual([200, []]);
  }

  expect(await client.ask("runs.check", { kind: "bulk-presets" })).toEqual({ total: 50, existing: presetTitles, repeated: [] });
  const skipped = await finishRun(client, await startRun(client, { kind: "bulk-presets", existing: "skip" }));
  expect(skipped).toMatchObject({ status: "done", done: 0, skipped: 50 });
  expect(skipped.results.every(({ pageSlug }) => pageSlug)).toBe(true);
  expect(await countPages()).toBe(50);

  const again = await finishRun(client, await startRun(client, { kind: "bulk-presets", existing: "keep-both" }));
  expect(again).toMatchObject({ status: "done", done: 0, held: 50, skipped: 0 });
  expect(again.results.filter(({ held = [] }) => !held.some(({ rule }) => rule === "intent"))).toEqual([]);
  expect(again.results.filter(({ pageSlug }) => !pageSlug?.endsWith("-2"))).toEqual([]);
  expect(await countPages()).toBe(100);
});

test("a run goes on past the titles it holds back, and says of each why", async () => {
  const [first, second] = REAL_TITLES;
  const titles = [first, "Receita de bolo de cenoura", `${first}, SP`, "Motor de portão em Curitiba", second];
  const end = await finishRun(client, await startRun(client, { kind: "local-batch", titles }));
  expect(end).toMatchObject({ status: "done", total: 5, done: 2, held: 3, failed: 0, skipped: 0 });
  expect(end.results.map(({ status, held }) => [status, held?.[0]?.rule])).toEqual([
    ["done", undefined],
    ["held", "relevance"],
    ["held", "intent"],
    ["held", "area"],
    ["done", undefined],
  ]);
  const paths = end.results.flatMap(({ status, pageSlug }) => (status === "done" ? `/links-uteis/${pageSlug}` : []));
  expect(await generatedPaths()).toEqual(paths);
  for (const { status, pageSlug } of end.results)
    expect((await send(site, `/links-uteis/${pageSlug}`)).status).toBe(status === "done" ? 200 : 404);
  expect((await client.ask<{ runs: object[] }>("runs.listHistory", {})).runs[0]).toMatchObject({ done: 2, held: 3, failed: 0 });
});

test("who comes after the end gets the end at once, whole or from where he was", async () => {
  const jobId = await startRun(client, { kind: "local-batch", titles: listTitles(10, "Depois"), status: "draft" });
  await finishRun(client, jobId);
  const read = async (lastEventId?: string) => {
    const events = await Array.fromAsync(watchRun(client, jobId, lastEventId));
    expect(events).toHaveLength(1);
    return events[0]?.progress;
  };
  expect((await read())?.results).toHaveLength(10);
  expect((await read("7"))?.results.map(({ title }) => title)).toEqual(["Depois 8", "Depois 9", "Depois 10"]);
  expect((await read("10"))?.results).toEqual([]);
  for (const nonsense of ["-3", "x", "1e400", "2.5"]) {
    const progress = await read(nonsense);
    expect(Number.isInteger(progress?.resultsFrom), nonsense).toBe(true);
    expect(progress?.results.length, nonsense).toBe(10 - (progress?.resultsFrom ?? 0));
  }
});

test("visitors are answered while a run without pauses works", async () => {
  const pagesNow = () => countRows(site, "pages");
  let answeredMeanwhile = 0;
  // A busy machine may let a whole run pass between two looks at it.
  for (let time = 1; answeredMeanwhile === 0 && time <= 20; time += 1) {
    const titles = listTitles(60, `Troca de roldana, vez ${time},`);
    const before = await pagesNow();
    const ending = startRun(client, { kind: "local-batch", titles }).then((jobId) => finishRun(client, jobId));
    let isOver = false;
    while (!isOver) {
      const hasBegun = (await pagesNow()) > before;
      expect((await send(site, "/healthz")).status).toBe(200);
      isOver = (await pagesNow()) >= before + titles.length;
      if (hasBegun && !isOver) answeredMeanwhile += 1;
    }
    // The first answers what all of them ask; each is judged.
    const { done, held } = await ending;
    expect([done + held, held > 0]).toEqual([titles.length, true]);
  }
  expect(answeredMeanwhile).toBeGreaterThan(0);
});
