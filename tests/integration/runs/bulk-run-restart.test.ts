import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { presetTitles } from "#content/preset-titles";
import { openDatabase } from "#server/database/database";
import { databaseUrlOf, querySite } from "#support/database/database";
import { stopRunAt } from "#support/database/stop-run";
import { makeTemporaryFolder } from "#support/machine/temporary-folder";
import { wholeTest } from "#support/machine/whole-test";
import { AdminClient } from "#support/site/client";
import { finishRun, startRun } from "#support/site/runs";
import { copySeededSite } from "#support/site/seeded-site";
import { type Site, startSite } from "#support/site/site";

/** On PostgreSQL a killed run is another process's to finish, and how runs change hands is tested without a site. */

const TITLES = Array.from({ length: 60 }, (_, number) => `Título interrompido ${number + 1}`);

async function start(dataDir: string, pace: "none" | "default"): Promise<{ site: Site; client: AdminClient }> {
  const site = await startSite({ dataDir, env: { PACE: pace } });
  onTestFinished(async () => {
    await site.stop("SIGKILL");
  });
  return { site, client: await AdminClient.signedIn(site) };
}

/** Every page with the place and the outcome of the item that made it, from the database itself. */
const readPages = (dataDir: string) =>
  querySite<{ title: string; slug: string; position: number; page_slug: string; status: string }>(
    { dataDir },
    sql`select pages.title, pages.slug, job_items.position, job_items.page_slug, job_items.status
        from pages left join job_items on job_items.id = pages.job_item_id order by seq`,
  );

const untilPages = (dataDir: string, count: number) =>
  expect.poll(async () => (await readPages(dataDir)).length).toBeGreaterThanOrEqual(count);

/** What must be true of the database at any moment of a run: pages and outcomes go together. */
async function expectWholePages(dataDir: string, titles: readonly string[]): Promise<number> {
  const pages = await readPages(dataDir);
  expect(pages.map(({ title }) => title)).toEqual(titles.slice(0, pages.length));
  expect(pages.map(({ position }) => position)).toEqual(pages.map((_, position) => position));
  expect(pages.filter(({ slug, page_slug, status }) => slug !== page_slug || status !== "done")).toEqual([]);
  expect(new Set(pages.map(({ slug }) => slug)).size).toBe(pages.length);
  return pages.length;
}

async function expectFinished(client: AdminClient, jobId: string, dataDir: string, titles: readonly string[]) {
  const end = await finishRun(client, jobId);
  expect(end).toMatchObject({ status: "done", total: titles.length, done: titles.length, failed: 0, skipped: 0 });
  expect(end.results.map(({ title }) => title)).toEqual(titles);
  expect(await expectWholePages(dataDir, titles)).toBe(titles.length);
}

const runningJob = async (dataDir: string) =>
  String((await querySite({ dataDir }, sql`select id from jobs where status = 'running'`))[0]?.["id"]);

test("a run killed outright in full flight finishes after the next start, with nothing lost or doubled", async () => {
  const dataDir = makeTemporaryFolder();
  const { site, client } = await start(dataDir, "none");
  // However long nobody looks, it does not come to its end.
  const connection = openDatabase(databaseUrlOf({ dataDir }));
  const letOn = await stopRunAt(connection.db, TITLES[50] ?? "");
  const starting = startRun(client, { kind: "local-batch", titles: TITLES, status: "draft" }).catch(() => undefined);
  await untilPages(dataDir, 10);
  await site.stop("SIGKILL");
  await starting;
  await letOn();
  await connection.db.destroy();
  expect(await expectWholePages(dataDir, TITLES)).toBeLessThan(TITLES.length);
  const jobId = await runningJob(dataDir);
  await expectFinished((await start(dataDir, "none")).client, jobId, dataDir, TITLES);
});

wholeTest("presets started twice, killed in a pause and stopped in order at another, become fifty pages", async () => {
  const dataDir = makeTemporaryFolder();
  const first = await start(dataDir, "default");
  const [jobId = "", other] = await Promise.all([1, 2].map(() => startRun(first.client, { kind: "bulk-presets", status: "draft" })));
  expect(other).toBe(jobId);
  await untilPages(dataDir, 3);
  await first.site.stop("SIGKILL");
  const killedAt = await expectWholePages(dataDir, presetTitles);

  const second = await start(dataDir, "default");
  await untilPages(dataDir, killedAt + 2);
  expect(await second.site.stop("SIGTERM")).toBe(0);
  expect(await expectWholePages(dataDir, presetTitles)).toBeLessThan(presetTitles.length);

  const third = await start(dataDir, "none");
  await expectFinished(third.client, jobId, dataDir, presetTitles);
});

