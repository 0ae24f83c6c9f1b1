import type { Page } from "#domain/site/page";
import { GENERAL_KEYWORDS } from "./general-keywords";

/** The words of the not-found page. */
export const NOT_FOUND_TEXT = {
  code: "404",
  title: "Oops! Page not found",
  text: "Esta página não existe ou saiu do ar. O que você procurava pode estar a um toque daqui.",
};

/** The head of an address without a page. */
export function readNotFoundPage(path: string): Page {
  return {
    path,
    title: "Página não encontrada",
    description: "O endereço não existe ou a página saiu do ar. Veja todas as páginas do site ou fale com um técnico pelo WhatsApp.",
    keywords: GENERAL_KEYWORDS,
    isIndexable: false,
    breadcrumbs: [],
  };
}
