import { dayOf } from "#domain/calendar/owner-time";
import type { FaqEntry } from "#domain/faq/faq-schema";
import { PATHS } from "./paths";

export interface Breadcrumb {
  name: string;
  path: string;
}

/** What a page is about: the service it offers, questions that stand on it with their answers, or the motors. */
export type PageSubject =
  /** `place` is a city or neighbourhood; the whole region when absent. */
  { kind: "service"; place?: string } | { kind: "questions"; entries: readonly FaqEntry[] } | { kind: "product" };

/** Somebody of the team, as far as a page tells of him. */
export interface PagePerson {
  slug: string;
  name: string;
  about?: string;
  courses?: readonly string[];
  /** Address of a photograph of him. */
  photo?: string;
}

/** Days that are really known, as "2026-11-22". */
export interface PageDates {
  published?: string;
  /** Of a later day than it was published. */
  changed?: string;
}

/** One public page, whatever it comes from; head tags, structured data and the sitemap are built from it. */
export interface Page {
  /** "/cidades/santana". */
  path: string;
  /** The h1. */
  title: string;
  /** The document's title; the h1 when absent. */
  headTitle?: string;
  description: string;
  keywords: readonly string[];
  /** Where search engines find the text; the path when absent. */
  canonicalPath?: string;
  /** False keeps it out of search engines and the sitemap. */
  isIndexable?: boolean;
  /** From the home page to this one, both included; empty on the home page. */
  breadcrumbs: readonly Breadcrumb[];
  /** None where the page is about the business alone. */
  subjects?: readonly PageSubject[];
  dates?: PageDates;
  /** Of the team, that the page shows. */
  people?: readonly PagePerson[];
  /** Which of them read the text, and on which day. */
  reviewed?: { slug: string; on: string };
}

/** The way from the home page, by its name there, to a page, which comes last. */
export const breadcrumbsTo = (home: string, page: Breadcrumb, ...between: Breadcrumb[]): Breadcrumb[] => [
  { name: home, path: PATHS.home },
  ...between,
  page,
];

// The one place for which days a page tells (decision 043).

/** What is told of when a text was published and last changed; nothing of what nobody knows. */
export function toPageDates(published: Date | undefined, changed: Date | undefined): PageDates {
  const [from, since] = [published && dayOf(published), changed && dayOf(changed)];
  return { ...(from && { published: from }), ...(since && (!from || since > from) && { changed: since }) };
}

/** Since which day the page says what it says. */
export const lastDayOf = ({ published, changed }: PageDates): string | undefined => changed ?? published;
