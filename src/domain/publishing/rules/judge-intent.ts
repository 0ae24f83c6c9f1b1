import type { Reason } from "#domain/page/reason";

export interface IntentSurroundings {
  /** Other pages, authored and public generated ones, that answer the same. */
  sameIntent: readonly { path: string; title: string }[];
}

/** A title that a page of the site answers already is no page of its own. */
export function judgeIntent({ sameIntent }: IntentSurroundings): Reason[] {
  const [first, second] = sameIntent;
  if (!first) return [];
  return [
    {
      rule: "intent",
      says: second
        ? `As páginas “${first.title}” e “${second.title}” já respondem a este título.`
        : `A página “${first.title}” já responde a este título.`,
      mend: "Abra a página que existe e complete-a, redirecione este endereço para ela, ou dê a esta página outro assunto.",
      pages: [...sameIntent],
    },
  ];
}
