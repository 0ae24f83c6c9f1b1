import { formatCount, formatMoney, formatNumber, formatYears } from "#domain/text/format";
import type { Business, MotorModel, Plan, Statement } from "../business";
import { formatHours, type NamedFact, nameFact } from "./named-fact";

/** The facts of the register's lists: one or more for each item, by its id. */
export function listNamedFactsOfLists(business: Business): NamedFact[] {
  const { plans, tiltPackages, offers, tradeIn, warrantyTiers, windows, technical } = business;
  return [
    ...plans.flatMap((plan) => namePlan(plan, "plano", `Plano ${plan.name}`, `plans.${plan.id}`)),
    ...tiltPackages.flatMap((tilt) => {
      const [label, path] = [`Pacote ${tilt.name}`, `tiltPackages.${tilt.id}`];
      return [
        ...namePlan(tilt, "pacote", label, path),
        nameFact(`pacote-${tilt.id}-modelo`, `${label}: modelo`, [`${path}.model`], tilt.model),
        nameFact(`pacote-${tilt.id}-area`, `${label}: área máxima`, [`${path}.maxAreaM2`], `${tilt.maxAreaM2} m²`),
        nameFact(`pacote-${tilt.id}-uso`, `${label}: uso`, [`${path}.usage`], tilt.usage),
      ];
    }),
    ...offers.flatMap(({ id, name, price }) => [
      nameFact(`oferta-${id}-nome`, `Oferta ${name}: nome`, [`offers.${id}.name`], name),
      nameFact(`oferta-${id}-preco`, `Oferta ${name}: preço`, [`offers.${id}.price`], formatMoney(price)),
    ]),
    ...tradeIn.flatMap(({ id, name, discount, conditions }) => [
      nameFact(`desconto-${id}`, `Desconto ${name}: valor`, [`tradeIn.${id}.discount`], formatMoney(discount)),
      nameFact(`desconto-${id}-nome`, `Desconto ${name}: nome`, [`tradeIn.${id}.name`], name),
      nameFact(`desconto-${id}-condicoes`, `Desconto ${name}: condições`, [`tradeIn.${id}.conditions`], conditions.join("; ")),
    ]),
    ...warrantyTiers.flatMap(({ id, name, years, includes }) => [
      nameFact(`faixa-${id}-nome`, `Faixa de garantia ${name}: nome`, [`warrantyTiers.${id}.name`], name),
      nameFact(`faixa-${id}-prazo`, `Faixa de garantia ${name}: prazo`, [`warrantyTiers.${id}.years`], formatYears(years)),
      nameFact(`faixa-${id}-inclui`, `Faixa de garantia ${name}: o que inclui`, [`warrantyTiers.${id}.includes`], includes.join("; ")),
    ]),
    ...technical.models.flatMap(nameModel),
    ...nameStatements("basculante", "Recurso do basculante", "tiltFeatures", business.tiltFeatures),
    ...nameStatements("cobre", "Defeito coberto", "warrantyCovers", business.warrantyCovers),
    ...nameStatements("inclui", "Incluso na garantia", "warrantyIncludes", business.warrantyIncludes),
    ...windows.map(({ id, name, ...clock }) =>
      nameFact(`janela-${id}`, `Janela ${name}: horário`, [`windows.${id}.opens`, `windows.${id}.closes`], formatHours(clock)),
    ),
  ];
}

function namePlan({ id, name, price, power, remotes, warrantyYears }: Plan, kind: string, label: string, path: string): NamedFact[] {
  return [
    nameFact(`${kind}-${id}-nome`, `${label}: nome`, [`${path}.name`], name),
    nameFact(`${kind}-${id}-preco`, `${label}: preço`, [`${path}.price`], formatMoney(price)),
    nameFact(`${kind}-${id}-potencia`, `${label}: potência`, [`${path}.power`], power),
    nameFact(`${kind}-${id}-controles`, `${label}: controles`, [`${path}.remotes`], formatCount(remotes, "controle", "controles")),
    nameFact(`${kind}-${id}-controles-numero`, `${label}: controles, só o número`, [`${path}.remotes`], String(remotes)),
    nameFact(`${kind}-${id}-garantia`, `${label}: garantia`, [`${path}.warrantyYears`], formatYears(warrantyYears)),
  ];
}

/** A figure that nobody has confirmed is 0, and has no text. */
function nameModel({ id, name, power, watts, leafKg, openingSeconds, cyclesPerHour }: MotorModel): NamedFact[] {
  const [label, path] = [`Ficha do motor ${name}`, `technical.models.${id}`];
  const known = (figure: number, text: string) => (figure === 0 ? "" : text);
  return [
    nameFact(`ficha-${id}-nome`, `${label}: nome`, [`${path}.name`], name),
    nameFact(`ficha-${id}-potencia`, `${label}: potência em HP`, [`${path}.power`], power),
    nameFact(`ficha-${id}-watts`, `${label}: potência em watts`, [`${path}.watts`], known(watts, `${formatNumber(watts)} W`)),
    nameFact(`ficha-${id}-peso`, `${label}: peso de folha`, [`${path}.leafKg`], known(leafKg, `${formatNumber(leafKg)} kg`)),
    nameFact(
      `ficha-${id}-abertura`,
      `${label}: abertura da folha de referência`,
      [`${path}.openingSeconds`],
      known(openingSeconds, formatCount(openingSeconds, "segundo", "segundos")),
    ),
    nameFact(
      `ficha-${id}-ciclos`,
      `${label}: ciclos por hora`,
      [`${path}.cyclesPerHour`],
      known(cyclesPerHour, `${formatCount(cyclesPerHour, "ciclo", "ciclos")} por hora`),
    ),
  ];
}

function nameStatements(prefix: string, label: string, list: string, statements: readonly Statement[]): NamedFact[] {
  return statements.map(({ id, text }) => nameFact(`${prefix}-${id}`, `${label}: ${text}`, [`${list}.${id}.text`], text));
}
