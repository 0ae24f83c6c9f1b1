import { facts } from "#content/facts";
import { generatedPagePath } from "#domain/page/generated-page";
import { type Accounts, createAccounts } from "./accounts/accounts";
import { createFirstAdministrator, type FirstAdministrator } from "./accounts/first-administrator";
import { type ActivityLog, createActivityLog } from "./activities/activity-log";
import type { AiKeyStore } from "./ai/ai-key-store";
import { createAiServices } from "./ai/ai-services";
import type { AiWriter } from "./ai/ai-writer";
import { type BeforeLaunchConfirmations, createBeforeLaunchConfirmations } from "./before-launch/before-launch-confirmations";
import { applyChanges } from "./changes/apply-changes";
import { listenForChanges } from "./database/change-listener";
import { prepareSqliteFile } from "./database/check-sqlite";
import { type Connection, isPostgres, openDatabase, sqliteFile } from "./database/database";
import { lockInstance } from "./database/instance-lock";
import { migrate } from "./database/migrate";
import { waitForPostgres } from "./database/postgres-start";
import { createIndexNow } from "./indexnow/indexnow";
import { endUnknownRuns } from "./jobs/end-unknown-runs";
import { createJobEvents, type JobEvents } from "./jobs/job-events";
import { forgetOldRuns } from "./jobs/job-history";
import { createJobLeases } from "./jobs/job-lease";
import type { JobRunner } from "./jobs/job-runner";
import { createJobRunners } from "./jobs/job-runners";
import { createJobStore, type JobStore } from "./jobs/job-store";
import { createRunWriters } from "./jobs/run-writers";
import type { Log } from "./log/log";
import { countSignIns } from "./metrics/count-sign-ins";
import { createPageAnnouncer, MENU_TAG, type PageAnnouncer, type PurgeTags, REDIRECTS_TAG } from "./page-cache/cache-purge";
import { createMenuReader, type MenuReader } from "./pages/menu-reader";
import { createPageAutosaves, type PageAutosaves } from "./pages/page-autosaves";
import { createPageEditor, type PageEditor } from "./pages/page-editor";
import { createPageRevisions, type PageRevisions } from "./pages/page-revisions";
import { createPageStore, type OnPageChange, type PageStore } from "./pages/page-store";
import { createPageTrash, type PageTrash } from "./pages/page-trash";
import { createLostAddresses, type LostAddresses } from "./redirects/lost-addresses";
import { createRedirectStore, type RedirectStore } from "./redirects/redirect-store";
import { followSecretChange } from "./secrets/secret-change";
import type { Settings } from "./settings/settings";
import { startDailyUpkeep } from "./upkeep/daily-upkeep";

/** Everything pages and actions use of the outside; one set a process. */
export interface Services {
  settings: Settings;
  log: Log;
  connection: Connection;
  pages: PageStore;
  pageAnnouncer: PageAnnouncer;
  menu: MenuReader;
  pageEditor: PageEditor;
  pageRevisions: PageRevisions;
  autosaves: PageAutosaves;
  trash: PageTrash;
  lostAddresses: LostAddresses;
  redirects: RedirectStore;
  activities: ActivityLog;
  beforeLaunchConfirmations: BeforeLaunchConfirmations;
  accounts: Accounts;
  aiKeys: AiKeyStore;
  aiWriter: AiWriter;
  jobs: JobStore;
  jobEvents: JobEvents;
  jobRunner: JobRunner;
  /** Only on the very first start. */
  firstAdministrator?: FirstAdministrator;
  /** Aborts when the site begins to stop: what would not end by itself must end then. */
  stopping: AbortSignal;
  beginStop(): void;
  stop(): Promise<void>;
}

/** How long a run that this release does not know is left to a newer process that may be beside it. */
const NEWER_PROCESS_MS = 3_600_000;

let started: Services | undefined;

/**
 * The running services.
 * @throws before `startServices` has resolved.
 */
export function services(): Services {
  if (!started) throw new Error("Services are not started");
  return started;
}

