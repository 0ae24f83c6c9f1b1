import type { Business } from "#domain/facts/business";
import { describeFacts, type FactTexts } from "#domain/facts/fact-texts";
import type { OnceInside } from "../calls/done-calls";
import type { Connection } from "../database/database";
import type { PageWriter } from "../pages/page-writer";
import { createFrozenFigureCount } from "./frozen-figure-count";
import { type NamedFigures, namePageFigures, type PageChoices } from "./name-page-figures";
import { type ScannedSlice, type ScanRequest, scanPages } from "./scan-pages";

interface FrozenFigureParts {
  connection: Connection;
  writer: PageWriter;
  /** As the owner has it, whole: a claim that is not published may stand in a page all the same. */
  readBusiness: () => Business;
  stopping: AbortSignal;
}

export type FrozenFigures = ReturnType<typeof createFrozenFigures>;

/** Figures that saved pages state by hand although the register has them: found, counted, and turned into names. */
export function createFrozenFigures({ connection: { db }, writer, readBusiness, stopping }: FrozenFigureParts) {
  let described: { business: Business; texts: FactTexts } | undefined;

  /** The same object while the register stays the same: what is known of its figures is kept by it. */
  function readTexts(): FactTexts {
    const business = readBusiness();
    if (described?.business !== business) described = { business, texts: describeFacts(business) };
    return described.texts;
  }

  const count = createFrozenFigureCount(db, readTexts, stopping);
  return {
    count,
    scan: (request: ScanRequest): Promise<ScannedSlice> => scanPages(db, readTexts(), request),
    name: (pages: readonly PageChoices[], savedBy: string, once: OnceInside): Promise<NamedFigures> =>
      namePageFigures(pages, { writer, texts: readTexts(), savedBy, once, onNamed: count.subtract }),
  };
}
