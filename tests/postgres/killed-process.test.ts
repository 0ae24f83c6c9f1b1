import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#server/database/database";
import { AdminClient } from "#support/site/client";
import { send } from "#support/site/http";
import { startProcesses } from "#support/site/processes";
import { startRun } from "#support/site/runs";

/** A dead process's lease must end before another takes its run over. */
const WITHIN_MS = 240_000;
/** As visitors come; at once after each other they would take the machine from the run. */
const VISIT_EVERY_MS = 20;
const TITLES = Array.from({ length: 200 }, (_, number) => `Título interrompido ${number + 1}`);

interface MadePage {
  title: string;
  slug: string;
  page_slug: string;
  status: string;
}

test(
  "when the process at work on a run is killed another finishes it, no page is lost or doubled, and visitors notice nothing",
  async () => {
    const { sites, proxy, databaseUrl, stop } = await startProcesses({ count: 3 });
    onTestFinished(stop);
    const { db } = openDatabase(databaseUrl);
    onTestFinished(() => db.destroy());
    const client = await AdminClient.signedIn(proxy);
    const readPages = async () =>
      (
        await sql<MadePage>`select pages.title, pages.slug, job_items.page_slug, job_items.status
          from pages join job_items on job_items.id = pages.job_item_id order by job_items.position`.execute(db)
      ).rows;
    const readRun = (id: string) => db.selectFrom("jobs").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

    const statuses: number[] = [];
    const visiting = new AbortController();
    const visits = (async () => {
      while (!visiting.signal.aborted) {
        statuses.push((await send(proxy, "/")).status);
        await pause(VISIT_EVERY_MS);
      }
    })();

    const jobId = await startRun(client, { kind: "local-batch", titles: TITLES, status: "draft" });
    await expect.poll(async () => (await readPages()).length, { interval: 1 }).toBeGreaterThanOrEqual(10);
    const { lease_owner: owner } = await readRun(jobId);
    const atWork = sites.find(({ pid }) => owner?.startsWith(`abre-facil:${pid}:`));
    expect(await atWork?.stop("SIGKILL")).toBe(null);
    expect((await readRun(jobId)).status).toBe("running");
    const madeByFirst = (await readPages()).length;
    expect(madeByFirst).toBeLessThan(TITLES.length);

    await expect.poll(async () => (await readRun(jobId)).status, { interval: 100 }).toBe("done");
    const pages = await readPages();
    expect(pages.map(({ title }) => title)).toEqual(TITLES);
    expect(pages.filter(({ slug, page_slug, status }) => slug !== page_slug || status !== "done")).toEqual([]);
    expect(new Set(pages.map(({ slug }) => slug)).size).toBe(TITLES.length);

    visiting.abort();
    await visits;
    expect(statuses.length).toBeGreaterThan(10);
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
  },
  WITHIN_MS,
);
