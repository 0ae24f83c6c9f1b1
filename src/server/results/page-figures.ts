import { sql } from "kysely";
import type { ContactState } from "#domain/contacts/contact-state";
import { addFigures, type Figures, NO_FIGURES } from "#domain/results/figures";
import { RESULT_ORIGIN_NAMES, type ResultOrigin } from "#domain/results/page-filter";
import { nameTopic } from "#domain/results/page-subject";
import type { Span } from "#domain/results/span";
import { readPageSums } from "../counts/month-sums";
import type { Database } from "../database/database";
import type { PageIndex, ResultsContent } from "./page-index";

/** What came of each page that anything came of, by its number. */
export type PageFigures = ReadonlyMap<number, Figures>;

export async function readPageFigures(db: Database, span: Span): Promise<PageFigures> {
  const figures = new Map<number, Figures>();
  await readPageSums(db, span, ({ page, view, chat, call, copy }) => {
    const sum = figures.get(page) ?? { ...NO_FIGURES };
    figures.set(page, sum);
    sum.visits += view;
    sum.chat += chat;
    sum.call += call;
    sum.copy += copy;
  });
  for (const { page, figures: ofContacts } of await readPageContacts(db, span))
    figures.set(page, addFigures(figures.get(page) ?? NO_FIGURES, ofContacts));
  return figures;
}

const SOLD: ContactState = "sold";

type ContactFigures = Pick<Figures, "contacts" | "sold" | "value">;

/** What was noted of each day's contacts. */
export async function readDailyContacts(db: Database, { from, to }: Span): Promise<{ day: string; figures: ContactFigures }[]> {
  const rows = await contactsOf(db, { from, to }).select("day").groupBy("day").execute();
  return rows.map(({ day, ...row }) => ({ day, figures: toFigures(row) }));
}

/** The same by the page that a reference named; contacts without one belong to none. */
async function readPageContacts(db: Database, { from, to }: Span): Promise<{ page: number; figures: ContactFigures }[]> {
  const rows = await contactsOf(db, { from, to }).select("page").where("page", "is not", null).groupBy("page").execute();
  return rows.map(({ page, ...row }) => ({ page: page ?? 0, figures: toFigures(row) }));
}

type Sum = number | string | null;

function contactsOf(db: Database, { from, to }: Span) {
  return db
    .selectFrom("contacts")
    .select([
      sql<Sum>`count(*)`.as("contacts"),
      sql<Sum>`sum(case when state = ${SOLD} then 1 else 0 end)`.as("sold"),
      sql<Sum>`sum(case when state = ${SOLD} then coalesce(value, 0) else 0 end)`.as("value"),
    ])
    .where("day", ">=", from)
    .where("day", "<=", to);
}

function toFigures({ contacts, sold, value }: Record<keyof ContactFigures, Sum>): ContactFigures {
  return { contacts: Number(contacts), sold: Number(sold), value: Number(value) };
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
    for (const by of ["origin", "place", "topic"] as const) {
      const key = page?.[by] ?? "";
      sums[by].set(key, addFigures(sums[by].get(key) ?? NO_FIGURES, figures));
    }
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
  if (rest.length > 0)
    told.push({ name: `Outros ${rest.length}`, figures: rest.reduce((sum, { figures }) => addFigures(sum, figures), NO_FIGURES) });
  return without ? [...told, { name: none, figures: without }] : told;
}
