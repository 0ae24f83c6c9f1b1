import { z } from "zod";
import { choice, flag, integer, money, part, years } from "#domain/forms/controls";
import { group, items, lines, optionalText, range, text } from "./controls";

const plan = {
  name: text("Nome", { max: 40 }),
  price: money("Preço"),
  power: text("Potência", { max: 20 }),
  remotes: integer("Controles remotos", { min: 0, max: 20 }),
  warrantyYears: years("Garantia"),
};

export const plans = items(plan, { item: "Plano", itemName: "name", group: "planos", min: 1 });

export const tiltPackages = items(
  {
    ...plan,
    model: text("Modelo do motor", { max: 40, help: "O nome do plano cujo motor vem no pacote." }),
    maxAreaM2: integer("Área máxima do portão", { min: 1, max: 100, unit: "m²" }),
    usage: text("Uso indicado", { max: 40 }),
  },
  { item: "Pacote basculante", itemName: "name", group: "planos" },
);

export const offers = items(
  { name: text("Nome", { max: 120 }), price: money("Preço") },
  { item: "Oferta", itemName: "name", group: "planos" },
);

export const priceRange = range("Faixa de preço dos motores", money, { group: "planos" });

export const tradeIn = items(
  {
    name: text("Nome", { max: 40 }),
    discount: money("Desconto"),
    conditions: lines("Condições"),
    /** Without which the price on the page does not name it. */
    needs: part(
      "Pede, no orçamento do site",
      {
        working: flag("Motor funcionando"),
        ownMake: flag("Motor da marca"),
        remotes: flag("Com controles remotos"),
        heavyUse: flag("Prédio ou comércio"),
      },
      { group: "orcamento" },
    ),
  },
  { item: "Desconto na troca", itemName: "name", group: "planos" },
);

export const maintenance = group("planos", {
  express: part("Manutenção expressa", { price: money("Preço"), validMonths: integer("Validade", { min: 1, max: 60, unit: "meses" }) }),
  typicalCost: range("Custo usual de uma manutenção", money),
  visitAlone: choice("Visita sem conserto", ["A decidir", "Cobrada", "Não cobrada"], {
    help: "Enquanto está a decidir, páginas cujo título pergunta isso ficam retidas.",
  }),
  paymentMeans: optionalText("Formas de pagamento", {
    max: 80,
    help: "Como “Pix, dinheiro, cartão ou boleto”. Enquanto está vazio, páginas cujo título pergunta isso ficam retidas.",
  }),
  reviewEveryMonths: integer("Intervalo entre revisões", { min: 1, max: 60, unit: "meses", group: "prazos" }),
  preventivePerYear: part(
    "Manutenção preventiva",
    {
      home: integer("Em casa", { min: 1, max: 12, unit: "vezes por ano" }),
      condominium: integer("Em condomínio", { min: 1, max: 12, unit: "vezes por ano" }),
    },
    { group: "prazos" },
  ),
  replacement: z.strictObject({
    residential: range("Troca de motor residencial", money),
    heavy: range("Troca de motor em portão pesado", money),
  }),
});
