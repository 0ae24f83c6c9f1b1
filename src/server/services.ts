import type { AccountServices } from "./accounts/account-services";
import type { ActivityLog } from "./activities/activity-log";
import type { AiServices } from "./ai/ai-services";
import type { Audit } from "./audit/audit";
import type { Proofs } from "./before-launch/proofs";
import type { DoneCalls } from "./calls/done-calls";
import type { Contacts } from "./contacts/contacts";
import type { LiveContent } from "./content/live-content";
import type { Copies } from "./copies/copies";
import type { SitePages } from "./counts/site-pages";
import type { VisitCounts } from "./counts/visit-counts";
import type { Connection } from "./database/database";
import type { RenderContent } from "./facts/affected-pages";
import type { FactRegister } from "./facts/fact-register";
import type { FragmentCache } from "./fragments/fragment-cache";
import type { FrozenFigures } from "./frozen-figures/frozen-figure-services";
import type { RunServices } from "./jobs/run-services";
import type { Log } from "./log/log";
import type { OwnerValues } from "./owner-values/owner-values";
import type { PageServices } from "./pages/page-services";
import type { PhotoServices } from "./photos/photo-services";
import type { LocalPages } from "./publishing/local-pages";
import type { PublishingSchedule } from "./publishing/publishing-schedule";
import type { Results } from "./results/results";
import type { Settings } from "./settings/settings";
import type { Team } from "./team/team";
import type { TextEditor } from "./texts/text-editor";
import type { VoicePhotos } from "./voices/voice-photos";
import type { Voices } from "./voices/voices";
import type { Works } from "./works/works";

/** Everything pages and actions use of the outside; one set a process. */
export interface Services extends AccountServices, AiServices, PageServices, PhotoServices, RunServices {
  settings: Settings;
  log: Log;
  connection: Connection;
  ownerValues: OwnerValues;
  content: LiveContent;
  sitePages: SitePages;
  visitCounts: VisitCounts;
  factRegister: FactRegister;
  /** Absent in development, where pages are rendered by another server. */
  renderContent?: RenderContent;
  texts: TextEditor;
  voices: Voices;
  voicePhotos: VoicePhotos;
  works: Works;
  team: Team;
  fragments: FragmentCache;
  activities: ActivityLog;
  contacts: Contacts;
  doneCalls: DoneCalls;
  copies: Copies;
  proofs: Proofs;
  frozenFigures: FrozenFigures;
  localPages: LocalPages;
  audit: Audit;
  results: Results;
  publishingSchedule: PublishingSchedule;
  /** Remembers what pages say that a transaction left for later. */
  rememberInBackground(): void;
  /** Aborts when the site begins to stop: what would not end by itself must end then. */
  stopping: AbortSignal;
  beginStop(): void;
  stop(): Promise<void>;
}

let started: Services | undefined;

/**
 * The running services.
 * @throws before `startServices` has resolved.
 */
export function services(): Services {
  if (!started) throw new Error("Services are not started");
  return started;
}

/** What `services()` gives from now on; nothing once they are stopped. */
export function keepServices(running: Services | undefined): void {
  started = running;
}
