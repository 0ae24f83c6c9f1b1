import { findFigures } from "#domain/frozen-figures/find-figures";
import { describeFigure, type FrozenFigure } from "#domain/frozen-figures/frozen-figure";
import type { KnownFigures } from "#domain/frozen-figures/known-figures";
import type { Database } from "../database/database";
import { takeShortTurns } from "../limits/short-turns";
import { countLivePages } from "../pages/lists/page-blocks";
import { FIGURE_FIELDS, type FigureField } from "./figure-fields";
import { type FigureGroup, groupFigures, suggestFact } from "./figure-groups";
import { readLivePages } from "./read-live-pages";

/** Where a page states a figure. */
export interface FrozenPlace extends Omit<FrozenFigure, "figure"> {
  pageId: string;
  title: string;
  /** The version it was found in. */
  version: number;
  field: FigureField;
}

export interface ScannedSlice {
  figures: FigureGroup<FrozenPlace>[];
  /** Where the next slice begins; absent after the last page. */
  next?: number;
  /** Pages of this slice, and of the site. */
  read: number;
  total: number;
}

export interface ScanRequest {
  /** Pages after that number. */
  after: number;
  /** That figure alone, with all its places. */
  figure?: string;
  /** Figures of which enough places are known: they are only counted. */
  enough?: ReadonlySet<string>;
  /** Most pages of the slice. */
  most?: number;
}

/** Pages of one slice; fewer when they hold many figures. */
const MAX_PAGES = 500;
/** Places of one figure that are told a slice, when no figure was asked for, and when one was. */
const MAX_SHOWN = 10;
const MAX_OF_ONE = 300;

/** What the pages of one slice state by hand, figure by figure. */
export async function scanPages(
  db: Database,
  known: KnownFigures,
  { after, figure, enough, most = MAX_PAGES }: ScanRequest,
): Promise<ScannedSlice> {
  const groups = groupFigures<FrozenPlace>();
  const turns = takeShortTurns();
  let [read, told, next] = [0, 0, after];
  let isEnd = true;
  for await (const page of readLivePages(db, after)) {
    if (read === most || told >= MAX_OF_ONE) {
      isEnd = false;
      break;
    }
    for (const { field, isHtml } of FIGURE_FIELDS) {
      for (const found of findFigures(page[field], known, isHtml)) {
        if (figure !== undefined && found.figure.text !== figure) continue;
        const group = groups.count(found.figure, page.id);
        const isTold = figure !== undefined || (group.places.length < MAX_SHOWN && !enough?.has(found.figure.text));
        if (!isTold && found.figure.names.length === 1) continue;
        const { figure: _, ...place } = describeFigure(page[field], found, known, { isHtml, title: page.title });
        suggestFact(group, place.suggested);
        if (turns.isOver()) await turns.next();
        if (!isTold) continue;
        group.places.push({ pageId: page.id, title: page.title, version: page.version, field, ...place });
        told += figure === undefined ? 0 : 1;
      }
    }
    if (turns.isOver()) await turns.next();
    read += 1;
    next = page.seq;
  }
  return { figures: groups.list(), ...(isEnd ? {} : { next }), read, total: await countLivePages(db, {}) };
}
