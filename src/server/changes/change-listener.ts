import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { CHANGES_CHANNEL } from "../database/dialect";
import { connectionOptions } from "../database/postgres/postgres-pool";
import type { Log } from "../log/log";
import { type Change, readChange } from "./change";

export interface ChangeListenerParts {
  url: string;
  /** As in `Connection`: changes by this process are left out. */
  clientName: string;
  /** Changes by other processes, those of one moment together. */
  onChanges: (changes: readonly Change[]) => void;
  /** Nobody listened for a while: anything may have changed. */
  onGap: () => void;
  log: Pick<Log, "warn" | "info">;
}

const FIRST_DELAY_MS = 100;
const MAX_DELAY_MS = 5000;
/** A connection that the network dropped silently is found out by asking. */
const ASK_EVERY_MS = 10_000;
const ANSWER_WITHIN_MS = 5000;

/**
 * Hears what other processes change, on a connection of its own. Resolves when it listens; a broken connection is
 * made anew, ever less often while PostgreSQL is away.
 */
export async function listenForChanges(parts: ChangeListenerParts) {
  const stopping = new AbortController();
  const listening = keepListening(await connect(parts), parts, stopping.signal);
  return {
    async stop(): Promise<void> {
      stopping.abort();
      await listening;
    },
  };
}

async function keepListening(first: pg.Client, parts: ChangeListenerParts, stopping: AbortSignal): Promise<void> {
  for (let client: pg.Client | undefined = first; client; ) {
    await untilBroken(client, stopping);
    await close(client);
    if (stopping.aborted) return;
    parts.log.warn({}, "no longer hearing of other processes' changes");
    client = await reconnect(parts, stopping);
    if (!client) return;
    parts.log.info({}, "hearing of other processes' changes again");
    parts.onGap();
  }
}

async function reconnect(parts: ChangeListenerParts, stopping: AbortSignal): Promise<pg.Client | undefined> {
  for (let delayMs = FIRST_DELAY_MS; ; delayMs = Math.min(delayMs * 2, MAX_DELAY_MS)) {
    // Not all processes at the same moment.
    await sleep(delayMs * (0.5 + Math.random() / 2), undefined, { signal: stopping }).catch(() => {});
    if (stopping.aborted) return undefined;
    const client = await connect(parts).catch(() => undefined);
    if (client) return client;
  }
}

async function connect(parts: ChangeListenerParts): Promise<pg.Client> {
  const client = new pg.Client({ ...connectionOptions(parts.url, `${parts.clientName}:listen`), query_timeout: ANSWER_WITHIN_MS });
  client.on("error", () => {});
  gatherChanges(client, parts);
  try {
    await client.connect();
    await client.query(`listen ${CHANGES_CHANNEL}`);
    return client;
  } catch (error) {
    await close(client);
    throw error;
  }
}

/** A bulk import tells thousands of changes at once: they are handed on together. */
function gatherChanges(client: pg.Client, { clientName, onChanges }: ChangeListenerParts): void {
  const gathered: Change[] = [];
  client.on("notification", ({ payload = "" }) => {
    const change = readChange(payload, clientName);
    if (!change) return;
    if (gathered.length === 0) setImmediate(() => onChanges(gathered.splice(0)));
    gathered.push(change);
  });
}

async function untilBroken(client: pg.Client, stopping: AbortSignal): Promise<void> {
  const broken = new AbortController();
  const over = AbortSignal.any([stopping, broken.signal]);
  const ended = once(client, "end", { signal: over }).catch(() => {});
  const asking = (async () => {
    while (!over.aborted) {
      await sleep(ASK_EVERY_MS, undefined, { signal: over, ref: false }).catch(() => {});
      if (!over.aborted) await client.query("select 1").catch(() => broken.abort());
    }
  })();
  await Promise.race([ended, asking]);
  broken.abort();
  await asking;
}

/** Whether it still answers or not. */
async function close(client: pg.Client): Promise<void> {
  const ended = client.end().catch(() => {});
  await Promise.race([ended, sleep(1000, undefined, { ref: false })]);
}
