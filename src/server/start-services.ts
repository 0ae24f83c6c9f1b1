import { startAccounts } from "./accounts/account-services";
import { createActivityLog } from "./activities/activity-log";
import { createAiServices } from "./ai/ai-services";
import { createAudit } from "./audit/audit";
import { startAuditSchedule } from "./audit/audit-schedule";
import { createProofs } from "./before-launch/proofs";
import { createDoneCalls } from "./calls/done-calls";
import { hearOthers } from "./changes/hear-others";
import { createContacts } from "./contacts/contacts";
import { readContentFiles } from "./content/content-files";
import { createLiveContent } from "./content/live-content";
import { readPublicProof } from "./content/read-public-proof";
import { listCompanyNames } from "./content/site-content";
import { createCopies } from "./copies/copies";
import { startCopySchedule } from "./copies/copy-schedule";
import { writeCopyAside, writeCopyHere } from "./copies/write-copy";
import { createSitePages } from "./counts/site-pages";
import { createVisitCounts } from "./counts/visit-counts";
import { openStorage } from "./database/open-storage";
import type { RenderContent } from "./facts/affected-pages";
import { createFactRegister } from "./facts/fact-register";
import { createFragmentCache } from "./fragments/fragment-cache";
import { createFrozenFigures } from "./frozen-figures/frozen-figure-services";
import { createIndexNow } from "./indexnow/indexnow";
import { forgetOldRuns } from "./jobs/job-history";
import { createRunServices } from "./jobs/run-services";
import type { Log } from "./log/log";
import { createOwnerValues } from "./owner-values/owner-values";
import type { PurgeTags } from "./page-cache/cache-tags";
import { createPageServices } from "./pages/page-services";
import { createPhotoServices } from "./photos/photo-services";
import { preparePhotoHere, preparePhotosAside } from "./photos/prepare-aside";
import { readAuthoredMarks } from "./publishing/authored-marks";
import { createGate } from "./publishing/gate";
import { createLocalPages } from "./publishing/local-pages";
import { createPublishingRules } from "./publishing/publishing-rules";
import { startPublishingSchedule } from "./publishing/publishing-schedule";
import { rememberPages } from "./publishing/remember-pages";
import { createSaidTexts } from "./publishing/said-texts";
import { createResults } from "./results/results";
import { keepServices, type Services } from "./services";
import type { Settings } from "./settings/settings";
import { createTeam } from "./team/team";
import { createTextEditor } from "./texts/text-editor";
import { startDailyUpkeep } from "./upkeep/daily-upkeep";
import { createVoicePhotos } from "./voices/voice-photos";
import { createVoices } from "./voices/voices";
import { createWorks } from "./works/works";

/** What only the built site has. */
interface BuiltParts {
  renderContent?: RenderContent;
  /** That of `npm run backup`. */
  backupProgram?: string;
  /** What photographs are prepared by. */
  photoProgram?: string;
}

