import { decimal, integer, part } from "#domain/forms/controls";
import { group, items, text } from "./controls";

const NOT_FOR = "0: este plano não é indicado para esse portão.";

const planLimits = {
  name: text("Plano", { max: 40, help: "Como o plano de que são os limites." }),
  slidingWidthM: decimal("Largura de deslizante, no máximo", { min: 0, max: 30, unit: "m", help: NOT_FOR }),
  slidingKg: integer("Peso de folha deslizante, no máximo", { min: 0, max: 5000, unit: "kg", help: NOT_FOR }),
  swingWidthM: decimal("Largura de folha pivotante, no máximo", { min: 0, max: 30, unit: "m", help: NOT_FOR }),
  swingKg: integer("Peso de folha pivotante, no máximo", { min: 0, max: 5000, unit: "kg", help: NOT_FOR }),
  usesPerDay: integer("Aberturas por dia, no máximo", { min: 0, max: 5000, unit: "aberturas" }),
};

const kilos = (label: string) => integer(label, { min: 1, max: 200, unit: "kg/m²" });
const uses = (label: string) => integer(label, { min: 1, max: 5000, unit: "aberturas" });

/** By what the price on the page is found. How large a tilting gate may be stands with its packages. */
export const estimate = group("orcamento", {
  limits: items(planLimits, { item: "Limites do plano", itemName: "name" }),
  leafKgPerM2: part("Peso suposto da folha", {
    aluminium: kilos("Alumínio"),
    bars: kilos("Ferro vazado, de grade ou tubo"),
    sheet: kilos("Ferro fechado, de chapa"),
    wood: kilos("Madeira"),
  }),
  usesPerDay: part("Aberturas por dia supostas", { home: uses("Casa"), building: uses("Prédio"), shop: uses("Comércio") }),
});
