import type { Business } from "#domain/facts/business";
import { describeFacts } from "#domain/facts/fact-texts";
import { listNamedFacts } from "#domain/facts/named/named-facts";
import { type KnownFigures, listFigures } from "#domain/frozen-figures/known-figures";
import type { OnceInside } from "../calls/done-calls";
import { FACT } from "../content/lay-facts";
import type { Connection } from "../database/database";
import type { OwnerValues } from "../owner-values/owner-values";
import type { PageWriter } from "../pages/page-writer";
import { createFrozenFigureCount } from "./frozen-figure-count";
import { listFormerTexts } from "./list-former-texts";
import { type NamedFigures, namePageFigures, type PageChoices } from "./name-page-figures";
import { type ScanRequest, scanPages } from "./scan-pages";

interface FrozenFigureParts {
  connection: Connection;
  writer: PageWriter;
  /** As the owner has it, whole: a claim that is not published may stand in a page all the same. */
  readBusiness: () => Business;
  /** Whether texts that quote the fact show it: without its proof a public site leaves their sentences out. */
  isPublished: (name: string) => boolean;
  /** As the files have it. */
  written: Business;
  ownerValues: Pick<OwnerValues, "listRevisionsUnder">;
  stopping: AbortSignal;
}

/** Former values of the register that are looked for. */
const MAX_FORMER = 200;

export type FrozenFigures = ReturnType<typeof createFrozenFigures>;

/** Figures that saved pages state by hand although the register has them: found, counted, and turned into names. */
export function createFrozenFigures({
  connection: { db },
  writer,
  readBusiness,
  isPublished,
  written,
  ownerValues,
  stopping,
}: FrozenFigureParts) {
  let described: { business: Business; known: Promise<KnownFigures> } | undefined;

  async function describe(business: Business): Promise<KnownFigures> {
    const texts = describeFacts(business);
    return listFigures(texts, listFormerTexts(business, texts, written, await ownerValues.listRevisionsUnder(FACT, MAX_FORMER)));
  }

  /** Read once as long as the register stays the same. */
  async function readKnown(): Promise<KnownFigures> {
    const business = readBusiness();
    const reading = described?.business === business ? described.known : describe(business);
    described = { business, known: reading };
    try {
      return await reading;
    } catch (error) {
      described = undefined;
      throw error;
    }
  }

  const count = createFrozenFigureCount(db, readKnown, stopping);
  return {
    count,

    /** With what each fact is called, what it reads today where that is something else, and whether it is hidden. */
    async scan(request: ScanRequest) {
      const known = await readKnown();
      const labels = new Map(listNamedFacts(readBusiness()).map(({ name, label }) => [name, label]));
      const { figures, ...slice } = await scanPages(db, known, request);
      return {
        ...slice,
        figures: figures.map(({ facts, ...group }) => ({
          ...group,
          facts: facts.map(({ name, suggested }) => {
            const today = known.texts[name] ?? "";
            return {
              name,
              suggested,
              label: labels.get(name) ?? name,
              isHidden: !isPublished(name),
              ...(today !== group.figure && { today }),
            };
          }),
        })),
      };
    },

    giveNames: async (pages: readonly PageChoices[], savedBy: string, once: OnceInside): Promise<NamedFigures> =>
      await namePageFigures(pages, { writer, known: await readKnown(), savedBy, once, onNamed: count.subtract }),
  };
}