/** Opens the database, brings it up to date, and starts what works in the background. */
export async function startServices(
  settings: Settings,
  log: Log,
  purgeKept: PurgeTags,
  { renderContent, backupProgram, photoProgram }: BuiltParts = {},
): Promise<Services> {
  const storage = await openStorage(settings, log);
  const { connection } = storage;
  const ownerValues = createOwnerValues(connection);
  const files = await readContentFiles();
  const sitePages = createSitePages(connection.db);
  const results = createResults({
    db: connection.db,
    readContent: () => content.current,
    writeVisits: () => visitCounts.write(),
  });
  const purge: PurgeTags = (tags) => {
    results.forgetPages();
    purgeKept(tags);
  };
  const readProof = () => readPublicProof(connection.db);
  const content = await createLiveContent({ files, ownerValues, readProof, sitePages, settings, purge, log });
  const works = createWorks(connection.db, () => content.refresh());
  const team = createTeam(connection.db, () => content.refresh());
  const accountServices = await startAccounts(connection, settings, listCompanyNames(content.current), log);
  const indexNow = createIndexNow({
    siteUrl: settings.siteUrl,
    readKey: () => content.current.indexNowKey,
    endpoint: settings.indexNowEndpoint,
    log,
  });
  const said = createSaidTexts({
    db: connection.db,
    readContent: () => content.current,
    readAuthored: () => readAuthoredMarks(content.current),
  });
  const publishingRules = createPublishingRules(() => content.current, said);
  const pageServices = createPageServices({
    connection,
    log,
    purge,
    indexNow,
    isFact: (name) => content.current.isFact(name),
    publishingRules,
  });
  const prepare = photoProgram ? preparePhotosAside(photoProgram) : preparePhotoHere;
  const photoServices = createPhotoServices(connection, purge, prepare);
  const { photoFiles } = photoServices;
  const voices = createVoices(connection.db, () => content.refresh(), photoFiles.forget);
  const voicePhotos = createVoicePhotos(connection.db, prepare, async (isPublished) => {
    photoFiles.forget();
    if (isPublished) await content.refresh();
  });
  const activities = createActivityLog(connection.db, log);
  const doneCalls = createDoneCalls(connection.db, (error) => log.error({ err: error }, "done calls"));
  const aiServices = createAiServices(connection.db, settings, () => content.current);
  const localPages = createLocalPages({ db: connection.db, readContent: () => content.current, rules: publishingRules, said });
  const readTexts = () => content.current.facts.texts;
  const runServices = await createRunServices({
    storage,
    settings,
    log,
    activities,
    readTexts,
    localPages,
    ...aiServices,
    ...pageServices,
  });
  const listener = storage.isShared
    ? await hearOthers({ settings, log, connection, purge, content, ...pageServices, ...photoServices, ...runServices })
    : undefined;
  const { trash, lostAddresses, pageWriter } = pageServices;
  const stopping = new AbortController();
  const frozenFigures = createFrozenFigures({
    connection,
    writer: pageWriter,
    readBusiness: () => content.current.business,
    isPublished: (name) => Object.hasOwn(content.current.facts.texts, name),
    written: files.business,
    ownerValues,
    stopping: stopping.signal,
  });
  const audit = createAudit({
    db: connection.db,
    pages: pageServices.pages,
    rules: publishingRules,
    readContent: () => content.current,
    log,
    stopping: stopping.signal,
  });
  const visitCounts = createVisitCounts({
    db: connection.db,
    readPageContent: () => content.current.pages,
    onError: (error) => log.error({ err: error }, "visits cannot be written"),
  });
  const contacts = createContacts({
    connection,
    describePages: visitCounts.describePages,
    readMonths: () => content.current.business.privacy.contactMonths,
    activities,
  });
  const remember = () => rememberPages(connection.db, createGate(publishingRules), stopping.signal);
  const upkeep = startDailyUpkeep(
    [
      () => trash.purge(),
      () => activities.forgetOld(),
      () => doneCalls.sweep(),
      () => accountServices.accounts.forgetOldSessions(),
      () => forgetOldRuns(connection.db),
      () => lostAddresses.forgetOld(),
      () => photoServices.photos.forgetOld(),
      () => voices.forgetOld(),
      () => contacts.forgetOld(),
      () => works.forgetOld(),
      () => team.forgetOld(),
      () => runServices.endUnknownRuns(),
      () => frozenFigures.count.refreshUnlessFresh(),
      () => visitCounts.tidyUp(),
      remember,
    ],
    (error) => log.error({ err: error }, "daily upkeep"),
  );
  const writeCopy = backupProgram === undefined ? writeCopyHere(settings) : writeCopyAside(backupProgram, settings);
  const copies = createCopies({ db: connection.db, dataDir: settings.dataDir, writeCopy, log });
  const copySchedule = startCopySchedule(copies, log);
  const auditSchedule = startAuditSchedule(audit, log);
  const publishingSchedule = startPublishingSchedule({ db: connection.db, pageWriter, activities, log });
  publishingSchedule.wake();
  runServices.jobRunner.wake();

  const started: Services = {
    ...accountServices,
    ...aiServices,
    ...pageServices,
    ...photoServices,
    ...runServices,
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
    voices,
    voicePhotos,
    works,
    team,
    fragments: createFragmentCache(),
    activities,
    contacts,
    doneCalls,
    copies,
    proofs: createProofs({ ownerValues, content }),
    frozenFigures,
    localPages,
    audit,
    results,
    publishingSchedule,
    rememberInBackground: () => upkeep.soon(remember),
    stopping: stopping.signal,
    beginStop: () => stopping.abort(),
    async stop() {
      stopping.abort();
      copySchedule.stop();
      auditSchedule.stop();
      await listener?.stop();
      await content.stop();
      await runServices.jobRunner.stop();
      await publishingSchedule.stop();
      await upkeep.stop();
      await copies.stop();
      await audit.stop();
      await indexNow.stop();
      await visitCounts.stop();
      await storage.close();
      keepServices(undefined);
    },
  };
  keepServices(started);
  return started;
}
