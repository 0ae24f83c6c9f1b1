/**
 * `kill -9` at random moments of an AI run, each followed by a start that goes on with it: every title ends with one
 * page, and an answer that was received whole is not asked, and paid, again. Half of the texts come in two parts: a first
 * one was received for certain once its rest is asked for. Of the others the kernel tells which had been read; between that
 * and storing lies a moment of work. Kills and seed by argument: `npm run faults kill-ai-run -- 14 1`.
 */

import { setTimeout as sleep } from "node:timers/promises";
import { createRandom } from "#domain/generation/local/seeded-random";
import { API_KEY, goodText, type ReceivedRequest, say, startAiProvider } from "#support/outside/ai-provider";
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
    const provider = await startAiProvider(async (request) => {
      await sleep(ANSWER_MS);
      const text = goodText(request.title);
      const half = text.length / 2;
      if (isForRest(request)) return say(text.slice(half));
      return /[02468]$/.test(request.title) ? say(text.slice(0, half), "length") : say(text);
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
      const again = listAskedAgain(provider.requests);
      const sent = again.filter(({ isAborted }) => !isAborted);
      const unread = sent.filter(({ isUnread }) => isUnread);
      const paidTwice = listPaidTwice(provider.requests);
      return {
        fault: "kill -9 in an AI run",
        tried: `${kills} kills; ${again.length} requests made again: ${unread.length} answered and not read, ${sent.length - unread.length} read and not stored yet, ${paidTwice.length} received (seed ${seed})`,
        lost: Math.max(0, TITLES - total),
        doubled: Math.max(0, total - TITLES),
        problems: [
          ...(status === "done" && done === TITLES ? [] : [`ended ${status} with ${done}`]),
          ...paidTwice.map(({ title }) => `"${title}" was paid twice: its first part had been received`),
        ],
      };
    } finally {
      await site.stop("SIGKILL");
      await provider.stop();
    }
  });
}

/** The provider is asked to go on with what it said. */
const isForRest = ({ body }: ReceivedRequest): boolean => body.messages.some(({ role }) => role === "assistant");

/** The requests that were made once more. */
function listAskedAgain(requests: readonly ReceivedRequest[]): ReceivedRequest[] {
  const isSame = (one: ReceivedRequest, other: ReceivedRequest) => one.title === other.title && isForRest(one) === isForRest(other);
  return requests.filter((request, index) => requests.slice(index + 1).some((later) => isSame(request, later)));
}

/** The first parts that were asked for although their rest had been. */
function listPaidTwice(requests: readonly ReceivedRequest[]): ReceivedRequest[] {
  return requests.filter(
    (request, index) =>
      !isForRest(request) && requests.slice(0, index).some((earlier) => isForRest(earlier) && earlier.title === request.title),
  );
}
