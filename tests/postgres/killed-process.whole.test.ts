import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#server/database/database";
import { stopRunAt } from "#support/database/stop-run";
import { AdminClient } from "#support/site/client";
import { send } from "#support/site/http";
import { startProcesses } from "#support/site/processes";
import { startRun } from "#support/site/runs";

const TITLES = Array.from({ length: 80 }, (_, number) => `Título interrompido ${number + 1}`);

interface MadePage {
  title: string;
  slug: string;
  page_slug: string;
  status: string;
}

test("when the process at work on a run is killed another finishes it, no page is lost or doubled, and visitors notice nothing", async () => {
  const { sites, proxy, databaseUrl, stop } = await startProcesses({ count: 2 });
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
  const visit = async () => void statuses.push((await send(proxy, "/")).status);

  // However long nobody looks, it does not come to its end.
  const letOn = await stopRunAt(db, TITLES[60] ?? "");
  const jobId = await startRun(client, { kind: "local-batch", titles: TITLES, status: "draft" });
  const lookMeanwhile = async <T>(look: () => Promise<T>) => (await Promise.all([look(), visit()]))[0];
  await expect.poll(() => lookMeanwhile(async () => (await readPages()).length), { interval: 1 }).toBeGreaterThanOrEqual(10);
  const { lease_owner: owner } = await readRun(jobId);
  const atWork = sites.find(({ pid }) => owner?.startsWith(`abre-facil:${pid}:`));
  expect((await Promise.all([atWork?.stop("SIGKILL"), visit(), visit(), visit()]))[0]).toBe(null);
  await letOn();
  expect((await readRun(jobId)).status).toBe("running");
  const madeByFirst = (await readPages()).length;
  expect(madeByFirst).toBeLessThan(TITLES.length);

  // A dead process's lease must end before another takes its run over: its moment comes here.
  await db.updateTable("jobs").set({ lease_expires_at: new Date().toISOString() }).where("id", "=", jobId).execute();
  await expect.poll(() => lookMeanwhile(async () => (await readRun(jobId)).status), { interval: 100 }).toBe("done");
  const pages = await readPages();
  expect(pages.map(({ title }) => title)).toEqual(TITLES);
  expect(pages.filter(({ slug, page_slug, status }) => slug !== page_slug || status !== "done")).toEqual([]);
  expect(new Set(pages.map(({ slug }) => slug)).size).toBe(TITLES.length);

  expect(statuses.length).toBeGreaterThan(10);
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
});
