import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import type { JobProgress } from "#domain/jobs/job";
import { querySite } from "#support/database/database";
import { emptyPages } from "#support/database/empty-pages";
import { makeTemporaryFolder } from "#support/machine/temporary-folder";
import { wholeTest } from "#support/machine/whole-test";
import { type AiProvider, API_KEY, goodText, refuse, type Scene, say, startAiProvider } from "#support/outside/ai-provider";
import { AdminClient } from "#support/site/client";
import { finishRun, followRun, startRun } from "#support/site/runs";
import { type Site, startSite } from "#support/site/site";

interface Started {
  site: Site;
  client: AdminClient;
}

async function start(provider: AiProvider, { dataDir = makeTemporaryFolder() }: { dataDir?: string } = {}): Promise<Started> {
  const site = await startSite({ dataDir, env: { AI_BASE_URL: provider.baseUrl, AI_TIMEOUT_SECONDS: "60" } });
  onTestFinished(async () => {
    await site.stop("SIGKILL");
  });
  const client = await AdminClient.signedIn(site);
  await client.ask("ai.saveKey", { key: API_KEY });
  return { site, client };
}

async function createProvider(...script: Parameters<typeof startAiProvider>): Promise<AiProvider> {
  const provider = await startAiProvider(...script);
  onTestFinished(() => provider.stop());
  return provider;
}

const listTitles = (count: number, word: string) => Array.from({ length: count }, (_, number) => `${word} ${number + 1}`);
const outcomesOf = ({ results }: JobProgress) => results.map(({ attempts = [] }) => attempts.map(({ outcome }) => outcome).join(" "));
const pagesIn = (site: Site) =>
  querySite<{ title: string; slug: string; origin: string; content: string }>(
    site,
    sql`select title, slug, origin, content from pages order by seq`,
  );

test("thirty titles with failures, a kill -9 and a restart in the middle: every title ends once, with all its attempts", async () => {
  const titles = listTitles(30, "Motor por IA");
  const asked: Record<string, number> = {};
  let reachedTwelve: () => void = () => {};
  const twelve = new Promise<void>((resolve) => {
    reachedTwelve = resolve;
  });
  const provider = await createProvider(({ title }): Scene => {
    const time = (asked[title] ?? 0) + 1;
    asked[title] = time;
    const number = Number(title.split(" ").at(-1));
    if (number === 12 && time === 1) {
      reachedTwelve();
      return { kind: "silence" };
    }
    if (number === 3) return refuse(401, { message: `Incorrect API key provided: ${API_KEY}` });
    if (number === 5 && time === 1) return refuse(429, { message: "Rate limit reached" }, { "retry-after": "1" });
    if (number === 8 && time < 3) return refuse(500, { message: "Overloaded" });
    if (number === 15) return { kind: "no-choices" };
    if (number === 20 && time === 1) return { kind: "reset", afterHeaders: true };
    if (number === 22) return say(`<p>${"This answer is written in English about automatic gates and motors. ".repeat(5)}</p>`);
    if (number === 25 && time === 1) return say(goodText(title).slice(0, 300), "length");
    if (number === 25) return say(goodText(title).slice(300));
    if (number === 28)
      return say(`\`\`\`html\n<h2 onclick="x()">Título</h2><script>x()</script><p>Texto em português sobre o portão.</p>\n\`\`\``);
    return say(goodText(title));
  });

  const first = await start(provider);
  const jobId = await startRun(first.client, { kind: "ai-batch", titles, status: "draft" });
  await twelve;
  await first.site.stop("SIGKILL");
  expect(await pagesIn(first.site)).toHaveLength(10);

  const second = await start(provider, { dataDir: first.site.dataDir });
  const end = await finishRun(second.client, jobId);
  expect(end).toMatchObject({ status: "done", total: 30, done: 27, failed: 3, skipped: 0 });
  expect(end.results.map(({ title }) => title)).toEqual(titles);

  const expected = titles.map(() => "written");
  expected[2] = "refused-key";
  expected[4] = "rate-limited written";
  expected[7] = "provider-error provider-error written";
  expected[11] = "interrupted written";
  expected[14] = "unusable";
  expected[19] = "connection written";
  expected[21] = "foreign";
  expected[24] = "cut written";
  expect(outcomesOf(end)).toEqual(expected);
  expect(end.results.filter(({ status }) => status === "failed").map(({ title, error }) => [title, error])).toEqual([
    ["Motor por IA 3", "Erro ao gerar conteúdo: Incorrect API key provided: (chave)"],
    ["Motor por IA 15", "Resposta da API não contém o conteúdo esperado"],
    ["Motor por IA 22", "Erro ao gerar conteúdo: O texto não veio em português"],
  ]);

  const pages = await pagesIn(second.site);
  const failed = new Set(["Motor por IA 3", "Motor por IA 15", "Motor por IA 22"]);
  expect(pages.map(({ title }) => title)).toEqual(titles.filter((title) => !failed.has(title)));
  expect(new Set(pages.map(({ slug }) => slug)).size).toBe(27);
  expect(pages.every(({ origin }) => origin === "ai")).toBe(true);
  expect(pages.find(({ title }) => title === "Motor por IA 25")?.["content"]).toBe(goodText("Motor por IA 25"));
  expect(pages.find(({ title }) => title === "Motor por IA 28")?.["content"]).toBe(
    "<h2>Título</h2><p>Texto em português sobre o portão.</p>",
  );
  // One after another: titles are asked for in their order.
  expect([...new Set(provider.requests.map(({ title }) => title).filter(Boolean))]).toEqual(titles);
  console.table(
    end.results.map(({ title, status, error = "", attempts = [] }) => ({
      title,
      status,
      attempts: attempts.map(({ outcome }) => outcome).join(", "),
      error,
    })),
  );

  provider.play(({ title }) => say(goodText(title)));
  const retry = await second.client.ask<{ jobId: string; isNew: boolean }>("runs.retryFailed", { jobId });
  const retried = await finishRun(second.client, retry.jobId);
  expect(retried).toMatchObject({ status: "done", total: 3, done: 3 });
  expect(retried.results.map(({ title }) => title)).toEqual([...failed]);
  expect((await second.client.call("runs.retryFailed", { jobId: retry.jobId })).status).toBe(404);
  // Another device still shows the first run.
  expect(await second.client.ask("runs.retryFailed", { jobId })).toMatchObject({ jobId: retry.jobId, isNew: false });

  expect(await second.client.ask("runs.listHistory", {})).toMatchObject({
    total: 2,
    runs: [
      { id: retry.jobId, kind: "ai-batch", status: "done", total: 3, done: 3, failed: 0, isRetry: true },
      { id: jobId, kind: "ai-batch", status: "done", total: 30, done: 27, failed: 3, isRetry: false },
    ],
  });
  expect((await second.client.ask<JobProgress>("runs.find", { jobId })).results).toHaveLength(30);
  for (const { site } of [first, second]) expect(site.output()).not.toContain(API_KEY.slice(3, -4));
});

