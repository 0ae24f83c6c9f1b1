import type { Connection } from "../database/database";
import type { RunServices } from "../jobs/run-services";
import type { Log } from "../log/log";
import type { PurgeTags } from "../page-cache/cache-tags";
import type { MenuReader } from "../pages/menu-reader";
import type { Settings } from "../settings/settings";
import { applyChanges } from "./apply-changes";
import { type ChangeListener, listenForChanges } from "./change-listener";

interface HearOthersParts extends Pick<RunServices, "jobEvents" | "jobRunner"> {
  settings: Settings;
  log: Log;
  connection: Connection;
  purge: PurgeTags;
  menu: MenuReader;
}

/** On PostgreSQL others may serve the same site: what they change has its effect here too. */
export function hearOthers({ settings, log, connection, purge, menu, jobEvents, jobRunner }: HearOthersParts): Promise<ChangeListener> {
  if (settings.isSecretInDataDir) {
    log.warn({ dataDir: settings.dataDir }, "SECRET_KEY is not set: processes that share a database need the same one");
  }
  const hearers = {
    purge,
    lookAtMenu: () => void menu.read().catch((error: unknown) => log.error({ err: error }, "menu after a change elsewhere")),
    notifyRun: jobEvents.notify,
    wakeRunner: jobRunner.wake,
  };
  return listenForChanges({
    url: settings.databaseUrl,
    clientName: connection.clientName,
    onChanges: (changes) => applyChanges(changes, hearers),
    onGap: () => applyChanges([{ kind: "all" }], hearers),
    log,
  });
}
