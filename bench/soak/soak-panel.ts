import { setTimeout as sleep } from "node:timers/promises";
import { AdminClient } from "#support/site/client";
import { finishRun, startRun } from "#support/site/runs";
import type { Site } from "#support/site/site";

const PUBLISH_EVERY_MS = 1000;
const RUN_EVERY_MS = 20_000;
const SIGN_IN_EVERY_MS = 5000;
/** Pages that stay; older ones are deleted. */
const KEPT = 20;

export interface PanelWork {
  published: number;
  deleted: number;
  runs: number;
  signIns: number;
  errors: string[];
}

/** What administrators do while visitors read, until the signal aborts. */
export async function workInPanel(site: Site, signal: AbortSignal): Promise<PanelWork> {
  const work: PanelWork = { published: 0, deleted: 0, runs: 0, signIns: 0, errors: [] };
  const client = await AdminClient.signedIn(site);
  const pages: string[] = [];

  const every = async (ms: number, act: () => Promise<void>) => {
    while (!signal.aborted) {
      await act().catch((error: unknown) => work.errors.push(String(error)));
      await sleep(ms, undefined, { signal }).catch(() => {});
    }
  };

  const publishAndDelete = async () => {
    const title = `Página da prova ${work.published}`;
    const { html } = await client.ask<{ html: string }>("generation.preview", { title, creativity: 75 });
    pages.push((await client.ask<{ id: string }>("pages.save", { title, content: html })).id);
    work.published += 1;
    await client.ask("pages.list", { query: "prova" });
    if (pages.length <= KEPT) return;
    await client.ask("pages.remove", { id: pages.shift() });
    work.deleted += 1;
  };
  const runPresets = async () => {
    const { status } = await finishRun(client, await startRun(client, { kind: "bulk-presets", existing: "keep-both" }));
    if (status !== "done") throw new Error(`A run ended ${status}`);
    work.runs += 1;
  };
  const signInAndOut = async () => {
    const other = await AdminClient.signedIn(site);
    await other.ask("session.signOut");
    work.signIns += 1;
  };
  await Promise.all([every(PUBLISH_EVERY_MS, publishAndDelete), every(RUN_EVERY_MS, runPresets), every(SIGN_IN_EVERY_MS, signInAndOut)]);
  return work;
}
