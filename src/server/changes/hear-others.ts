import type { Connection } from "../database/database";
import type { Log } from "../log/log";
import type { PurgeTags } from "../page-cache/cache-tags";
import type { Settings } from "../settings/settings";
import { type Change, listOldTags } from "./change";
import { listenForChanges } from "./change-listener";

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

/** On PostgreSQL others may serve the same site: what they change has its effect here too. */
export async function hearOthers({ settings, log, connection, purge, menu, refresh, jobEvents, jobRunner }: HearOthersParts) {
  if (settings.isSecretInDataDir) {
    log.warn({ dataDir: settings.dataDir }, "SECRET_KEY is not set: processes that share a database need the same one");
  }
  const hearers = {
    purge,
    refreshContent: () => void refresh(),
    lookAtMenu: () => void menu.read().catch((error: unknown) => log.error({ err: error }, "menu after a change elsewhere")),
    notifyRun: jobEvents.notify,
    wakeRunner: jobRunner.wake,
  };
  const listener = await listenForChanges({
    url: settings.databaseUrl,
    clientName: connection.clientName,
    onChanges: (changes) => applyChanges(changes, hearers),
    onGap: () => applyChanges([{ kind: "all" }], hearers),
    log,
  });
  // What was committed after this process read it and before it listened.
  await refresh();
  return listener;
}

interface Hearers {
  purge: PurgeTags;
  refreshContent: () => void;
  lookAtMenu: () => void;
  notifyRun: (jobId: string) => void;
  wakeRunner: () => void;
}

/** Does in this process what changes by others make necessary: all of a moment at once, for each may be there often. */
export function applyChanges(changes: readonly Change[], { purge, refreshContent, lookAtMenu, notifyRun, wakeRunner }: Hearers): void {
  const tags = listOldTags(changes, () => false);
  if (tags.length > 0) purge(tags);
  if (changes.some(({ kind }) => kind === "owner" || kind === "all")) refreshContent();
  if (changes.some(({ kind }) => kind === "page")) lookAtMenu();
  const runs = changes.flatMap((change) => (change.kind === "run" || change.kind === "title" ? change.id : []));
  for (const id of new Set(runs)) notifyRun(id);
  if (changes.some(({ kind }) => kind === "run" || kind === "all")) wakeRunner();
}
