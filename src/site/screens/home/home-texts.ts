import { type AuthoredPage, pagesOfKind } from "#domain/site/authored-pages";
import type { GridLink } from "#site/sections/LinkGrid";

export const homeSteps = [
  { title: "Você manda uma foto", text: "Pelo WhatsApp: o portão inteiro, o motor atual e a medida aproximada." },
  { title: "O técnico indica o motor", text: "Com peso, tamanho e uso do portão, sai o orçamento fechado, com a instalação dentro." },
  {
    title: "A equipe instala e ensina",
    text: "Motor, trilho e controles testados na sua frente. Você aprende a abrir na mão se faltar energia.",
  },
];

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
