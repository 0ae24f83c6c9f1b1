/**
 * `kill -9` at random moments of an AI run, each followed by a start that goes on with it: every title ends with one
 * page, and an answer that was received whole is not asked, and paid, again. Received it was once the site has closed its
 * connection, which it does in the turn after the one that stores it, or has asked for the rest; half of the texts come in
 * two parts. Of the others the kernel tells which had been read; between that and storing lies less than a millisecond of
 * work. Kills and seed by argument: `npm run faults kill-ai-run -- 14 1`.
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
/** Of so many kills one may fall between reading an answer and storing it. */
const MOST_UNSTORED = 10;

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
      const received = new Set<ReceivedRequest>();
      let before = 0;
      for (let kill = 0; kill < Number(kills); kill += 1) {
        await sleep(random() * MAX_DELAY_MS);
        // Its death closes what it had not: only what is closed by now was received.
        for (const request of provider.requests.slice(before)) if (request.isTaken) received.add(request);
        await site.stop("SIGKILL");
        before = provider.requests.length;
        site = await start();
      }
      const last = await AdminClient.signedIn(site);
      const { status, done } = await finishRun(last, jobId);
      const { total } = await last.ask<{ total: number }>("pages.list", {});
      const again = listAskedAgain(provider.requests);
      const sent = again.filter(({ isAborted }) => !isAborted);
      const read = sent.filter(({ isUnread }) => !isUnread);
      const paidTwice = read.filter((request) => received.has(request) || isGoneOnFrom(request, provider.requests));
      const unstored = read.length - paidTwice.length;
      return {
        fault: "kill -9 in an AI run",
        tried: `${kills} kills; ${again.length} requests made again: ${sent.length - read.length} answered and not read, ${unstored} read and not stored yet, ${paidTwice.length} received (seed ${seed})`,
        lost: Math.max(0, TITLES - total),
        doubled: Math.max(0, total - TITLES),
        problems: [
          ...(status === "done" && done === TITLES ? [] : [`ended ${status} with ${done}`]),
          ...(unstored > Math.max(1, Number(kills) / MOST_UNSTORED) ? [`${unstored} answers were read and not stored`] : []),
          ...paidTwice.map(({ title }) => `"${title}" was paid twice: it had been received`),
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
  const isSame = (one: ReceivedRequest, other: ReceivedRequest) =>
    one.title === other.title && one.body.messages.at(-1)?.content === other.body.messages.at(-1)?.content;
  return requests.filter((request, index) => requests.slice(index + 1).some((later) => isSame(request, later)));
}

/** A first part whose rest was asked for before it was itself asked for again. */
function isGoneOnFrom(request: ReceivedRequest, requests: readonly ReceivedRequest[]): boolean {
  const again = requests.findLastIndex((later) => later.title === request.title && !isForRest(later));
  return !isForRest(request) && requests.slice(0, again).some((earlier) => isForRest(earlier) && earlier.title === request.title);
}
