import { readTitle } from "#domain/knowledge/read-title";
import type { JudgedPage } from "#domain/publishing/judged-page";
import { judgeSubstance } from "#domain/publishing/rules/judge-substance";
import type { Substance } from "#domain/publishing/substance/substance";
import { escapeHtml } from "#domain/text/escape-html";
import { chooseWorks, isOfPage, wishOfTitle } from "#domain/work/choose-works";
import type { SiteContent } from "../content/site-content";
import type { SketchedText } from "./read-once";

/** What the site shows of works, and what tells where they belong. */
type Showing = Pick<SiteContent, "works"> & { facts: Pick<SiteContent["facts"], "knowledge" | "places"> };

/** A page as it was measured. */
export interface Measured<Weight extends Substance> {
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
  const text = isEnough(alone) ? undefined : addWorks(page, content);
  const together = text && (await measure(text));
  return text && together && isEnough(together) ? { substance: together, text } : { substance: alone, text: page };
}

/** Whether works might be text of the page. */
export function hasWorks(page: JudgedPage, content: Showing): boolean {
  return addWorks(page, content) !== undefined;
}

function isEnough(substance: Substance): boolean {
  return judgeSubstance(substance).length === 0;
}

const added = new WeakMap<JudgedPage, { content: Showing; text: SketchedText | undefined }>();

/** Undefined where none is told on it. */
function addWorks(page: JudgedPage, content: Showing): SketchedText | undefined {
  if (content.works.length === 0) return undefined;
  const known = added.get(page);
  if (known?.content === content) return known.text;
  const told = listToldTexts(page, content).map((text) => `<p>${escapeHtml(text)}</p>`);
  const text = told.length > 0 ? { content: page.content + told.join("") } : undefined;
  added.set(page, { content, text });
  return text;
}

function listToldTexts({ title }: JudgedPage, { works, facts: { knowledge, places } }: Showing): string[] {
  const wish = wishOfTitle(readTitle(title, knowledge, places));
  return chooseWorks(works, wish, places)
    .filter((work) => isOfPage(work, wish))
    .flatMap(({ problem, done }) => [problem, done]);
}
