import { formatCount } from "#domain/text/format";
import type { ContactChannel } from "../counts/visit-kind";
import { clicksOf, type Figures } from "./figures";
import type { SearchFigures } from "./search-report";

/** A page younger than this has not had its chance; figures are those of as many days. */
export const PRUNE_DAYS = 90;
/** A page nobody saw for so long is not found by itself any more. */
const LOST_DAYS = 180;
/** Touches that the site's own rate lets expect of a page, before their absence means anything. */
const LEAST_EXPECTED = 3;
/** A sibling is better that has so many times the visits, and not fewer than these. */
const SIBLING_TIMES = 2;
const SIBLING_LEAST = 10;
/** People who saw the page among the answers of a search engine: there is something to gain from a better text. */
const LEAST_IMPRESSIONS = 30;

/** What becomes of a page that brings little, the gentlest first. */
export const PRUNE_ADVICE = ["improve", "merge", "unlist", "remove"] as const;
export type PruneAdvice = (typeof PRUNE_ADVICE)[number];

export const PRUNE_ADVICE_NAMES: Readonly<Record<PruneAdvice, string>> = {
  improve: "Melhorar o texto",
  merge: "Juntar a outra",
  unlist: "Tirar dos buscadores",
  remove: "Excluir",
};

type Counted = Pick<Figures, "visits" | ContactChannel>;

/** A made page, public for some time, with its figures of `PRUNE_DAYS`. */
export interface PruneCandidate {
  figures: Counted;
  /** Since it first was public. */
  days: number;
  isIndexed: boolean;
  search?: SearchFigures | undefined;
  /** The best of the other public pages that ask or say the same. */
  sibling?: { figures: Counted } | undefined;
}

export interface Pruning {
  advice: PruneAdvice;
  /** Why, in a sentence. */
  says: string;
}

/**
 * What is advised for a page; undefined where it may stay as it is.
 * @param siteRate touches by visit of all pages, in the same days.
 */
export function judgePruning(page: PruneCandidate, siteRate: number): Pruning | undefined {
  const { figures, days, isIndexed, search, sibling } = page;
  if (days < PRUNE_DAYS) return undefined;
  const clicks = clicksOf(figures);
  if (sibling && isBetter(sibling.figures, figures)) {
    return {
      advice: "merge",
      says: `Outra página responde o mesmo e é a que as pessoas usam: ${tellCounts(sibling.figures)}, contra ${tellCounts(figures)} desta.`,
    };
  }
  if (figures.visits === 0 && clicks === 0) return judgeUnseen(days, isIndexed, search);
  const expected = figures.visits * siteRate;
  if (expected < LEAST_EXPECTED || clicks > expected / LEAST_EXPECTED) return undefined;
  return {
    advice: "improve",
    says: `${tellCounts(figures)} em ${PRUNE_DAYS} dias; pela média do site seriam cerca de ${Math.round(expected)} toques. Quem chega não encontra o que procura, ou não vê como chamar.${tellSearch(search)}`,
  };
}

function judgeUnseen(days: number, isIndexed: boolean, search: SearchFigures | undefined): Pruning | undefined {
  if (search && search.clicks > 0) return undefined;
  if (search && search.impressions >= LEAST_IMPRESSIONS && isIndexed) {
    return { advice: "improve", says: `Ninguém a abriu em ${PRUNE_DAYS} dias.${tellSearch(search)} Um título mais claro pode mudar isso.` };
  }
  if (days >= LOST_DAYS) {
    return {
      advice: "remove",
      says: `Está no ar há ${tellDays(days)} e ninguém a abriu nos últimos ${PRUNE_DAYS} dias.${tellSearch(search)}`,
    };
  }
  if (!isIndexed) return undefined;
  return {
    advice: "unlist",
    says: `Ninguém a abriu em ${PRUNE_DAYS} dias. Fora dos buscadores ela não pesa sobre as outras e continua no ar para quem tem o endereço.${tellSearch(search)}`,
  };
}

const isBetter = (sibling: Counted, page: Counted): boolean =>
  sibling.visits >= Math.max(SIBLING_LEAST, SIBLING_TIMES * page.visits) && clicksOf(sibling) >= clicksOf(page);

/** @example tellCounts(figures) // "120 visitas e 1 toque" */
const tellCounts = (figures: Counted): string =>
  `${formatCount(figures.visits, "visita", "visitas")} e ${formatCount(clicksOf(figures), "toque", "toques")}`;

function tellSearch(search: SearchFigures | undefined): string {
  if (!search || search.impressions === 0) return "";
  const position = search.position.toLocaleString("pt-BR", { maximumFractionDigits: 1 });
  return ` Na busca apareceu ${formatCount(search.impressions, "vez", "vezes")}, na posição ${position}, com ${formatCount(search.clicks, "clique", "cliques")}.`;
}

function tellDays(days: number): string {
  if (days < 365) return `${days} dias`;
  if (days < 730) return "mais de um ano";
  return `${Math.floor(days / 365)} anos`;
}
