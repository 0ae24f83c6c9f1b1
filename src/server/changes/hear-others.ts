import type { LiveContent } from "../content/live-content";
import type { Connection } from "../database/database";
import type { RunServices } from "../jobs/run-services";
import type { Log } from "../log/log";
import type { PurgeTags } from "../page-cache/cache-tags";
import type { MenuReader } from "../pages/lists/menu-reader";
import type { PhotoFiles } from "../photos/photo-files";
import type { Settings } from "../settings/settings";
import type { Change } from "./change";
import { listenForChanges } from "./change-listener";
import { listOldTags } from "./purge-rule";

interface HearOthersParts extends Pick<RunServices, "jobEvents" | "jobRunner"> {
  settings: Settings;
  log: Log;
  connection: Connection;
  purge: PurgeTags;
  menu: MenuReader;
  content: Pick<LiveContent, "refresh">;
  photoFiles: Pick<PhotoFiles, "forget">;
}

/** On PostgreSQL others may serve the same site: what they change has its effect here too. */
export function hearOthers({ settings, log, connection, purge, menu, content, photoFiles, jobEvents, jobRunner }: HearOthersParts) {
  if (settings.isSecretInDataDir) {
    log.warn({ dataDir: settings.dataDir }, "SECRET_KEY is not set: processes that share a database need the same one");
  }
  const hearers = {
    purge,
    refreshContent: () => void content.refresh(),
    lookAtMenu: () => void menu.read().catch((error: unknown) => log.error({ err: error }, "menu after a change elsewhere")),
    forgetPhotoFiles: photoFiles.forget,
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

interface Hearers {
  purge: PurgeTags;
  /** What the owner says may be something else. */
  refreshContent: () => void;
  /** The pages of the menu may be others. */
  lookAtMenu: () => void;
  /** A photograph may show something else, or be gone. */
  forgetPhotoFiles: () => void;
  /** Something about a run changed. */
  notifyRun: (jobId: string) => void;
  /** A run may be free to be worked on. */
  wakeRunner: () => void;
}

/** Does in this process what changes by others make necessary: all of a moment at once, for each may be there often. */
export function applyChanges(changes: readonly Change[], hearers: Hearers): void {
  const { purge, refreshContent, lookAtMenu, forgetPhotoFiles, notifyRun, wakeRunner } = hearers;
  const tags = listOldTags(changes, () => false);
  if (tags.length > 0) purge(tags);
  if (changes.some(({ kind }) => kind === "owner" || kind === "all")) refreshContent();
  if (changes.some(({ kind }) => kind === "page")) lookAtMenu();
  if (changes.some(({ kind }) => kind === "photo" || kind === "all")) forgetPhotoFiles();
  for (const id of new Set(changes.flatMap((change) => (change.kind === "run" || change.kind === "title" ? change.id : [])))) notifyRun(id);
  if (changes.some(({ kind }) => kind === "run" || kind === "all")) wakeRunner();
}
