import { formatCount, formatMoney, formatNumber } from "#domain/text/format";
import { clicksOf, type Figures } from "./figures";

const MONTH = new Intl.DateTimeFormat("pt-BR", { month: "long", timeZone: "UTC" });

/**
 * A week beside the one before, in one line.
 * @example describeWeek(now, before)
 * // "Esta semana: 312 visitas (antes 280), 18 toques nos contatos (antes 15), 4 contatos (antes 6), 1 venda de R$ 950 (antes nenhuma)."
 */
export function describeWeek(now: Figures, before: Figures): string {
  const clicks = clicksOf(now);
  const chats = now.call + now.copy === 0 && before.call + before.copy === 0;
  const where = chats ? "no WhatsApp" : "nos contatos";
  const parts = [
    `${formatCount(now.visits, "visita", "visitas")} (antes ${formatNumber(before.visits)})`,
    `${formatCount(clicks, "toque", "toques")} ${where} (antes ${formatNumber(clicksOf(before))})`,
    `${formatCount(now.contacts, "contato", "contatos")} (antes ${formatNumber(before.contacts)})`,
    `${describeSales(now)} (antes ${before.sold === 0 ? "nenhuma" : formatNumber(before.sold)})`,
  ];
  return `Esta semana: ${parts.join(", ")}.`;
}

/** @example describeMonth("2026-10", figures, 14) // "Em outubro: 1.240 visitas, 61 toques, 12 contatos, 3 vendas somando R$ 2.850; 14 páginas para podar." */
export function describeMonth(month: string, figures: Figures, toPrune: number): string {
  const parts = [
    formatCount(figures.visits, "visita", "visitas"),
    formatCount(clicksOf(figures), "toque", "toques"),
    formatCount(figures.contacts, "contato", "contatos"),
    describeSales(figures),
  ];
  const pruning = toPrune === 0 ? "" : `; ${formatCount(toPrune, "página", "páginas")} para podar`;
  return `Em ${MONTH.format(new Date(`${month}-15T00:00:00Z`))}: ${parts.join(", ")}${pruning}.`;
}

/** @example describeSales({ sold: 2, value: 1900 }) // "2 vendas somando R$ 1.900" */
function describeSales({ sold, value }: Pick<Figures, "sold" | "value">): string {
  if (sold === 0) return "nenhuma venda";
  const told = formatCount(sold, "venda", "vendas");
  if (value === 0) return told;
  return `${told} ${sold === 1 ? "de" : "somando"} ${formatMoney(value)}`;
}
