import { fillFacts } from "#domain/facts/fill-facts";
import { DEFAULT_CREATIVITY } from "#domain/generation/creativity";
import { findNearest } from "#domain/knowledge/asked/find-question";
import { isAbout, writePointed } from "#domain/knowledge/pointed-titles";
import type { GeneratedPage } from "#domain/page/generated-page";
import { splitWords } from "#domain/text/words";
import type { LiveContent } from "../content/live-content";
import type { SiteContent } from "../content/site-content";
import type { ChangedFact, FactRegister } from "../facts/fact-register";
import type { LocalPages } from "../publishing/local-pages";
import type { PageWriter } from "./page-writer";

const MOST_NEAREST = 6;

/** The known questions nearest to a title, the nearest first, with their answers as visitors read them. */
export function listNearQuestions(title: string, { facts: { knowledge, texts } }: SiteContent) {
  return findNearest(splitWords(title), knowledge.questions, MOST_NEAREST).flatMap(({ question: { asks, says }, way = 0 }) => {
    const [question, answer] = [asks[way] ?? asks[0], says[way] ?? says[0]];
    return question && answer ? [{ question, answer: fillFacts(answer, texts) }] : [];
  });
}

/** Keeps in the register which question a title asks; null forgets it. @throws {StaleValueError} when somebody saves just now. */
export async function pointTitle(
  title: string,
  question: string | null,
  { content, factRegister }: { content: LiveContent; factRegister: Pick<FactRegister, "saveLatest"> },
  savedBy: string,
): Promise<ChangedFact[]> {
  const others = content.current.business.trade.titles.filter((line) => !isAbout(line, title));
  const typed = question === null ? others : [...others, writePointed({ title, question })];
  return await factRegister.saveLatest([{ path: "trade.titles", typed }], savedBy);
}

/** Gives the held page of a title the text that the site now writes for it; undefined where there is none. */
export async function writeHeldAnew(
  title: string,
  { localPages, pageWriter }: { localPages: Pick<LocalPages, "getReady">; pageWriter: PageWriter },
  savedBy: string,
): Promise<GeneratedPage | undefined> {
  const write = await localPages.getReady();
  return await pageWriter.write(async ({ rewriteHeld, transaction }) => {
    const { html, description, ownFigures } = await write({ title, creativity: DEFAULT_CREATIVITY }, transaction);
    return await rewriteHeld({ title, description, content: html, origin: "local", ownFigures }, savedBy);
  });
}
