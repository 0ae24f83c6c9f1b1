/**
 * An AI run of many titles whose key is refused, and one whose provider takes each request and says nothing: how many
 * requests are made before the run pauses, what it keeps, and that it goes on to its end when it is told to.
 */

import { API_KEY, goodText, refuse, type Scene, say, startAiProvider } from "#support/outside/ai-provider";
import { AdminClient } from "#support/site/client";
import { finishRun, startRun } from "#support/site/runs";
import { startSite } from "#support/site/site";
import { type Outcome, withFolder } from "./outcome";

const CASES: readonly { name: string; titles: number; scene: Scene; mostRequests: number }[] = [
  { name: "dead key", titles: 200, scene: refuse(401, { message: `Incorrect API key provided: ${API_KEY}` }), mostRequests: 5 },
  { name: "silent provider", titles: 500, scene: { kind: "silence" }, mostRequests: 10 },
];

export function sendProviderAway(): Promise<Outcome> {
  return withFolder(async (dataDir) => {
    const provider = await startAiProvider();
    const site = await startSite({ dataDir, env: { AI_BASE_URL: provider.baseUrl, AI_TIMEOUT_SECONDS: "1" } });
    const tried: string[] = [];
    const problems: string[] = [];
    let [made, wanted] = [0, 0];
    try {
      const client = await AdminClient.signedIn(site);
      await client.ask("ai.saveKey", { key: API_KEY });
      for (const { name, titles, scene, mostRequests } of CASES) {
        provider.requests.length = 0;
        provider.play(() => scene);
        const begun = Date.now();
        const list = Array.from({ length: titles }, (_, number) => `${name} ${number}`);
        const jobId = await startRun(client, { kind: "ai-batch", titles: list, status: "draft" });
        const paused = await finishRun(client, jobId);
        const seconds = Math.round((Date.now() - begun) / 1000);
        const requests = provider.requests.length;
        tried.push(`${name}, ${titles} titles: ${requests} requests in ${seconds} s, then ${paused.status}`);
        if (paused.status !== "paused" || requests > mostRequests) problems.push(`${name}: ${paused.status} after ${requests} requests`);

        provider.play(({ title }) => say(goodText(title)));
        await client.ask("runs.resume", { jobId });
        const end = await finishRun(client, jobId);
        made += end.done;
        wanted += titles - paused.failed;
      }
      return { fault: "an AI provider that is not there", tried: tried.join("; "), lost: wanted - made, doubled: 0, problems };
    } finally {
      await site.stop("SIGKILL");
      await provider.stop();
    }
  });
}
