import { checkInstructions } from "#domain/generation/instructions-field";
import { checkQuotes, type IsFact } from "#domain/page/fact-quotes";
import type { PageStatus } from "#domain/page/generated-page";
import { FIELD_NAMES, fieldOf, PAGE_FIELDS, type TextColumns } from "#domain/page/page-fields";
import { hasText } from "#domain/text/plain-text";

/** Why a text cannot be a page; its message says, in Portuguese, how to mend it. */
export class PageProblem extends Error {}

/** What a page without a text is told, by its name, when it is to be public; undefined for one that has a text. */
export const findTextProblem = ({ title, content }: { title: string; content: string }): string | undefined =>
  hasText(content) ? undefined : `O conteúdo de “${title}” não tem nenhum texto para ler. Escreva o texto antes de publicar.`;

/** Visitors see no page without a text; a draft may wait for it. @throws {PageProblem} naming the page that has none. */
export function requireText(page: { title: string; status: PageStatus; content: string }): void {
  const problem = page.status === "public" ? findTextProblem(page) : undefined;
  if (problem) throw new PageProblem(problem);
}

/**
 * What texts quote must be in the register, for it is filled in long after they were written.
 * @throws {PageProblem} for the first that quotes what is not, or where nothing is filled in.
 */
export function requireFacts(texts: Readonly<Partial<TextColumns>>, isFact: IsFact): void {
  for (const name of FIELD_NAMES) {
    const problem = checkQuotes(fieldOf(name), texts[PAGE_FIELDS[name].column] ?? "", isFact);
    if (problem) throw new PageProblem(problem);
  }
}

/** @throws {PageProblem} when instructions quote what no fact is called. */
export function requireQuotable(instructions: string, isFact: IsFact): void {
  const problem = checkInstructions(instructions, isFact);
  if (problem) throw new PageProblem(problem);
}
