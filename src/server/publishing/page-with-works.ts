import { readTitle } from "#domain/knowledge/read-title";
import { onceFor } from "#domain/memo/once-for";
import type { JudgedPage } from "#domain/publishing/judged-page";
import { judgeSubstance, type Substance } from "#domain/publishing/rules/judge-substance";
import { escapeHtml } from "#domain/text/escape-html";
import { chooseWorks, isOfPage, wishOfTitle } from "#domain/work/choose-works";
import type { SiteContent } from "../content/site-content";
import type { SketchedText } from "./read-once";

/** What the site shows of works, and what tells where they belong. */
type Showing = Pick<SiteContent, "works"> & { facts: Pick<SiteContent["facts"], "knowledge" | "places"> };

/** A page as it was measured. */
interface Measured<Weight extends Substance> {
  substance: Weight;
  text: SketchedText;
}

/**
 * Measures a page by its text, and one that has not enough by itself with the works too that are told whole on it. What
 * they say is its own as any sentence is: as long as no other page has counted it.
 */
export async function measureWithWorks<Weight extends Substance>(
  page: JudgedPage,
  content: Showing,
  measure: (text: SketchedText) => Promise<Weight>,
): Promise<Measured<Weight>> {
  const alone = await measure(page);
  const text = isEnough(alone) ? undefined : withWorks(content)(page);
  const together = text && (await measure(text));
  return text && together && isEnough(together) ? { substance: together, text } : { substance: alone, text: page };
}

/** Whether works might be text of the page. */
export function hasWorks(page: JudgedPage, content: Showing): boolean {
  return withWorks(content)(page) !== undefined;
}

const isEnough = (substance: Substance): boolean => judgeSubstance(substance).length === 0;

/** The page with the works that are told on it; undefined where none is. */
const withWorks = onceFor(({ works, facts: { knowledge, places } }: Showing) =>
  onceFor(({ title, content }: JudgedPage): SketchedText | undefined => {
    if (works.length === 0) return undefined;
    const wish = wishOfTitle(readTitle(title, knowledge, places));
    const told = chooseWorks(works, wish, places).filter((work) => isOfPage(work, wish));
    if (told.length === 0) return undefined;
    const texts = told.flatMap(({ problem, done }) => [problem, done]);
    return { content: content + texts.map((text) => `<p>${escapeHtml(text)}</p>`).join("") };
  }),
);