test("a run that only another release knows is ended at the start, says why, and cannot be tried again here", async () => {
  const { dataDir } = await copySeededSite();
  await querySite(
    { dataDir },
    sql`insert into jobs (id, kind, active_key, status, options, total, created_by, created_at)
          values ('from-later', 'review-batch', 'review-batch', 'running', '{"description":"","creativity":75,"existing":"skip"}', 2, 'x', '2026-01-01T00:00:00.000Z')`,
  );
  await querySite(
    { dataDir },
    sql`insert into job_items (id, job_id, position, title, status) values ('i0', 'from-later', 0, 'Um', 'done'), ('i1', 'from-later', 1, 'Dois', 'pending')`,
  );

  const { client, site } = await start(dataDir, "none");
  const end = await finishRun(client, "from-later");
  expect(end).toMatchObject({ kind: "review-batch", status: "done", done: 1, failed: 1, skipped: 0 });
  expect(end.results[1]?.error).toBe("Este tipo de criação é de outra versão do site, e esta não o conhece.");
  const retried = await client.call("runs.retryFailed", { jobId: "from-later" });
  expect([retried.status, await retried.text()]).toEqual([409, expect.stringContaining("não conhece este tipo de criação")]);
  await finishRun(client, await startRun(client, { kind: "local-batch", titles: ["Outro"], status: "draft" }));
  // What was logged of late is all there once it has ended.
  await site.stop();
  expect(site.output()).toContain("runs of another release were ended");
});

wholeTest("a site killed while it publishes what is due publishes the rest after the next start, and nothing twice", async () => {
  const { dataDir } = await copySeededSite();
  const open = async () => {
    const site = await startSite({ dataDir, startedWhen: "/healthz" });
    onTestFinished(async () => void (await site.stop("SIGKILL")));
    return site;
  };
  const count = 40;
  const [past, allowed] = [
    new Date(Date.now() - 60_000).toISOString(),
    JSON.stringify({ reason: "Ensaio", rules: ["relevance", "maker", "area", "intent", "facts", "substance", "title", "whole"] }),
  ];
  const rows = Array.from({ length: count }, (_, number) => {
    const [name, title] = [`devida-${number}`, `Página devida ${number}`];
    return sql`(${name}, ${name}, ${title}, '', '<p>Texto</p>', 'devida', 'manual', 'draft', ${past}, ${past}, ${past}, ${allowed})`;
  });
  await querySite(
    { dataDir },
    sql`insert into pages(id, slug, title, description, content, search_text, origin, status, created_at, updated_at, publish_at, allowed)
        values ${sql.join(rows)}`,
  );
  // Opened once: it is looked at every millisecond, from before there is a site.
  const { db } = openDatabase(databaseUrlOf({ dataDir }));
  onTestFinished(() => db.destroy());
  const countPublic = async () => {
    const { rows } = await sql<{ n: number }>`select count(*) as n from pages where status = 'public' and id like 'devida-%'`.execute(db);
    return Number(rows[0]?.n);
  };
  const killed = await open();
  await expect.poll(countPublic, { interval: 1 }).toBeGreaterThan(0);
  await killed.stop("SIGKILL");
  await open();
  await expect.poll(countPublic).toBe(count);
  const readPublished = () =>
    querySite<{ version: number; n: number }>(
      { dataDir },
      sql`select version, (select count(*) from activities where subject_id = pages.id) as n from pages where publish_at is null and id like 'devida-%'`,
    );
  // What was to be written down of the page under way may be lost with the process.
  const countTold = async () => (await readPublished()).filter(({ n }) => Number(n) === 1).length;
  await expect.poll(countTold).toBeGreaterThanOrEqual(count - 1);
  const pages = await readPublished();
  expect(pages.map(({ version }) => Number(version))).toEqual(Array.from({ length: count }, () => 2));
  expect(pages.filter(({ n }) => Number(n) > 1)).toEqual([]);
});
