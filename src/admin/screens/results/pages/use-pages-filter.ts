import { RESULT_ORDERS, RESULT_ORIGINS, type ResultFilter, type ResultOrder, type ResultOrigin } from "#domain/results/page-filter";
import type { useAddressParams } from "../../../ui/list/use-address-params";

const ORIGIN_WORDS: Readonly<Record<ResultOrigin, string>> = { local: "local", ai: "ai", manual: "manual", site: "site" };

/** What the list of pages is narrowed to, and its order, as the address has it. */
export function readPagesFilter(address: Pick<ReturnType<typeof useAddressParams>, "read">): ResultFilter {
  return {
    query: address.read("busca") ?? "",
    origin: RESULT_ORIGINS.find((origin) => ORIGIN_WORDS[origin] === address.read("origem")),
    place: address.read("lugar"),
    topic: address.read("assunto"),
    order: RESULT_ORDERS.find((order) => order === address.read("ordem")) ?? "visits",
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
