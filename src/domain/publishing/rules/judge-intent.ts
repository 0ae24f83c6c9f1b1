import type { Reason } from "#domain/page/reason";

export interface IntentSurroundings {
  /** Other pages, authored and public generated ones, that answer the same. */
  sameIntent: readonly AnsweringPage[];
}

export interface AnsweringPage {
  path: string;
  title: string;
  /** The one among the page's own that the title asks. */
  question?: string;
}

/** A title that a page of the site answers already is no page of its own. */
export function judgeIntent({ sameIntent }: IntentSurroundings): Reason[] {
  const [first, second] = sameIntent;
  if (!first) return [];
  return [
    {
      rule: "intent",
      says: first.question
        ? `Já respondido em “${first.title}”: “${first.question}”.`
        : second
          ? `As páginas “${first.title}” e “${second.title}” já respondem a este título.`
          : `A página “${first.title}” já responde a este título.`,
      mend: "Abra a página que existe e complete-a, redirecione este endereço para ela, ou dê a esta página outro assunto.",
      pages: sameIntent.map(({ path, title }) => ({ path, title })),
    },
  ];
}