/** Opens the database, brings it up to date, and starts what works in the background. */
export async function startServices(settings: Settings, log: Log, purge: PurgeTags): Promise<Services> {
  const lock = isPostgres(settings.databaseUrl) ? undefined : lockInstance(sqliteFile(settings.databaseUrl));
  if (lock) prepareSqliteFile(sqliteFile(settings.databaseUrl));
  const connection = openDatabase(settings.databaseUrl);
  if (!lock) await waitForPostgres(connection, settings.databaseUrl, log);
  await migrate(connection);
  const accounts = countSignIns(await createAccounts(connection, settings));
  const secretChange = await followSecretChange(connection.db, settings);
  if (secretChange.hasEndedSessions || secretChange.resealed > 0 || secretChange.lost > 0) log.warn(secretChange, "secret changed");
  const firstAdministrator = await createFirstAdministrator(connection.db, accounts.auth, settings);

  const indexNow = createIndexNow({ siteUrl: settings.siteUrl, key: settings.indexNowKey, endpoint: settings.indexNowEndpoint, log });
  const menu = createMenuReader(
    (limit) => pages.listNewestPages(limit),
    () => purge([MENU_TAG]),
  );
  const pageAnnouncer = createPageAnnouncer(purge, menu.noteChange);
  const announcePage: OnPageChange = (change) => {
    pageAnnouncer.announce(change);
    indexNow.notify(generatedPagePath(change.slug));
  };
  const announceNewPage: OnPageChange = (change) => {
    pageAnnouncer.announceNew(change);
    indexNow.notify(generatedPagePath(change.slug));
  };
  const pages = createPageStore(connection, announcePage, announceNewPage);
  const trash = createPageTrash(connection, announcePage);
  const activities = createActivityLog(connection.db, log);
  const lostAddresses = createLostAddresses(connection.db, (error) => log.error({ err: error }, "lost address"));
  const jobs = createJobStore(connection.db);
  const jobEvents = createJobEvents();
  const stopping = new AbortController();
  const leases = createJobLeases(connection.db, connection.clientName);
  if (lock) await leases.clearLeases();
  const upkeep = startDailyUpkeep(
    [
      () => trash.purge(),
      () => activities.forgetOld(),
      () => forgetOldRuns(connection.db),
      () => lostAddresses.forgetOld(),
      async () => {
        const ended = await endUnknownRuns(connection.db, { idleMs: lock ? 0 : NEWER_PROCESS_MS });
        if (ended > 0) log.warn({ ended }, "runs of another release were ended");
      },
    ],
    (error) => log.error({ err: error }, "daily upkeep"),
  );
  const { aiKeys, aiWriter } = createAiServices(connection.db, settings, facts);
  const jobRunner = createJobRunners({
    connection,
    jobs,
    leases,
    events: jobEvents,
    pages,
    writers: createRunWriters({ facts, aiWriter }),
    hasPauses: settings.pace === "default",
    onError: (error) => log.error({ err: error }, "bulk run"),
    onFinish: pageAnnouncer.flush,
  });
  const listener = lock ? undefined : await hearOthers({ settings, log, connection, purge, menu, jobEvents, jobRunner });
  jobRunner.wake();

  started = {
    settings,
    log,
    stopping: stopping.signal,
    connection,
    pages,
    pageAnnouncer,
    menu,
    pageEditor: createPageEditor(connection, announcePage),
    pageRevisions: createPageRevisions(connection.db),
    autosaves: createPageAutosaves(connection.db),
    trash,
    lostAddresses,
    redirects: createRedirectStore(connection.db, () => purge([REDIRECTS_TAG])),
    activities,
    beforeLaunchConfirmations: createBeforeLaunchConfirmations(connection.db),
    accounts,
    aiKeys,
    aiWriter,
    jobs,
    jobEvents,
    jobRunner,
    firstAdministrator,
    beginStop: () => stopping.abort(),
    async stop() {
      await listener?.stop();
      await jobRunner.stop();
      await upkeep.stop();
      await indexNow.stop();
      await connection.db.destroy();
      lock?.release();
      started = undefined;
    },
  };
  return started;
}

/** On PostgreSQL others may serve the same site. */
function hearOthers({
  settings,
  log,
  connection,
  purge,
  menu,
  jobEvents,
  jobRunner,
}: Pick<Services, "settings" | "log" | "connection" | "menu" | "jobEvents" | "jobRunner"> & { purge: PurgeTags }) {
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
