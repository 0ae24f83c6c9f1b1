import { setImmediate as breathe } from "node:timers/promises";
import type { Transaction } from "kysely";
import { findFigures } from "#domain/frozen-figures/find-figures";
import type { KnownFigures } from "#domain/frozen-figures/known-figures";
import { type FigureChoice, nameFigures } from "#domain/frozen-figures/name-figures";
import { toWanted } from "#domain/page/generated-page";
import { checkField } from "#domain/page/page-fields";
import type { OnceInside } from "../calls/done-calls";
import type { Tables } from "../database/tables";
import { type PageIntents, SAYS_THE_SAME } from "../pages/page-intents";
import { PageProblem } from "../pages/page-problem";
import { PAGE_COLUMNS, toGeneratedPage } from "../pages/page-row";
import type { PageWriter } from "../pages/page-writer";
import { FIGURE_FIELDS, type FigureField } from "./figure-fields";

/** What is to become of the figures of one page. */
export interface PageChoices {
  id: string;
  /** The version they were chosen in. */
  version: number;
  choices: readonly (FigureChoice & { field: FigureField })[];
}

export interface NamedPage {
  id: string;
  title: string;
  version: number;
  /** Figures that are names now. */
  count: number;
  /** Those of them that it states nowhere else by hand. */
  gone: string[];
}

export interface SkippedPage {
  id: string;
  /** Empty when the page is gone for good. */
  title: string;
  /** As a sentence. */
  reason: string;
}

export interface NamedFigures {
  named: NamedPage[];
  skipped: SkippedPage[];
}

const CHANGED = "Mudou depois da leitura.";
const GONE = "Não existe mais ou está na lixeira.";

interface NamingParts {
  writer: PageWriter;
  known: KnownFigures;
  savedBy: string;
  once: OnceInside;
  /** Runs in the same transaction. */
  onNamed(transaction: Transaction<Tables>, count: number): Promise<void>;
}

/** Puts names of facts where pages state figures by hand, all in one transaction; a page that changed since is left as it is. */
export async function namePageFigures(
  pages: readonly PageChoices[],
  { writer, known, savedBy, once, onNamed }: NamingParts,
): Promise<NamedFigures> {
  return await writer.write((intents) =>
    once(intents.transaction, async () => {
      const outcome: NamedFigures = { named: [], skipped: [] };
      for (const page of pages) {
        // Each page is sanitised and writes revisions: others get their turn in between.
        await breathe();
        const done = await namePage(intents, page, known, savedBy);
        if ("reason" in done) outcome.skipped.push(done);
        else outcome.named.push(done);
      }
      const count = outcome.named.reduce((sum, page) => sum + page.count, 0);
      if (count > 0) await onNamed(intents.transaction, count);
      return outcome;
    }),
  );
}

async function namePage(
  { transaction, edit }: PageIntents,
  { id, version, choices }: PageChoices,
  known: KnownFigures,
  savedBy: string,
): Promise<NamedPage | SkippedPage> {
  const row = await transaction.selectFrom("pages").select(PAGE_COLUMNS).where("id", "=", id).executeTakeFirst();
  if (!row || row.deleted_at !== null) return { id, title: row?.title ?? "", reason: GONE };
  const page = toGeneratedPage(row);
  const changed = page.version === version ? changeTexts(page, choices, known) : undefined;
  if (!changed) return { id, title: page.title, reason: CHANGED };
  const problem = checkField("description", changed.named.description);
  if (problem) return { id, title: page.title, reason: problem };
  try {
    const saved = await edit(id, version, { ...page, ...changed.named, status: toWanted(page.status) }, savedBy, SAYS_THE_SAME);
    return { id, title: saved.title, version: saved.version, count: choices.length, gone: changed.gone };
  } catch (error) {
    // Thrown before anything is written.
    if (error instanceof PageProblem) return { id, title: page.title, reason: error.message };
    throw error;
  }
}

/** The page's texts with names in them; undefined when a choice is no figure that stands there, or not one of its facts. */
function changeTexts(page: Record<FigureField, string>, choices: PageChoices["choices"], known: KnownFigures) {
  const named: Record<FigureField, string> = { content: page.content, description: page.description };
  const [left, touched] = [new Set<string>(), new Set<string>()];
  for (const { field, isHtml } of FIGURE_FIELDS) {
    const chosen = choices.filter((choice) => choice.field === field);
    const byStart = new Map(chosen.map((choice) => [choice.start, choice]));
    for (const { figure, start, end } of findFigures(page[field], known, isHtml)) {
      const choice = byStart.get(start);
      const isMeant = choice?.end === end && figure.names.includes(choice.name);
      (isMeant ? touched : left).add(figure.text);
      if (isMeant) byStart.delete(start);
    }
    const text = byStart.size === 0 ? nameFigures(page[field], chosen) : undefined;
    if (text === undefined) return undefined;
    named[field] = text;
  }
  return { named, gone: [...touched].filter((figure) => !left.has(figure)) };
}
