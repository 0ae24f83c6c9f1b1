import { VISIT_KINDS, VISIT_SOURCES, type VisitKind, type VisitSource } from "#domain/counts/visit-kind";

/** One thing that is counted: of a page, a kind, and where the visit began. */
export interface Counted {
  page: number;
  kind: VisitKind;
  source: VisitSource;
}

const SOURCES = Object.keys(VISIT_SOURCES) as VisitSource[];
const PER_PAGE = VISIT_KINDS.length * SOURCES.length;

const KIND_INDEX = new Map(VISIT_KINDS.map((kind, index) => [kind, index]));
const SOURCE_INDEX = new Map(SOURCES.map((source, index) => [source, index]));

/** As one number, which costs memory least; they sort by page. */
export function toVisitKey({ page, kind, source }: Counted): number {
  return page * PER_PAGE + (KIND_INDEX.get(kind) ?? 0) * SOURCES.length + (SOURCE_INDEX.get(source) ?? 0);
}

export function readVisitKey(key: number): Counted {
  const rest = key % PER_PAGE;
  return {
    page: Math.floor(key / PER_PAGE),
    kind: VISIT_KINDS[Math.floor(rest / SOURCES.length)] as VisitKind,
    source: SOURCES[rest % SOURCES.length] as VisitSource,
  };
}
