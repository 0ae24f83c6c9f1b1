import { formatCount, formatMoney, formatYears } from "#domain/text/format";
import type { Business, MotorModel, Plan, Statement } from "../business";
import { formatHours, type NamedFact, nameFact, namePart } from "./named-fact";

/** The facts of the register's lists: one or more for each item, by its id. */
export function listNamedFactsOfLists(business: Business): NamedFact[] {
  const { plans, tiltPackages, offers, tradeIn, warrantyTiers, windows, technical } = business;
  return [
    ...plans.flatMap((plan) => namePlan(nameItem("plano", "Plano", "plans", plan))),
    ...tiltPackages.flatMap((tilt) => {
      const name = nameItem("pacote", "Pacote", "tiltPackages", tilt);
      return [
        ...namePlan(name),
        name("modelo", "modelo", "model"),
        name("area", "área máxima", "maxAreaM2", (area) => `${area} m²`),
        name("uso", "uso", "usage"),
      ];
    }),
    ...offers.flatMap((offer) => {
      const name = nameItem("oferta", "Oferta", "offers", offer);
      return [name("nome", "nome", "name"), name("preco", "preço", "price", formatMoney)];
    }),
    ...tradeIn.flatMap((tier) => {
      const name = nameItem("desconto", "Desconto", "tradeIn", tier);
      const [label, path] = [`Desconto ${tier.name}: valor`, `tradeIn.${tier.id}.discount`];
      return [
        nameFact(`desconto-${tier.id}`, label, path, formatMoney(tier.discount)),
        name("nome", "nome", "name"),
        name("condicoes", "condições", "conditions", list),
      ];
    }),
    ...warrantyTiers.flatMap((tier) => {
      const name = nameItem("faixa", "Faixa de garantia", "warrantyTiers", tier);
      return [name("nome", "nome", "name"), name("prazo", "prazo", "years", formatYears), name("inclui", "o que inclui", "includes", list)];
    }),
    ...technical.models.flatMap(nameModel),
    ...nameStatements("basculante", "Recurso do basculante", "tiltFeatures", business.tiltFeatures),
    ...nameStatements("cobre", "Defeito coberto", "warrantyCovers", business.warrantyCovers),
    ...nameStatements("inclui", "Incluso na garantia", "warrantyIncludes", business.warrantyIncludes),
    ...windows.map(({ id, name, ...clock }) =>
      nameFact(`janela-${id}`, `Janela ${name}: horário`, [`windows.${id}.opens`, `windows.${id}.closes`], formatHours(clock)),
    ),
  ];
}

const list = (texts: readonly string[]) => texts.join("; ");

const nameItem = <Item extends { id: string; name: string }>(noun: string, label: string, path: string, item: Item) =>
  namePart(`${path}.${item.id}`, item, { name: `${noun}-${item.id}-`, label: `${label} ${item.name}: ` });

const namePlan = (name: ReturnType<typeof namePart<Plan>>): NamedFact[] => [
  name("nome", "nome", "name"),
  name("preco", "preço", "price", formatMoney),
  name("potencia", "potência", "power"),
  name("controles", "controles", "remotes", (count) => formatCount(count, "controle", "controles")),
  name("controles-numero", "controles, só o número", "remotes"),
  name("garantia", "garantia", "warrantyYears", formatYears),
];

/** A figure that nobody has confirmed is 0, and has no text. */
function nameModel(model: MotorModel): NamedFact[] {
  const name = nameItem("ficha", "Ficha do motor", "technical.models", model);
  const known =
    (one: string, many = one) =>
    (figure: number) =>
      figure === 0 ? "" : formatCount(figure, one, many);
  return [
    name("nome", "nome", "name"),
    name("potencia", "potência em HP", "power"),
    name("watts", "potência em watts", "watts", known("W")),
    name("peso", "peso de folha", "leafKg", known("kg")),
    name("abertura", "abertura da folha de referência", "openingSeconds", known("segundo", "segundos")),
    name("ciclos", "ciclos por hora", "cyclesPerHour", known("ciclo por hora", "ciclos por hora")),
  ];
}

const nameStatements = (prefix: string, label: string, list: string, statements: readonly Statement[]): NamedFact[] =>
  statements.map(({ id, text }) => nameFact(`${prefix}-${id}`, `${label}: ${text}`, `${list}.${id}.text`, text));
