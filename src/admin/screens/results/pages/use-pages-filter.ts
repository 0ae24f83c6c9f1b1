import { RESULT_ORDERS, RESULT_ORIGINS, type ResultFilter, type ResultOrder } from "#domain/results/page-filter";
import type { ListAddress } from "../../../ui/list/use-address-params";

/** What the list of pages is narrowed to, and its order, as the address has it. */
export function readPagesFilter(address: Pick<ListAddress, "read" | "readOneOf" | "query">): ResultFilter {
  return {
    query: address.query,
    origin: address.readOneOf("origem", RESULT_ORIGINS),
    place: address.read("lugar"),
    topic: address.read("assunto"),
    order: address.readOneOf("ordem", RESULT_ORDERS) ?? "visits",
  };
}

export const ORDER_NAMES: Readonly<Record<ResultOrder, string>> = {
  visits: "Mais visitas",
  clicks: "Mais toques",
  rate: "Maior taxa de toques",
  contacts: "Mais contatos",
  value: "Maior valor vendido",
  searchClicks: "Mais cliques na busca",
  impressions: "Mais aparições na busca",
  position: "Melhor posição na busca",
};
