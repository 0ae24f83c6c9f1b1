import type { Business } from "#domain/facts/business";
import { describeFacts, type FactTexts } from "#domain/facts/fact-texts";
import { listNamedFacts } from "#domain/facts/named/named-facts";
import type { OnceInside } from "../calls/done-calls";
import type { Connection } from "../database/database";
import type { PageWriter } from "../pages/page-writer";
import type { SuggestedFact } from "./figure-groups";
import { createFrozenFigureCount } from "./frozen-figure-count";
import { type NamedFigures, namePageFigures, type PageChoices } from "./name-page-figures";
import { type ScanRequest, scanPages } from "./scan-pages";

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
  let described: { business: Business; texts: FactTexts; labels: ReadonlyMap<string, string> } | undefined;

  /** The same while the register stays the same: what is known of its figures is kept by them. */
  function describe() {
    const business = readBusiness();
    if (described?.business !== business) {
      const labels = new Map(listNamedFacts(business).map(({ name, label }) => [name, label]));
      described = { business, texts: describeFacts(business), labels };
    }
    return described;
  }

  const count = createFrozenFigureCount(db, () => describe().texts, stopping);
  return {
    count,

    async scan(request: ScanRequest) {
      const { texts, labels } = describe();
      const { figures, ...slice } = await scanPages(db, texts, request);
      const label = ({ name, suggested }: SuggestedFact) => ({ name, suggested, label: labels.get(name) ?? name });
      return { ...slice, figures: figures.map((group) => ({ ...group, facts: group.facts.map(label) })) };
    },

    giveNames: (pages: readonly PageChoices[], savedBy: string, once: OnceInside): Promise<NamedFigures> =>
      namePageFigures(pages, { writer, texts: describe().texts, savedBy, once, onNamed: count.subtract }),
  };
}
