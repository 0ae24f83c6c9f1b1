import type { Generated } from "kysely";
import type { GateKind } from "#domain/gate/gate-kind";
import type { ItemStatus } from "#domain/jobs/job";
import type { PageOrigin, PageStatus } from "#domain/page/generated-page";
import type { TextColumns } from "#domain/page/page-fields";
import type { PhotoFormat, PhotoUserKind } from "#domain/photo/photo";
import type { VoiceState } from "#domain/voice/voice";
import type { WorkService, WorkState } from "#domain/work/work";

/** Moments are ISO 8601 texts in UTC, so that they sort alike in every dialect. */
type Moment = string;

export interface PageTable extends TextColumns {
  /** Grows by one a page; the row number of the search index. */
  seq: Generated<number>;
  id: string;
  /** Title in lower case without accents: what the panel's search reads. */
  search_text: string;
  origin: PageOrigin;
  status: Generated<PageStatus>;
  /** Grows by one a save; a save that names an older one is refused. */
  version: Generated<number>;
  /** Null while the page has only been a draft. */
  first_public_at: Generated<Moment | null>;
  /** The bulk item that made the page; unique, so that no item makes two. */
  job_item_id: string | null;
  created_at: Moment;
  updated_at: Moment;
  deleted_at: Moment | null;
  /** JSON list of the reasons why it may not go public; null where it is not held back. */
  held: string | null;
  /** JSON of who let it go public all the same, why, and past which rules; null where nothing stood against it. */
  allowed: string | null;
  /** When a draft is to go public. */
  publish_at: Moment | null;
  /** 0: search engines are asked to leave it out. */
  is_indexed: Generated<number>;
}

/** A public page whose text is known by its marks. */
export interface PageSketchTable {
  /** What its marks name it by. */
  number: Generated<number>;
  page_id: string;
  /** What its title asks for, in one key; null where it asks for nothing of the trade. */
  intent: string | null;
  words: number;
}

/** A run of words, or a sentence, that stands on a public page. */
export interface PageMarkTable {
  /** Its hash, below 2^47. */
  mark: number;
  sketch: number;
}

/** What the last audit found of a page. */
export interface AuditFindingTable {
  id: string;
  kind: string;
  path: string;
  /** Null for a page written by hand that comes with the site. */
  page_id: string | null;
  /** The version it was found in. */
  page_version: number | null;
  title: string;
  /** JSON. */
  detail: string;
  found_at: Moment;
}

/** What is known of each block of 1,000 pages by `seq`, by status and origin; triggers on `pages` keep it. */
export interface PageBlockTable {
  /** `(seq - 1) / 1000`, whole. */
  block: number;
  status: PageStatus;
  origin: PageOrigin;
  /** Pages that are not in the trash. */
  live: number;
  /** The newest `updated_at` of a page that ever was public, the trash included; empty when there is none. */
  changed_at: Moment | "";
}

/** When the newest page of each block was made, the trash and what was deleted since included; a trigger on `pages` keeps it. */
export interface NewestOfBlockTable {
  block: number;
  newest_at: Moment;
}

export interface JobTable {
  id: string;
  kind: string;
  /** The kind while the run is unfinished, else null; unique, so that a kind runs once at a time. */
  active_key: string | null;
  status: "running" | "paused" | "done" | "cancelled";
  options: string;
  total: number;
  created_by: string;
  created_at: Moment;
  finished_at: Moment | null;
  cancel_requested: Generated<number>;
  lease_owner: string | null;
  lease_expires_at: Moment | null;
  /** Why it is paused. */
  pause_reason: string | null;
  /** The run whose failed titles it tries again; unique, so that they are tried again once. */
  retry_of: string | null;
}

export interface JobItemTable {
  id: string;
  job_id: string;
  position: number;
  title: string;
  status: ItemStatus;
  page_slug: string | null;
  error: string | null;
  /** JSON list of the reasons why its page may not go public. */
  held: string | null;
  finished_at: Moment | null;
  /** JSON list of what was tried and what came of it. */
  attempts: Generated<string>;
  /** JSON of what the AI provider answered, from when it came until the title is finished. */
  answer: string | null;
}

/** A page as a save left it. */
export interface PageRevisionTable extends TextColumns {
  id: string;
  page_id: string;
  version: number;
  status: Generated<PageStatus>;
  /** E-mail; empty for a text that came from a generator. */
  saved_by: string;
  saved_at: Moment;
}

/** What an administrator typed and has not saved; `page_id` is "new" for a page that does not exist yet. */
export interface PageAutosaveTable {
  page_id: string;
  account_id: string;
  /** JSON of the editor's fields. */
  fields: string;
  saved_at: Moment;
}

export interface RedirectTable {
  from_path: string;
  to_path: string;
  created_by: string;
  created_at: Moment;
}

/** Who did what, when. */
export interface ActivityTable {
  seq: Generated<number>;
  at: Moment;
  actor: string;
  action: string;
  /** The title or name of what was acted upon. */
  subject: string;
  subject_id: string | null;
  /** What it said before and says since, where a value was changed. */
  old_value: string | null;
  new_value: string | null;
}

/** What the owner says over a file, by path. */
export interface OwnerValueTable {
  path: string;
  /** JSON; null where it is what the file says again. */
  value: string | null;
  /** JSON of what the file said when it was saved. */
  base: string | null;
  /** Grows by one a save; a save that names an older one is refused. */
  version: number;
  /** E-mail. */
  saved_by: string;
  saved_at: Moment;
}

