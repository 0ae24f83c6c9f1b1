import type { PageOrigin } from "../page/generated-page";
import { clickRate } from "./few-data";
import { clicksOf, type Figures } from "./figures";
import type { SearchFigures } from "./search-report";

/** Where a page came from, those that come with the site included. */
export type ResultOrigin = PageOrigin | "site";

export const RESULT_ORIGINS = ["local", "ai", "manual", "announcement", "site"] as const satisfies readonly ResultOrigin[];

export const RESULT_ORIGIN_NAMES: Readonly<Record<ResultOrigin, string>> = {
  local: "Local",
  ai: "IA",
  manual: "Escrita",
  announcement: "Aviso",
  site: "Do site",
};

export interface RankedPage {
  number: number;
  figures: Figures;
  search?: SearchFigures | undefined;
}

const order = (name: string, keyOf: (page: RankedPage) => number) => ({ name, keyOf, isOfSearch: false });
const orderOfSearch = (name: string, keyOf: (page: RankedPage) => number) => ({ name, keyOf, isOfSearch: true });

/** What the pages are sorted by, the greatest first; whatever is not known comes last. Some are of what a search engine's report says. */
export const RESULT_ORDERS = {
  visits: order("Mais visitas", ({ figures }) => figures.visits),
  clicks: order("Mais toques", ({ figures }) => clicksOf(figures)),
  rate: order("Maior taxa de toques", ({ figures }) => clickRate(figures) ?? -1),
  contacts: order("Mais contatos", ({ figures }) => figures.contacts),
  value: order("Maior valor vendido", ({ figures }) => figures.value),
  searchClicks: orderOfSearch("Mais cliques na busca", ({ search }) => search?.clicks ?? -1),
  impressions: orderOfSearch("Mais aparições na busca", ({ search }) => search?.impressions ?? -1),
  // The least is the best.
  position: orderOfSearch("Melhor posição na busca", ({ search }) => -(search?.position ?? Number.MAX_SAFE_INTEGER)),
};

export type ResultOrder = keyof typeof RESULT_ORDERS;
export const RESULT_ORDER_NAMES: readonly ResultOrder[] = Object.keys(RESULT_ORDERS) as ResultOrder[];

export interface ResultFilter {
  query: string;
  origin?: ResultOrigin | undefined;
  /** The slug of a place. */
  place?: string | undefined;
  /** The id of an entry of knowledge. */
  topic?: string | undefined;
  order: ResultOrder;
}