wholeTest("stopping the server in order interrupts the request, and the next start goes on with that title", async () => {
  let isStopped = false;
  const provider = await createProvider(({ title }) => (title.endsWith("2") && !isStopped ? { kind: "silence" } : say(goodText(title))));
  const first = await start(provider);
  const jobId = await startRun(first.client, { kind: "ai-batch", titles: listTitles(3, "Parado"), status: "draft" });
  await expect.poll(() => provider.requests.length).toBe(2);
  expect(await first.site.stop("SIGTERM")).toBe(0);
  isStopped = true;
  const second = await start(provider, { dataDir: first.site.dataDir });
  const end = await finishRun(second.client, jobId);
  expect(end).toMatchObject({ status: "done", done: 3 });
  expect(outcomesOf(end)).toEqual(["written", "interrupted written", "written"]);
});

describe("on a site that goes on", () => {
  let provider: AiProvider;
  let site: Site;
  let client: AdminClient;

  beforeAll(async () => {
    provider = await startAiProvider();
    site = await startSite({ env: { AI_BASE_URL: provider.baseUrl, AI_TIMEOUT_SECONDS: "60" } });
    client = await AdminClient.signedIn(site);
  });
  beforeEach(async () => {
    await emptyPages(site);
    await client.ask("ai.saveKey", { key: API_KEY });
    provider.requests.length = 0;
  });
  afterAll(async () => {
    await site?.stop();
    await provider?.stop();
  });

  test.each([
    ["the request under way", { kind: "silence" }],
    ["a wait for Retry-After", refuse(429, {}, { "retry-after": "100" })],
  ] satisfies [string, Scene][])("cancelling interrupts %s at once", async (_, scene) => {
    provider.play(({ title }) => (title.endsWith("2") ? scene : say(goodText(title))));
    const jobId = await startRun(client, { kind: "ai-batch", titles: listTitles(3, "Cancelado"), status: "draft" });
    await followRun(
      client,
      jobId,
      ({ done, currentAttempts = [] }) =>
        done === 1 && currentAttempts.some(({ outcome, retryAt }) => outcome === "running" || retryAt !== undefined),
    );
    await expect.poll(() => provider.requests.length).toBe(2);
    await client.ask("runs.cancel", { jobId });
    const end = await finishRun(client, jobId);
    // Not interrupted, the second title would have had its time and been asked for again, or have failed.
    expect(end).toMatchObject({ status: "cancelled", done: 1, failed: 0 });
    expect(provider.requests).toHaveLength(2);
    if (scene.kind === "silence") await expect.poll(() => provider.requests[1]?.isAborted).toBe(true);
    expect(await pagesIn(site)).toHaveLength(1);
  });

  test("a local run does not wait for an AI run", async () => {
    provider.play(() => ({ kind: "silence" }));
    const jobId = await startRun(client, { kind: "ai-batch", titles: ["Devagar"], status: "draft" });
    await expect.poll(() => provider.requests.length).toBe(1);
    expect(await finishRun(client, await startRun(client, { kind: "local-batch", titles: ["Depressa"], status: "draft" }))).toMatchObject({
      status: "done",
      done: 1,
    });
    await client.ask("runs.cancel", { jobId });
    await finishRun(client, jobId);
  });

  test("a key removed in the middle of a run fails the titles that are left, as specified", async () => {
    provider.play(async ({ title }) => {
      if (title.endsWith("2")) await client.ask("ai.removeKey");
      return say(goodText(title));
    });
    const end = await finishRun(client, await startRun(client, { kind: "ai-batch", titles: listTitles(3, "Sem chave"), status: "draft" }));
    expect(end.results.map(({ status, error }) => error ?? status)).toEqual(["done", "done", "API Key is required for content generation"]);
  });

  test("five titles in a row that no provider answers pause the run, which says why, keeps the rest and goes on when told to", async () => {
    provider.play(({ title }) =>
      title.endsWith(" 1") ? say(goodText(title)) : refuse(401, { message: `Incorrect API key provided: ${API_KEY}` }),
    );
    const titles = listTitles(20, "Chave morta");
    const jobId = await startRun(client, { kind: "ai-batch", titles, status: "draft" });
    const paused = await followRun(client, jobId, ({ status }) => status !== "running");
    expect(paused).toMatchObject({
      status: "paused",
      total: 20,
      done: 1,
      failed: 5,
      pauseReason: "Erro ao gerar conteúdo: Incorrect API key provided: (chave)",
    });
    expect(provider.requests).toHaveLength(6);
    expect(await client.ask("runs.listHistory", {})).toMatchObject({
      runs: expect.arrayContaining([expect.objectContaining({ id: jobId, status: "paused", done: 1, failed: 5 })]),
    });
    expect(await client.ask("activities.list", { action: "run.paused" })).toMatchObject({ activities: [{ subject: "ai-batch" }] });
    // Another run of its kind would take its place unseen.
    expect(await client.ask("runs.start", { kind: "ai-batch", titles: ["Outro"] })).toMatchObject({ jobId, isNew: false });

    provider.play(({ title }) => say(goodText(title)));
    await client.ask("runs.resume", { jobId });
    // Pressed on a second device.
    await client.ask("runs.resume", { jobId });
    const end = await finishRun(client, jobId);
    expect(end).toMatchObject({ status: "done", done: 15, failed: 5 });
    expect(end.pauseReason).toBeUndefined();
    expect(await pagesIn(site)).toHaveLength(15);
    expect((await client.call("runs.resume", { jobId })).status).toBe(404);
    expect(site.output()).not.toContain(API_KEY.slice(3, -4));
  });

  test("a run needs a key, and its titles are checked and its cost told before it starts", async () => {
    provider.play(({ title }) => say(goodText(title)));
    // No run has been measured yet.
    await querySite(site, sql`delete from jobs`);
    await startRun(client, { kind: "local-batch", titles: ["Já existe"], status: "draft" }).then((jobId) => finishRun(client, jobId));
    expect(await client.ask("runs.check", { kind: "ai-batch", titles: ["Já existe", "Novo", "novo!"] })).toEqual({
      total: 3,
      existing: ["Já existe"],
      repeated: ["novo!"],
    });
    const estimate = await client.ask<{ tokens: number; seconds: number; model: string }>("runs.estimate", { count: 3 });
    expect(estimate.model).toBe("gpt-4o");
    expect(estimate.tokens).toBeGreaterThan(3 * 1400);
    expect(estimate.seconds).toBe(60);
    await finishRun(client, await startRun(client, { kind: "ai-batch", titles: ["Medido"], status: "draft" }));
    expect((await client.ask<{ seconds: number }>("runs.estimate", { count: 3 })).seconds).not.toBe(60);

    await client.ask("ai.removeKey");
    const answer = await client.call("runs.start", { kind: "ai-batch", titles: ["Um"] });
    expect(answer.status).toBe(412);
    expect(await answer.text()).toContain("API Key is required for content generation");
  });
});
