import type { Generated, Selectable } from "kysely";
import type { AuditFinding } from "#domain/audit/audit-finding";
import type { GeneratedPage, PageOrigin, PageStatus } from "#domain/page/generated-page";
import type { TextColumns } from "#domain/page/page-fields";
import type { LostAddress } from "#domain/redirect/lost-address";
import type { Redirect } from "#domain/redirect/redirect";
import type { ColumnsOf, Moment } from "../field-columns";

/** What a row has as the page itself does. */
type OwnFields = "id" | "origin" | "createdAt" | "updatedAt" | "deletedAt" | "held" | "publishAt" | "textChangedAt";

interface PageTable extends TextColumns, ColumnsOf<Pick<GeneratedPage, OwnFields>> {
  /** Grows by one a page; the row number of the search index. */
  seq: Generated<number>;
  /** Title in lower case without accents: what the panel's search reads. */
  search_text: string;
  status: Generated<PageStatus>;
  /** Grows by one a save; a save that names an older one is refused. */
  version: Generated<number>;
  /** Null while the page has only been a draft. */
  first_public_at: Generated<Moment | null>;
  /** The bulk item that made the page; unique, so that no item makes two. */
  job_item_id: string | null;
  /** JSON of who let it go public all the same, why, and past which rules; null where nothing stood against it. */
  allowed: string | null;
  /** 0: search engines are asked to leave it out. */
  is_indexed: Generated<number>;
  /** The technician who read it, on which day, and when somebody said so. */
  reviewer_id: string | null;
  reviewed_on: string | null;
  review_told_at: Moment | null;
}

/** All that is stored of a page but its number. */
export type PageRow = Omit<Selectable<PageTable>, "seq">;

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

export interface PageTables {
  pages: PageTable;
  page_revisions: PageRevisionTable;
  /** What an administrator typed and has not saved; `page_id` is "new" for a page that does not exist yet. */
  page_autosaves: {
    page_id: string;
    account_id: string;
    /** JSON of the editor's fields. */
    fields: string;
    saved_at: Moment;
  };
  /** What is known of each block of 1,000 pages by `seq`, by status and origin; triggers on `pages` keep it. */
  page_blocks: {
    /** `(seq - 1) / 1000`, whole. */
    block: number;
    status: PageStatus;
    origin: PageOrigin;
    /** Pages that are not in the trash. */
    live: number;
    /** The newest `updated_at` of a page that ever was public, the trash included; empty when there is none. */
    changed_at: Moment | "";
  };
  /** When the newest page of each block was made, the trash and what was deleted since included; a trigger on `pages` keeps it. */
  page_blocks_newest: {
    block: number;
    newest_at: Moment;
  };
  /** A public page whose text is known by its marks. */
  page_sketches: {
    /** What its marks name it by. */
    number: Generated<number>;
    page_id: string;
    /** What its title asks for, in one key; null where it asks for nothing of the trade. */
    intent: string | null;
    words: number;
  };
  /** A run of words, or a sentence, that stands on a public page. */
  page_marks: {
    /** Its hash, below 2^47. */
    mark: number;
    sketch: number;
  };
  /** What the last audit found of a page. */
  audit_findings: ColumnsOf<Omit<AuditFinding, "version">> & {
    id: string;
    page_version: number | null;
    found_at: Moment;
  };
  redirects: ColumnsOf<Redirect>;
  missing_addresses: ColumnsOf<Omit<LostAddress, "isProbe">> & {
    /** 1: left out of the list. */
    ignored: Generated<number>;
  };
}
