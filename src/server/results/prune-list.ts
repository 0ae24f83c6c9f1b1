import { countDays } from "#domain/calendar/days";
import { dayOf, laterDay } from "#domain/calendar/owner-time";
import { numberOfMadePage, numberOfSitePage } from "#domain/counts/page-number";
import { findSlugOfPath, generatedPagePath } from "#domain/page/generated-page";
import { clicksOf, type Figures, NO_FIGURES, sumOf } from "#domain/results/figures";
import { judgePruning, PRUNE_ADVICE, PRUNE_DAYS, type Pruning } from "#domain/results/prune-page";
import type { SearchFigures } from "#domain/results/search-report";
import type { Span } from "#domain/results/span";
import type { Database } from "../database/database";
import { takeShortTurns } from "../limits/short-turns";
import type { PageFigures } from "./page-figures";
import type { IndexedPage, PageIndex } from "./page-index";

/** A page that is advised to change, by its number. */
export interface PrunedPage extends Pruning {
  number: number;
  id: string;
  figures: Figures;
  /** The page that is better, where there is one. */
  sibling?: number;
}

interface PruneParts {
  index: PageIndex;
  /** Of `pruneSpan`. */
  figures: PageFigures;
  search: ReadonlyMap<number, SearchFigures>;
  /** What the last audit found that says the same as a page, by numbers. */
  overlaps: ReadonlyMap<number, number>;
  today: string;
}

/** The days whose figures Poda looks at: whole ones. */
export const pruneSpan = (today: string): Span => ({ from: laterDay(today, -PRUNE_DAYS), to: laterDay(today, -1) });

/** The made pages that bring little, by what is advised, the most visited first. */
export async function listPruned({ index, figures, search, overlaps, today }: PruneParts): Promise<PrunedPage[]> {
  const total = sumOf([...figures.values()]);
  const siteRate = total.visits === 0 ? 0 : clicksOf(total) / total.visits;
  const findSibling = createSiblings(index, figures, overlaps);
  const pruned: PrunedPage[] = [];
  const turns = takeShortTurns();
  for (const page of index.values()) {
    if (turns.isOver()) await turns.next();
    const { number, made } = page;
    if (!made?.isPublic || made.publicSince === undefined) continue;
    const own = figures.get(number) ?? NO_FIGURES;
    const sibling = findSibling(page);
    const judged = judgePruning(
      {
        figures: own,
        days: countDays(dayOf(new Date(made.publicSince)), today) - 1,
        isIndexed: made.isIndexed,
        search: search.get(number),
        sibling: sibling === undefined ? undefined : { figures: figures.get(sibling) ?? NO_FIGURES },
      },
      siteRate,
    );
    const other = judged?.advice === "merge" && sibling !== undefined ? { sibling } : {};
    if (judged) pruned.push({ number, id: made.id, figures: own, ...judged, ...other });
  }
  const rank = ({ advice }: PrunedPage) => PRUNE_ADVICE.indexOf(advice);
  return pruned.toSorted((one, other) => rank(one) - rank(other) || other.figures.visits - one.figures.visits || one.number - other.number);
}

/** Of the public pages that ask the same, or that the audit says repeat each other, the one people use most. */
function createSiblings(index: PageIndex, figures: PageFigures, overlaps: ReadonlyMap<number, number>) {
  const visitsOf = (number: number) => figures.get(number)?.visits ?? 0;
  const shown = index.values().filter(({ intent, made }) => intent !== undefined && (!made || made.isPublic));
  const alike = Map.groupBy(shown, ({ intent }) => intent);
  for (const pages of alike.values()) pages.sort((one, other) => visitsOf(other.number) - visitsOf(one.number));
  return ({ number, intent }: IndexedPage): number | undefined => {
    const same = alike.get(intent)?.find((one) => one.number !== number)?.number;
    const overlap = overlaps.get(number);
    const known = [same, overlap].filter((one): one is number => one !== undefined && one !== number && index.has(one));
    return known.toSorted((one, other) => visitsOf(other) - visitsOf(one))[0];
  };
}

/** Which page the last audit names as the one that says what another says, by their numbers. */
export async function readOverlaps(db: Database): Promise<ReadonlyMap<number, number>> {
  const found = db.selectFrom("audit_findings").innerJoin("pages", "pages.id", "audit_findings.page_id");
  const alike = found.where("audit_findings.kind", "in", ["intent", "substance"]);
  const rows = await alike.select(["pages.seq", "audit_findings.detail"]).execute();
  const named = rows.flatMap(({ seq, detail }) => {
    const [first] = (JSON.parse(detail) as { pages?: { path: string }[] }).pages ?? [];
    return first ? [[numberOfMadePage(seq), first.path] as const] : [];
  });
  const numbers = await findNumbers(db, [...new Set(named.map(([, path]) => path))]);
  return new Map(named.flatMap(([number, path]) => (numbers.has(path) ? [[number, numbers.get(path) as number]] : [])));
}

/** Addresses asked for at a time. */
const BATCH = 500;

/** The numbers of the pages at addresses, those in the trash left out; addresses that have none are. */
export async function findNumbers(db: Database, paths: readonly string[]): Promise<Map<string, number>> {
  const numbers = new Map<string, number>();
  for (let from = 0; from < paths.length; from += BATCH) {
    const some = paths.slice(from, from + BATCH);
    const slugs = some.flatMap((path) => findSlugOfPath(path) ?? []);
    const site = await db.selectFrom("site_pages").selectAll().where("path", "in", some).execute();
    for (const { path, number } of site) numbers.set(path, numberOfSitePage(number));
    if (slugs.length === 0) continue;
    const made = await db.selectFrom("pages").select(["seq", "slug"]).where("slug", "in", slugs).where("deleted_at", "is", null).execute();
    for (const { slug, seq } of made) numbers.set(generatedPagePath(slug), numberOfMadePage(seq));
  }
  return numbers;
}
