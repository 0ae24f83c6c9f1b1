import { type FrozenFigure, findFrozenFigures } from "../frozen-figures/frozen-figure";
import type { KnownFigures } from "../frozen-figures/known-figures";
import { QUOTING_TEXTS, type QuotingText } from "../page/shown-fields";

/** What a page says, by columns. */
type FigureTexts = Readonly<Record<"title" | QuotingText["column"], string>>;

/** A figure of the register that a page states by hand, with the sentence in which it does so first. */
export interface PageFigure extends Pick<FrozenFigure, "figure" | "text" | "sentence" | "names"> {
  /** The facts that words around one of its places speak for more than for others. */
  suggested: string[];
  count: number;
}

/** Figures of one page that are told; the others are when these have been named. */
const MOST_FIGURES = 20;
const SPACE = /&(?:nbsp|#160|#xa0);/gi;
const CONTENT_FIRST = QUOTING_TEXTS.toSorted((one, other) => Number(other.isHtml) - Number(one.isHtml));

/** What a page states by hand although the register has it, figure by figure. */
export function listPageFigures(page: FigureTexts, known: KnownFigures, asked: readonly QuotingText[] = CONTENT_FIRST): PageFigure[] {
  const figures = new Map<string, PageFigure>();
  for (const { column, isHtml } of asked) {
    for (const { figure, text, sentence, names, suggested } of findFrozenFigures(page[column], known, { isHtml, title: page.title })) {
      const one = figures.get(figure) ?? { figure, text: text.replace(SPACE, " "), sentence, names, suggested: [], count: 0 };
      if (!figures.has(figure) && figures.size === MOST_FIGURES) continue;
      figures.set(figure, one);
      one.count += 1;
      if (suggested !== undefined && !one.suggested.includes(suggested)) one.suggested.push(suggested);
    }
  }
  return [...figures.values()];
}