/** What a save left at a path. */
export type OwnerValueRevisionTable = Omit<OwnerValueTable, "base">;

export interface SettingTable {
  name: string;
  value: string;
  updated_at: Moment;
}

export interface SignInAttemptTable {
  /** "account:{e-mail}", "browser:{its name}", "address:{network}", "google:{network}" or "code:{e-mail}:{code}". */
  subject: string;
  failures: number;
  window_ends_at: Moment;
}

export interface MissingAddressTable {
  path: string;
  hits: number;
  last_seen_at: Moment;
  /** 1: left out of the list. */
  ignored: Generated<number>;
}

/** What came of a call that its caller may send again. */
export interface DoneCallTable {
  /** Digest of who called what, under which key. */
  id: string;
  /** Sealed with the caller's key; empty within the transaction that does the work. */
  result: string;
  done_at: Moment;
}

/** A page that comes with the site, by the number that references and counts name it by. */
export interface SitePageTable {
  number: Generated<number>;
  path: string;
}

/** How often something happened on a page in a day of the owner's calendar ("2026-11-22"). */
export interface VisitCountTable {
  day: string;
  /** As `domain/counts/page-number.ts` numbers pages. */
  page: number;
  kind: string;
  source: string;
  count: number;
}

/** The same of all pages together, by the hour: what is read for long spans. */
export interface VisitTotalTable {
  day: string;
  hour: number;
  kind: string;
  source: string;
  count: number;
}

/** Somebody who wrote or called, as the owner noted it. */
export interface ContactTable {
  seq: Generated<number>;
  id: string;
  day: string;
  /** As it was typed; empty where there was none. */
  ref: string;
  page: number | null;
  place: string | null;
  state: string;
  /** In whole reais. */
  value: number | null;
  first_name: string;
  district: string;
  note: string;
  /** What the panel's search reads. */
  search_text: string;
  /** Grows by one a save. */
  version: number;
  created_by: string;
  created_at: Moment;
  updated_by: string;
  updated_at: Moment;
}

/** What a search engine's own report says of a page. */
export interface SearchFigureTable {
  page: number;
  clicks: number;
  impressions: number;
  position: number;
  imported_at: Moment;
}

/** A photograph of the library. */
export interface PhotoTable {
  id: string;
  /** Of its rows in `photo_files`. */
  hash: string;
  width: number;
  height: number;
  /** Of all its files. */
  bytes: number;
  colour: string;
  alt: string;
  name: string;
  focus_x: number;
  focus_y: number;
  /** What the panel's search reads. */
  search_text: string;
  /** Grows by one a save. */
  version: number;
  created_by: string;
  created_at: Moment;
  updated_at: Moment;
  deleted_at: Moment | null;
}

/** A size of a photograph; never read where photographs are listed. */
export interface PhotoFileTable {
  hash: string;
  width: number;
  format: PhotoFormat;
  bytes: Uint8Array;
}

/** Which page, or what else, shows a photograph. */
export interface PhotoUseTable {
  photo_id: string;
  user_kind: PhotoUserKind;
  user_id: string;
}

/** What a customer says, from the link that asks for it on; empty again where it was taken back. */
export interface VoiceTable {
  id: string;
  token_hash: string;
  state: VoiceState;
  invitee: string;
  name: Generated<string>;
  location: Generated<string>;
  text: Generated<string>;
  rating: number | null;
  answer: Generated<string>;
  created_by: string;
  created_at: Moment;
  expires_at: Moment;
  sent_at: Moment | null;
  changed_at: Moment;
}

/** What was done at a customer's gate. */
export interface WorkTable {
  id: string;
  slug: string;
  state: WorkState;
  day: string;
  place: string;
  gate: GateKind;
  service: WorkService;
  motor: string;
  problem: string;
  done: string;
  hours: number | null;
  title: string;
  summary: string;
  /** JSON of the photographs, by what they show. */
  photos: string;
  has_consent: number;
  version: number;
  created_by: string;
  created_at: Moment;
  updated_at: Moment;
  deleted_at: Moment | null;
}

export interface Tables {
  pages: PageTable;
  page_blocks: PageBlockTable;
  page_blocks_newest: NewestOfBlockTable;
  jobs: JobTable;
  job_items: JobItemTable;
  settings: SettingTable;
  sign_in_attempts: SignInAttemptTable;
  missing_addresses: MissingAddressTable;
  page_revisions: PageRevisionTable;
  page_autosaves: PageAutosaveTable;
  redirects: RedirectTable;
  activities: ActivityTable;
  owner_values: OwnerValueTable;
  owner_value_revisions: OwnerValueRevisionTable;
  done_calls: DoneCallTable;
  page_sketches: PageSketchTable;
  page_marks: PageMarkTable;
  audit_findings: AuditFindingTable;
  site_pages: SitePageTable;
  visit_counts: VisitCountTable;
  visit_totals: VisitTotalTable;
  contacts: ContactTable;
  search_figures: SearchFigureTable;
  photos: PhotoTable;
  photo_files: PhotoFileTable;
  photo_uses: PhotoUseTable;
  voices: VoiceTable;
  works: WorkTable;
}
