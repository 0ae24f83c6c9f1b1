import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { presetTitles } from "#content/preset-titles";
import { emptyPages } from "#support/database/empty-pages";
import { AdminClient } from "#support/site/client";
import { finishRun, watchRun } from "#support/site/runs";
import { type Site, startSite } from "#support/site/site";

let site: Site;
let client: AdminClient;

// With the pauses of the product, so that a run is still under way when it is looked at.
beforeAll(async () => {
  site = await startSite({ env: { PACE: "default" } });
});
beforeEach(async () => {
  client = await AdminClient.signedIn(site);
});
afterEach(async () => {
  const own = await AdminClient.signedIn(site);
  const { id, status } = await own.ask<{ id: string; status: string }>("runs.findLatest", { kind: "bulk-presets" });
  if (status === "running") await own.ask("runs.cancel", { jobId: id });
  await finishRun(own, id);
  await emptyPages(site);
});
afterAll(() => site?.stop("SIGKILL"));

const start = () => client.ask<{ jobId: string; isNew: boolean }>("runs.start", { kind: "bulk-presets", status: "draft" });

test("two starts at once make one run, which is told as it goes on, from where each watcher was, until it is stopped", async () => {
  const [first, second] = await Promise.all([start(), start()]);
  const { jobId } = first;
  expect([first.isNew, second.isNew].toSorted()).toEqual([false, true]);
  expect(second.jobId).toBe(jobId);
  expect(await client.ask("runs.findLatest", { kind: "bulk-presets" })).toMatchObject({ id: jobId, status: "running" });

  const seen: string[] = [];
  let lastEventId: string | undefined;
  while (seen.length < 4) {
    for await (const { id, progress } of watchRun(client, jobId, lastEventId)) {
      const finished = progress.done + progress.failed + progress.skipped;
      expect(progress).toMatchObject({
        status: "running",
        total: 50,
        resultsFrom: Number(lastEventId ?? 0),
        currentTitle: presetTitles[finished],
      });
      expect(id).toBe(String(finished));
      seen.push(...progress.results.map(({ title }) => title));
      lastEventId = id;
      // Away in the middle of the run, and back.
      if (seen.length > 1) break;
    }
  }
  expect(seen).toEqual(presetTitles.slice(0, seen.length));

  await client.ask("runs.cancel", { jobId });
  const end = await finishRun(client, jobId);
  expect(end.status).toBe("cancelled");
  expect(end.done).toBeGreaterThanOrEqual(seen.length);
  expect(end.done).toBeLessThan(50);
  expect(await client.ask("pages.list", {})).toMatchObject({ total: end.done });

  const again = await client.call("runs.cancel", { jobId });
  expect(again.status).toBe(404);
  expect(await client.ask("runs.findLatest", { kind: "bulk-presets" })).toMatchObject({ id: jobId, status: "cancelled", done: end.done });
});

test("after a run was stopped another one starts, and goes on while nobody watches", async () => {
  const stopped = await start();
  await client.ask("runs.cancel", { jobId: stopped.jobId });
  expect((await finishRun(client, stopped.jobId)).status).toBe("cancelled");
  const { jobId, isNew } = await start();
  expect(isNew).toBe(true);
  const countFinished = async () => {
    const { done, skipped } = await client.ask<{ done: number; skipped: number }>("runs.findLatest", { kind: "bulk-presets" });
    return done + skipped;
  };
  await expect.poll(countFinished).toBeGreaterThan(2);
  await client.ask("runs.cancel", { jobId });
  expect((await finishRun(client, jobId)).status).toBe("cancelled");
});

test("a run is told to nobody without a session", async () => {
  const { jobId } = await start();
  await client.call("session.signOut");
  await expect(watchRun(client, jobId).next()).rejects.toThrow();
});
