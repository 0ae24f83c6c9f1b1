import { sql } from "kysely";
import type { ContactState } from "#domain/contacts/contact-state";
import { addTo, type Figures, sumOf } from "#domain/results/figures";
import { RESULT_ORIGIN_NAMES, type ResultOrigin } from "#domain/results/page-filter";
import { nameTopic } from "#domain/results/page-subject";
import type { Span } from "#domain/results/span";
import { addSum, readPageSums } from "../counts/month-sums";
import type { Database } from "../database/database";
import type { PageIndex, ResultsContent } from "./page-index";

/** What came of each page that anything came of, by its number. */
export type PageFigures = ReadonlyMap<number, Figures>;

export async function readPageFigures(db: Database, span: Span): Promise<PageFigures> {
  const figures = new Map<number, Figures>();
  await readPageSums(db, span, (sum) => addSum(figures, sum));
  // Contacts without a reference belong to none.
  const contacts = await contactsOf(db, span)
    .select("page")
    .where("page", "is not", null)
    .groupBy("page")
    .$narrowType<{ page: number }>()
    .execute();
  for (const { page, ...noted } of contacts) addTo(figures, page, noted);
  return figures;
}

const SOLD: ContactState = "sold";

/** What was noted of each day's contacts. */
export const readDailyContacts = (db: Database, span: Span) => contactsOf(db, span).select("day").groupBy("day").execute();

function contactsOf(db: Database, { from, to }: Span) {
  return db
    .selectFrom("contacts")
    .select([
      sql<number>`count(*)`.as("contacts"),
      sql<number>`sum(case when state = ${SOLD} then 1 else 0 end)`.as("sold"),
      sql<number>`sum(case when state = ${SOLD} then coalesce(value, 0) else 0 end)`.as("value"),
    ])
    .where("day", ">=", from)
    .where("day", "<=", to);
}

/** Groups told by themselves; the others are told together. */
const MOST_TOLD = 12;

/** What came of the pages that have something in common. */
interface PageGroup {
  /** As lists are filtered by it; absent for pages without one, and for all groups that are not told by themselves. */
  key?: string;
  name: string;
  figures: Figures;
}

/** Pages by where they came from, the place they are of, and what they are about. */
export function groupPages(index: PageIndex, pages: PageFigures, { facts }: ResultsContent) {
  const names = new Map(facts.places.map(({ slug, label }) => [slug, label]));
  const sums = { origin: new Map<string, Figures>(), place: new Map<string, Figures>(), topic: new Map<string, Figures>() };
  for (const [number, figures] of pages) {
    const page = index.get(number);
    for (const by of ["origin", "place", "topic"] as const) addTo(sums[by], page?.[by] ?? "", figures);
  }
  return {
    origins: toGroups(sums.origin, (key) => RESULT_ORIGIN_NAMES[key as ResultOrigin], "Páginas que já saíram do site"),
    places: toGroups(sums.place, (key) => names.get(key) ?? key, "Sem um lugar"),
    topics: toGroups(sums.topic, (key) => nameTopic(key, facts.knowledge), "Sem um assunto"),
  };
}

function toGroups(sums: ReadonlyMap<string, Figures>, nameOf: (key: string) => string, none: string): PageGroup[] {
  const groups = [...sums]
    .filter(([key]) => key !== "")
    .map(([key, figures]) => ({ key, name: nameOf(key), figures }))
    .toSorted((one, other) => other.figures.visits - one.figures.visits);
  const [rest, without] = [groups.slice(MOST_TOLD), sums.get("")];
  const told: PageGroup[] = groups.slice(0, MOST_TOLD);
  if (rest.length > 0) told.push({ name: `Outros ${rest.length}`, figures: sumOf(rest.map(({ figures }) => figures)) });
  return without ? [...told, { name: none, figures: without }] : told;
}
