/**
 * A stop signal while 64 keep-alive clients read pages and one saves pages: every request the server began to read is
 * answered in full; a page whose save was answered is there after the next start. A connection that is refused, or closed
 * before a request on it was read, was not accepted. Rounds by argument: `npm run faults stop-under-load -- 5`.
 */
import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { AdminClient } from "#support/site/client";
import { send } from "#support/site/http";
import { type Site, startSite } from "#support/site/site";
import { type Outcome, withFolder } from "./outcome";

const CLIENTS = 64;
const LOAD_MS = 1500;
const PATHS = ["/", "/faq", "/sitemap", "/cidades/santana", "/nao-existe"];

interface Count {
  answered: number;
  /** The answer began and broke off. */
  cut: number;
  /** Closed before the first byte of an answer, on a connection that had worked: Node may close one as it is reused. */
  unread: number;
  refused: number;
}

export function stopUnderLoad([rounds = "5"]: readonly string[]): Promise<Outcome> {
  return withFolder(async (dataDir) => {
    const total: Count = { answered: 0, cut: 0, unread: 0, refused: 0 };
    const saved: string[] = [];
    const problems: string[] = [];
    for (let round = 1; round <= Number(rounds); round += 1) {
      const site = await startSite({ dataDir });
      const client = await AdminClient.signedIn(site);
      for (const path of PATHS) await send(site, path);
      const before = total.answered;
      const state = { isOver: false };
      const readers = Array.from({ length: CLIENTS }, (_, number) => readUntilRefused(site, number, total, state));
      const saver = saveUntilRefused(client, round, saved);
      await sleep(LOAD_MS);
      const code = await site.stop("SIGTERM");
      state.isOver = true;
      await Promise.all([...readers, saver]);
      const read = countRead(site);
      if (read > total.answered - before) problems.push(`round ${round}: ${read} requests read, ${total.answered - before} answered`);
      if (code !== 0) problems.push(`round ${round}: ended with code ${code}`);
    }
    if (total.cut > 0) problems.push(`${total.cut} answers broken off`);
    const lost = await countMissing(dataDir, saved);
    const tried = `${rounds} stops, ${total.answered} answered, ${saved.length} saves, ${total.refused} refused and ${total.unread} closed unread after the signal`;
    return { fault: "shutdown signal under load", tried, lost: lost + total.cut, doubled: 0, problems };
  });
}

/** Requests of the load that the server's log tells of. */
function countRead(site: Site): number {
  const lines = site.output().split("\n");
  return lines.filter((line) => line.includes('"method":"GET"') && !line.includes('"path":"/readyz"')).length - PATHS.length;
}

async function readUntilRefused(site: Site, number: number, count: Count, state: { isOver: boolean }): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let turn = number; !state.isOver; turn += 1) {
    const result = await readOnce(site, PATHS[turn % PATHS.length] ?? "/", agent);
    count[result] += 1;
    if (result === "refused") break;
  }
  agent.destroy();
}

function readOnce(site: Site, path: string, agent: Agent): Promise<keyof Count> {
  return new Promise((resolve) => {
    const sent = request(site.url + path, { agent }, (response) => {
      response.resume();
      response.on("end", () => resolve(response.complete ? "answered" : "cut"));
      response.on("error", () => resolve("cut"));
    });
    sent.on("error", (error: NodeJS.ErrnoException) => resolve(error.code === "ECONNREFUSED" ? "refused" : "unread"));
    sent.end();
  });
}

async function saveUntilRefused(client: AdminClient, round: number, saved: string[]): Promise<void> {
  for (let number = 0; ; number += 1) {
    try {
      const { slug } = await client.ask<{ slug: string }>("pages.save", {
        title: `Parada ${round} página ${number}`,
        content: "<p>Texto</p>",
      });
      saved.push(slug);
    } catch {
      return;
    }
  }
}

async function countMissing(dataDir: string, slugs: readonly string[]): Promise<number> {
  const site = await startSite({ dataDir });
  try {
    let missing = 0;
    for (const slug of slugs) if ((await send(site, `/links-uteis/${slug}`)).status !== 200) missing += 1;
    return missing;
  } finally {
    await site.stop();
  }
}
