import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { Connection } from "../database/database";
import { CHANGES_CHANNEL } from "../database/dialect";
import { connectionOptions } from "../database/postgres/postgres-pool";
import type { Log } from "../log/log";
import type { PurgeTags } from "../page-cache/cache-tags";
import type { Settings } from "../settings/settings";
import { type Change, listOldTags, readChange } from "./change";

interface HearOthersParts {
  settings: Pick<Settings, "databaseUrl" | "dataDir" | "isSecretInDataDir">;
  log: Pick<Log, "error" | "warn" | "info">;
  connection: Pick<Connection, "clientName">;
  jobEvents: { notify(jobId: string): void };
  jobRunner: { wake(): void };
  purge: PurgeTags;
  menu: { read(): Promise<unknown> };
  /** What the owner says, and what is shown of customers, works and the team, may be something else. */
  refresh: () => Promise<void>;
}

type Hearers = Pick<HearOthersParts, "purge" | "refresh" | "menu" | "jobEvents" | "jobRunner"> & { log: Pick<Log, "error"> };

/** Does in this process what changes by others make necessary: all of a moment at once, for each may be there often. */
export function applyChanges(changes: readonly Change[], { purge, refresh, menu, jobEvents, jobRunner, log }: Hearers): void {
  const tags = listOldTags(changes, () => false);
  if (tags.length > 0) purge(tags);
  if (changes.some(({ kind }) => kind === "owner" || kind === "all")) void refresh();
  if (changes.some(({ kind }) => kind === "page"))
    menu.read().catch((error: unknown) => log.error({ err: error }, "menu after a change elsewhere"));
  const runs = changes.flatMap((change) => (change.kind === "run" || change.kind === "title" ? change.id : []));
  for (const id of new Set(runs)) jobEvents.notify(id);
  if (changes.some(({ kind }) => kind === "run" || kind === "all")) jobRunner.wake();
}

const FIRST_DELAY_MS = 100;
const MAX_DELAY_MS = 5000;
/** A connection that the network dropped silently is found out by asking. */
const ASK_EVERY_MS = 10_000;
const ANSWER_WITHIN_MS = 5000;

/**
 * On PostgreSQL others may serve the same site: hears what they change, that of one moment together, on a connection of its
 * own, for it to have its effect here too. A broken connection is made anew, ever less often while PostgreSQL is away.
 * Resolves when it listens.
 */
export async function hearOthers({ settings, log, connection: { clientName }, ...hearers }: HearOthersParts) {
  const hear = (changes: readonly Change[]) => applyChanges(changes, { log, ...hearers });
  const stopping = new AbortController();
  const { signal } = stopping;

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({ ...connectionOptions(settings.databaseUrl, `${clientName}:listen`), query_timeout: ANSWER_WITHIN_MS });
    client.on("error", () => {});
    // A bulk import tells thousands of changes at once: they are handed on together.
    const gathered: Change[] = [];
    client.on("notification", ({ payload = "" }) => {
      const change = readChange(payload, clientName);
      if (!change) return;
      if (gathered.length === 0) setImmediate(() => hear(gathered.splice(0)));
      gathered.push(change);
    });
    try {
      await client.connect();
      await client.query(`listen ${CHANGES_CHANNEL}`);
      return client;
    } catch (error) {
      await close(client);
      throw error;
    }
  }

  async function reconnect(): Promise<pg.Client | undefined> {
    for (let delayMs = FIRST_DELAY_MS; ; delayMs = Math.min(delayMs * 2, MAX_DELAY_MS)) {
      // Not all processes at the same moment.
      await sleep(delayMs * (0.5 + Math.random() / 2), undefined, { signal }).catch(() => {});
      if (signal.aborted) return undefined;
      const client = await connect().catch(() => undefined);
      if (client) return client;
    }
  }

  async function keepListening(first: pg.Client): Promise<void> {
    for (let client: pg.Client | undefined = first; client; ) {
      await untilBroken(client, signal);
      await close(client);
      if (signal.aborted) return;
      log.warn({}, "no longer hearing of other processes' changes");
      client = await reconnect();
      if (!client) return;
      log.info({}, "hearing of other processes' changes again");
      // Nobody listened for a while: anything may have changed.
      hear([{ kind: "all" }]);
    }
  }

  if (settings.isSecretInDataDir) {
    log.warn({ dataDir: settings.dataDir }, "SECRET_KEY is not set: processes that share a database need the same one");
  }
  const listening = keepListening(await connect());
  // What was committed after this process read it and before it listened.
  await hearers.refresh();
  return {
    async stop(): Promise<void> {
      stopping.abort();
      await listening;
    },
  };
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
