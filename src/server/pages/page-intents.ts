import type { GeneratedPage, PageOrigin, WantedStatus } from "#domain/page/generated-page";
import type { PageTexts } from "#domain/page/page-fields";
import type { Allowance } from "#domain/page/reason";

/** A page somebody wants; what it does not say is blank. */
export interface PageDraft extends Partial<PageTexts> {
  title: string;
  /** HTML; sanitised before it is stored. */
  content: string;
  /** Wanted address, by the slug rule; that of the title when absent. The next free one is given. */
  slug?: string;
  origin: PageOrigin;
  /** Public when absent. */
  status?: WantedStatus;
  /** Of a draft: when it goes public, unless it is held back as it is. */
  publishAt?: Date;
  /** It goes public whatever stands against it. */
  allowance?: Allowance;
  /** The bulk item that makes the page. */
  jobItemId?: string;
  /** E-mail of the person who wrote it: then it has its first revision at once. */
  savedBy?: string;
}

/** What an administrator's save puts in place. */
export interface EditedFields extends PageTexts {
  status: WantedStatus;
}

export interface Saved {
  outcome: "saved";
  page: GeneratedPage;
}

/** Another page has the address, in the trash or not. */
export interface SlugTaken {
  outcome: "slug-taken";
}

/** A text that is stored otherwise and reads as before: it stays in its state, and nobody asks it again. */
export const SAYS_THE_SAME = "says-the-same";
export type SaysTheSame = typeof SAYS_THE_SAME;
