import { startAccounts } from "./accounts/account-services";
import { createActivityLog } from "./activities/activity-log";
import { startAiServices } from "./ai/ai-services";
import { createAppointments } from "./appointments/appointments";
import { createCalendarFeeds } from "./appointments/calendar-feeds";
import { startAudit } from "./audit/audit";
import { createProofs } from "./before-launch/proofs";
import { createDoneCalls } from "./calls/done-calls";
import { listOldTags } from "./changes/change";
import { hearOthers } from "./changes/hear-others";
import { createContacts } from "./contacts/contacts";
import { readContentFiles } from "./content/content-files";
import { createLiveContent } from "./content/live-content";
import { listCompanyNames } from "./content/site-content";
import { startCopies } from "./copies/copy-schedule";
import { createSitePages } from "./counts/site-pages";
import { createVisitCounts } from "./counts/visit-counts";
import { openStorage } from "./database/open-storage";
import { startErasure } from "./database/sqlite/erasure";
import type { RenderContent } from "./facts/affected-pages";
import { createFactRegister } from "./facts/fact-register";
import { createFragmentCache } from "./fragments/fragment-cache";
import { createIndexNow } from "./indexnow/indexnow";
import { createRunServices } from "./jobs/run-services";
import type { Log } from "./log/log";
import { createOwnerValues } from "./owner-values/owner-values";
import { BOOKING_TAG, createPurge, type PurgeTags } from "./page-cache/cache-tags";
import { createPageServices } from "./pages/page-services";
import { startPublishingSchedule } from "./pages/publishing-schedule";
import { createPhotoFiles } from "./photos/photo-files";
import { createPhotoIntake } from "./photos/photo-intake";
import { createPhotoStore } from "./photos/photo-store";
import { preparePhotoHere, preparePhotosAside } from "./photos/prepare-aside";
import { createPublishing } from "./publishing/publishing-services";
import { createResults } from "./results/results";
import type { Settings } from "./settings/settings";
import { createSheets } from "./sheets/sheets";
import { createTeam } from "./team/team";
import { createTextEditor } from "./texts/text-editor";
import { collectAtRest } from "./upkeep/collect-at-rest";
import { createLifetime } from "./upkeep/lifetime";
import { createVoicePhotos } from "./voices/voice-photos";
import { createVoices } from "./voices/voices";
import { createWorks } from "./works/works";

/** What only the built site has. */
interface BuiltParts {
  /** Absent in development, where pages are rendered by another server. */
  renderContent?: RenderContent;
  /** That of `npm run backup`. */
  backupProgram?: string;
  /** What photographs are prepared by. */
  photoProgram?: string;
}

/**
 * Opens the database, brings it up to date, and starts the parts of the site, each of those before it: what a part does
 * each day, and how it stops, it leaves with the site's life. A new part is its line here and its name at the end.
 */
export async function startServices(
  settings: Settings,
  log: Log,
  purgeKept: PurgeTags,
  { renderContent, backupProgram, photoProgram }: BuiltParts = {},
) {
  const life = createLifetime(log);
  life.keep(collectAtRest());
  const tell = (what: string) => (error: unknown) => log.error({ err: error }, what);
  const { purge, alsoForget } = createPurge(purgeKept);

  const storage = await openStorage(settings, log);
  const { connection } = storage;
  const { db } = connection;
  const { eraseTraces } = startErasure(connection, life, log);
  const ownerValues = createOwnerValues(connection);
  const activities = life.keep(createActivityLog(db, log));
  const doneCalls = life.keep(createDoneCalls(db, tell("done calls")));
  const photoFiles = createPhotoFiles(db);
  alsoForget(photoFiles.forget);

  const files = await readContentFiles();
  const sitePages = createSitePages(db);
  const content = life.keep(await createLiveContent({ db, files, ownerValues, sitePages, settings, purge, log }));
  const readContent = () => content.current;
  /** Photographs leave at once, also where what pages say cannot be read yet. */
  const refresh = async () => {
    photoFiles.forget();
    await content.refresh();
  };

  const accounts = await startAccounts(connection, settings, listCompanyNames(content.current), life, log);
  const { siteUrl, indexNowEndpoint: endpoint } = settings;
  const indexNow = life.keep(createIndexNow({ siteUrl, readKey: () => content.current.indexNowKey, endpoint, log }));
  const publishing = createPublishing(db, readContent, life);
  const { publishingRules: rules, admission } = publishing;
  const isFact = (name: string) => content.current.isFact(name);
  const pages = createPageServices({ connection, log, purge, indexNow, isFact, admission, life });

  const prepare = photoProgram ? preparePhotosAside(photoProgram) : preparePhotoHere;
  const onPhoto = (id: string) => purge(listOldTags([{ kind: "photo", id }], () => false));
  const photos = life.keep(createPhotoStore(connection, onPhoto, eraseTraces));
  const works = life.keep(createWorks(db, refresh));
  const team = life.keep(createTeam(db, refresh));
  const voices = life.keep(createVoices(db, refresh, eraseTraces));
  const voicePhotos = createVoicePhotos(db, prepare, refresh, eraseTraces);

  const ai = await startAiServices(db, settings, readContent);
  const readTexts = () => content.current.facts.texts;
  const runs = await createRunServices({ storage, settings, life, log, activities, readTexts, ...publishing, ...ai, ...pages });
  const readPageContent = () => content.current.pages;
  const visitCounts = life.keep(createVisitCounts({ db, readPageContent, onError: tell("visits cannot be written") }));
  const { describePages } = visitCounts;
  const readMonths = () => content.current.business.privacy.contactMonths;
  const onBooked = () => purge([BOOKING_TAG]);
  const contacts = life.keep(createContacts({ connection, describePages, readMonths, activities, onFreed: onBooked }));
  const sheets = life.keep(createSheets({ db, secretKey: settings.secretKey, readMonths, activities, eraseTraces }));
  const readBusiness = () => content.current.business;
  const appointments = life.keep(createAppointments({ db, readBusiness, onBooked, eraseTraces }));
  const results = createResults({ db, readContent, writeVisits: visitCounts.write });
  alsoForget(results.forgetPages);

  const audit = startAudit(life, { db, pages: pages.pages, rules, admission, readContent, written: files.business, ownerValues, log });
  const copies = startCopies({ db, settings, backupProgram, life, log });
  if (storage.isShared) life.keep(await hearOthers({ settings, log, connection, purge, refresh, ...pages, ...runs }));

  life.begin();
  life.keep(startPublishingSchedule({ db, pageWriter: pages.pageWriter, activities, log, stopping: life.stopping }));
  runs.jobRunner.wake();

  return {
    ...accounts,
    ...ai,
    ...pages,
    photos,
    photoIntake: createPhotoIntake(photos, prepare),
    ...publishing,
    ...runs,
    settings,
    log,
    connection,
    ownerValues,
    content,
    sitePages,
    visitCounts,
    renderContent,
    factRegister: createFactRegister({ content, ownerValues, settings }),
    texts: createTextEditor({ content, ownerValues, connection, indexNow }),
    photoFiles,
    voices,
    voicePhotos,
    works,
    team,
    fragments: createFragmentCache(),
    activities,
    contacts,
    sheets,
    appointments,
    calendarFeeds: createCalendarFeeds(db, settings.secretKey),
    doneCalls,
    copies,
    proofs: createProofs({ ownerValues, content }),
    audit,
    results,
    stopping: life.stopping,
    beginStop: life.beginStop,
    async stop() {
      await life.stop();
      await storage.close();
    },
  };
}
