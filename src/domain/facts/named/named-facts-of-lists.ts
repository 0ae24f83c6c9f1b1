import { formatCount, formatMoney, formatNumber, formatYears } from "#domain/text/format";
import type { Business, MotorModel, Plan, Statement } from "../business";
import { createNaming, formatHours, type NamedFact, nameFact } from "./named-fact";

/** The facts of the register's lists: one or more for each item, by its id. */
export function listNamedFactsOfLists(business: Business): NamedFact[] {
  const { plans, tiltPackages, offers, tradeIn, warrantyTiers, windows, technical } = business;
  return [
    ...plans.flatMap((plan) => namePlan(plan, createNaming(`plano-${plan.id}`, `Plano ${plan.name}`, `plans.${plan.id}`))),
    ...tiltPackages.flatMap((tilt) => {
      const name = createNaming(`pacote-${tilt.id}`, `Pacote ${tilt.name}`, `tiltPackages.${tilt.id}`);
      return [
        ...namePlan(tilt, name),
        name("modelo", "modelo", "model", tilt.model),
        name("area", "área máxima", "maxAreaM2", `${tilt.maxAreaM2} m²`),
        name("uso", "uso", "usage", tilt.usage),
      ];
    }),
    ...offers.flatMap((offer) => {
      const name = createNaming(`oferta-${offer.id}`, `Oferta ${offer.name}`, `offers.${offer.id}`);
      return [name("nome", "nome", "name", offer.name), name("preco", "preço", "price", formatMoney(offer.price))];
    }),
    ...tradeIn.flatMap((tier) => {
      const [label, path] = [`Desconto ${tier.name}`, `tradeIn.${tier.id}`];
      const name = createNaming(`desconto-${tier.id}`, label, path);
      return [
        nameFact(`desconto-${tier.id}`, `${label}: valor`, `${path}.discount`, formatMoney(tier.discount)),
        name("nome", "nome", "name", tier.name),
        name("condicoes", "condições", "conditions", tier.conditions.join("; ")),
      ];
    }),
    ...warrantyTiers.flatMap((tier) => {
      const name = createNaming(`faixa-${tier.id}`, `Faixa de garantia ${tier.name}`, `warrantyTiers.${tier.id}`);
      return [
        name("nome", "nome", "name", tier.name),
        name("prazo", "prazo", "years", formatYears(tier.years)),
        name("inclui", "o que inclui", "includes", tier.includes.join("; ")),
      ];
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

function namePlan({ name, price, power, remotes, warrantyYears }: Plan, nameOf: ReturnType<typeof createNaming>): NamedFact[] {
  return [
    nameOf("nome", "nome", "name", name),
    nameOf("preco", "preço", "price", formatMoney(price)),
    nameOf("potencia", "potência", "power", power),
    nameOf("controles", "controles", "remotes", formatCount(remotes, "controle", "controles")),
    nameOf("controles-numero", "controles, só o número", "remotes", String(remotes)),
    nameOf("garantia", "garantia", "warrantyYears", formatYears(warrantyYears)),
  ];
}

/** A figure that nobody has confirmed is 0, and has no text. */
function nameModel({ id, name, power, watts, leafKg, openingSeconds, cyclesPerHour }: MotorModel): NamedFact[] {
  const nameOf = createNaming(`ficha-${id}`, `Ficha do motor ${name}`, `technical.models.${id}`);
  const known = (figure: number, text: string) => (figure === 0 ? "" : text);
  const [seconds, cycles] = [formatCount(openingSeconds, "segundo", "segundos"), formatCount(cyclesPerHour, "ciclo", "ciclos")];
  return [
    nameOf("nome", "nome", "name", name),
    nameOf("potencia", "potência em HP", "power", power),
    nameOf("watts", "potência em watts", "watts", known(watts, `${formatNumber(watts)} W`)),
    nameOf("peso", "peso de folha", "leafKg", known(leafKg, `${formatNumber(leafKg)} kg`)),
    nameOf("abertura", "abertura da folha de referência", "openingSeconds", known(openingSeconds, seconds)),
    nameOf("ciclos", "ciclos por hora", "cyclesPerHour", known(cyclesPerHour, `${cycles} por hora`)),
  ];
}

const nameStatements = (prefix: string, label: string, list: string, statements: readonly Statement[]): NamedFact[] =>
  statements.map(({ id, text }) => nameFact(`${prefix}-${id}`, `${label}: ${text}`, `${list}.${id}.text`, text));
