import type { FaqEntry } from "#domain/faq/faq";
import type { Page } from "#domain/site/page";
import { PATHS } from "#domain/site/paths";
import { fillBlanks } from "#domain/text/fill-blanks";
import type { HomeText } from "#domain/texts/home-text";
import type { SiteContent } from "#server/content/site-content";
import type { GateDemoProps } from "#site/islands/GateDemo";
import { getFilledText } from "./parts/filled-text";

/** Of the page of questions, that many stand on the home page. */
const QUESTIONS = 3;

export function readHomePage(content: SiteContent): { page: Page; texts: HomeText; questions: readonly FaqEntry[] } {
  const texts = getFilledText(content, "home");
  const { themes } = getFilledText(content, "faq");
  return {
    texts,
    questions: themes.flatMap(({ entries }) => entries).slice(0, QUESTIONS),
    page: { path: PATHS.home, title: texts.opening.title, ...texts.head, breadcrumbs: [], subjects: [{ kind: "product" }] },
  };
}

/** What the island of the opening gate gets: only what it shows. */
export function readGateDemo({ facts: { business } }: SiteContent, { motor, ...texts }: HomeText["demo"]): GateDemoProps {
  const { openingSeconds, modelSeconds } = business.claims;
  const motors = modelSeconds.map((seconds) => fillBlanks(motor, { segundos: String(seconds) }));
  return { openingSeconds, modelSeconds, texts: { ...texts, motors } };
}
