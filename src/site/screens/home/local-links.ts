import { type AuthoredPage, pagesOfKind } from "#domain/site/authored-pages";
import type { GridLink } from "#site/sections/LinkGrid";

/** Landing pages in the order the home page leads to them; one not named here comes last. */
const ORDER: readonly string[] = [
  "atendimento-sp",
  "zona-norte-portoes",
  "zona-sul-portoes",
  "zona-leste-portoes",
  "zona-oeste-portoes",
  "guarulhos-portoes",
  "atendimento-guarulhos",
  "osasco-portoes",
  "atendimento-osasco",
  "instalacao-rapida",
  "motor-instalacao-inclusa",
  "orcamento",
  "orcamento-whatsapp",
  "agendar-instalacao",
  "basculante-automatico",
  "troca-motor-antigo",
  "garantia-servico",
];

/** Where the home page leads: to every landing page. */
export function listLocalLinks(pages: readonly AuthoredPage[]): GridLink[] {
  const position = (slug: string) => (ORDER.includes(slug) ? ORDER.indexOf(slug) : ORDER.length);
  return pagesOfKind(pages, "landing")
    .toSorted((one, other) => position(one.landing.slug) - position(other.landing.slug))
    .map(({ landing, path }) => ({ text: landing.linkText, path }));
}
