import type { PageStatus } from "#domain/page/generated-page";
import { hasText } from "#domain/page/plain-text";

/** Why a text cannot be a page; its message says, in Portuguese, how to mend it. */
export class PageProblem extends Error {}

/**
 * Visitors see no page without a text; a draft may still wait for it.
 * @throws {PageProblem} naming the first of the pages that has none.
 */
export function requireTexts(pages: readonly { title: string; status: PageStatus; content: string }[]): void {
  const empty = pages.find(({ status, content }) => status === "public" && !hasText(content));
  if (empty) throw new PageProblem(`O conteúdo de “${empty.title}” não tem nenhum texto para ler. Escreva o texto antes de publicar.`);
}
