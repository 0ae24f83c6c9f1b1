/**
 * `kill -9` at random moments of an AI run, each followed by a start that goes on with it: every title ends with one
 * page, and a title whose answer had come is not asked, and paid, again. Kills and seed by argument:
 * `npm run faults kill-ai-run -- 14 1`.
 */

import { setTimeout as sleep } from "node:timers/promises";
import { createRandom } from "#domain/generation/local/seeded-random";
import { API_KEY, goodText, say, startAiProvider } from "#support/outside/ai-provider";
import { AdminClient } from "#support/site/client";
import { finishRun, startRun } from "#support/site/runs";
import { startSite } from "#support/site/site";
import { type Outcome, withFolder } from "./outcome";

const TITLES = 300;
const MAX_DELAY_MS = 500;
const ANSWER_MS = 10;

export function killAiRun([kills = "14", seed = "1"]: readonly string[]): Promise<Outcome> {
  return withFolder(async (dataDir) => {
    const random = createRandom(seed);
    const provider = await startAiProvider(async ({ title }) => {
      await sleep(ANSWER_MS);
      return say(goodText(title));
    });
    const start = () => startSite({ dataDir, env: { AI_BASE_URL: provider.baseUrl } });
    let site = await start();
    try {
      const client = await AdminClient.signedIn(site);
      await client.ask("ai.saveKey", { key: API_KEY });
      const titles = Array.from({ length: TITLES }, (_, number) => `Título ${number}`);
      const jobId = await startRun(client, { kind: "ai-batch", titles, status: "draft" });
      for (let kill = 0; kill < Number(kills); kill += 1) {
        await sleep(random() * MAX_DELAY_MS);
        await site.stop("SIGKILL");
        site = await start();
      }
      const last = await AdminClient.signedIn(site);
      const { status, done } = await finishRun(last, jobId);
      const { total } = await last.ask<{ total: number }>("pages.list", {});
      const asked = provider.requests.length - TITLES;
      const paid = provider.requests.filter(({ isAborted }) => !isAborted).length - TITLES;
      return {
        fault: "kill -9 in an AI run",
        tried: `${kills} kills; ${asked} titles asked again, of which ${paid} had been answered whole (seed ${seed})`,
        lost: Math.max(0, TITLES - total),
        doubled: Math.max(0, total - TITLES),
        problems: status === "done" && done === TITLES ? [] : [`ended ${status} with ${done}`],
      };
    } finally {
      await site.stop("SIGKILL");
      await provider.stop();
    }
  });
}
