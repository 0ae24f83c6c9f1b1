/**
 * `kill -9` at random moments of a bulk run of the fifty presets, on one data folder that grows: each round starts the
 * site and a run, kills it 0 to 300 ms later, starts it again and waits for the run's end. Every page the administrator
 * was told of (saved by him, or done in the run's stream) must be there, none twice, and each title must have its page.
 * Rounds and seed by argument: `npm run faults kill-bulk-run -- 100 1`.
 */

import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { presetTitles } from "#content/preset-titles";
import { createRandom } from "#domain/generation/local/seeded-random";
import { AdminClient } from "#support/site/client";
import { finishRun, startRun, watchRun } from "#support/site/runs";
import { startSite } from "#support/site/site";
import { type Outcome, withFolder } from "./outcome";

const MAX_DELAY_MS = 300;

export function killBulkRun([rounds = "100", seed = "1"]: readonly string[]): Promise<Outcome> {
  return withFolder(async (dataDir) => {
    const random = createRandom(seed);
    const acknowledged = new Set<string>();
    const problems: string[] = [];
    let midway = 0;
    let site = await startSite({ dataDir });
    try {
      for (let round = 1; round <= Number(rounds); round += 1) {
        const client = await AdminClient.signedIn(site);
        const { id } = await client.ask<{ id: string }>("pages.save", { title: `Salva ${round}`, content: "<p>Texto</p>" });
        acknowledged.add(id);
        const jobId = await startRun(client, { kind: "bulk-presets", existing: "keep-both", status: "draft" });
        const told = hearDone(client, jobId);
        await sleep(random() * MAX_DELAY_MS);
        await site.stop("SIGKILL");
        const doneBefore = await told;
        const savedBefore = countPages(dataDir, jobId);
        if (savedBefore < doneBefore) problems.push(`round ${round}: told of ${doneBefore}, kept ${savedBefore}`);
        if (savedBefore > 0 && savedBefore < presetTitles.length) midway += 1;

        site = await startSite({ dataDir });
        const end = await finishRun(await AdminClient.signedIn(site), jobId);
        if (end.status !== "done" || end.done !== presetTitles.length)
          problems.push(`round ${round}: ended ${end.status} with ${end.done}`);
        if (countPages(dataDir, jobId) !== presetTitles.length) problems.push(`round ${round}: ${countPages(dataDir, jobId)} pages`);
      }
      const { lost, doubled } = compare(dataDir, acknowledged, Number(rounds));
      return {
        fault: "kill -9 in a bulk run",
        tried: `${rounds} kills, ${midway} of them between two titles (seed ${seed})`,
        lost,
        doubled,
        problems,
      };
    } finally {
      await site.stop("SIGKILL");
    }
  });
}

/** How many titles the run's stream told of until the connection broke. */
async function hearDone(client: AdminClient, jobId: string): Promise<number> {
  let done = 0;
  try {
    for await (const { progress } of watchRun(client, jobId)) done = progress.done;
  } catch {
    // The process is gone.
  }
  return done;
}

const PAGES_OF_RUN = "select count(*) as count from pages where job_item_id in (select id from job_items where job_id = ?)";

function countPages(dataDir: string, jobId: string): number {
  return read(dataDir, (database) => Number(database.prepare(PAGES_OF_RUN).get(jobId)?.["count"]));
}

function compare(dataDir: string, acknowledged: ReadonlySet<string>, rounds: number): { lost: number; doubled: number } {
  return read(dataDir, (database) => {
    const ids = new Set(
      database
        .prepare("select id from pages")
        .all()
        .map((row) => String(row["id"])),
    );
    const made = Number(database.prepare("select count(distinct job_item_id) as count from pages").get()?.["count"]);
    const wanted = rounds * presetTitles.length;
    const total = ids.size - acknowledged.size;
    const missing = [...acknowledged].filter((id) => !ids.has(id)).length;
    return { lost: missing + Math.max(0, wanted - made), doubled: Math.max(0, total - made) };
  });
}

function read<T>(dataDir: string, use: (database: DatabaseSync) => T): T {
  const database = new DatabaseSync(join(dataDir, "abre-facil.sqlite"), { timeout: 5000 });
  try {
    return use(database);
  } finally {
    database.close();
  }
}
