import type { Business, Statement } from "./business";
import { formatHour, formatMoney, formatMoneyRange, formatNumber, formatRange, formatYears } from "./format";

/** Facts as they are written in running text, by the name used between double braces in content files. */
export type FactTexts = Readonly<Record<string, string>>;

/** Names every fact that running text may quote. */
export function describeFacts(business: Business): FactTexts {
  const { identity, hours, claims, warranty, maintenance, service, technical } = business;
  const [weekdays, saturday] = hours.visits;
  if (!weekdays || !saturday) throw new Error("content/business.ts: hours.visits needs weekdays and Saturday");
  return {
    marca: identity.manufacturer,
    empresa: identity.tradeName,
    "razao-social": identity.legalName,
    cnpj: identity.cnpj,
    email: identity.email,
    "desde-ano": String(identity.since),
    "horario-whatsapp": `${hours.chat.days.toLowerCase()}, das ${formatHour(hours.chat.opens)} às ${formatHour(hours.chat.closes)}`,
    "horario-visitas": `de segunda a sexta, das ${formatHour(weekdays.opens)} às ${formatHour(weekdays.closes)}, e sábado, das ${formatHour(saturday.opens)} às ${formatHour(saturday.closes)}`,
    clientes: `mais de ${formatNumber(claims.customers)} clientes`,
    parcelas: `${claims.interestFreeInstallments}x sem juros`,
    "abertura-segundos": `${claims.openingSeconds} segundos`,
    "modelos-segundos": `${claims.modelSeconds.slice(0, -1).join(", ")} e ${claims.modelSeconds.at(-1)} segundos`,
    "garantia-promocional": formatYears(warranty.promotionalYears),
    "garantia-motor": formatYears(warranty.motorYears),
    "garantia-instalacao": formatYears(warranty.installationYears),
    "garantia-estendida": formatYears(warranty.extendedYears),
    "faixa-preco": formatMoneyRange(business.priceRange),
    ...planTexts("plano", business.plans),
    ...planTexts("pacote", business.tiltPackages),
    ...Object.fromEntries(business.tiltPackages.map((tilt) => [`pacote-${tilt.id}-area`, `${tilt.maxAreaM2} m²`])),
    ...Object.fromEntries(business.tradeIn.map((tier) => [`desconto-${tier.id}`, formatMoney(tier.discount)])),
    ...statementTexts("basculante", business.tiltFeatures),
    ...statementTexts("cobre", business.warrantyCovers),
    ...statementTexts("inclui", business.warrantyIncludes),
    "manutencao-expressa": formatMoney(maintenance.express.price),
    "manutencao-expressa-validade": maintenance.express.validMonths === 1 ? "1 mês" : `${maintenance.express.validMonths} meses`,
    "manutencao-custo": formatMoneyRange(maintenance.typicalCost),
    "revisao-intervalo": `${maintenance.reviewEveryMonths} meses`,
    "preventiva-casa": maintenance.preventivePerYear.home === 1 ? "uma vez por ano" : `${maintenance.preventivePerYear.home} vezes por ano`,
    "preventiva-condominio":
      maintenance.preventivePerYear.condominium === 2 ? "duas vezes por ano" : `${maintenance.preventivePerYear.condominium} vezes por ano`,
    "troca-residencial": formatMoneyRange(maintenance.replacement.residential),
    "troca-pesado": formatMoneyRange(maintenance.replacement.heavy),
    "resposta-minutos": `${service.responseMinutes} minutos`,
    "emergencia-horas": `${service.emergencyArrivalHours} horas`,
    "instalacao-prazo": `${service.installationWithinHours} horas`,
    "instalacao-duracao": formatRange(service.installationHours, "horas"),
    "garantia-visita": `${service.warrantyVisitHours} horas`,
    ...Object.fromEntries(
      business.windows.map((window) => [`janela-${window.id}`, `das ${formatHour(window.opens)} às ${formatHour(window.closes)}`]),
    ),
    "consumo-watts": formatRange(technical.powerWatts, "W"),
    "vida-util": formatRange(technical.lifeYears, "anos"),
    "peso-residencial": formatRange(technical.residentialLoadKg, "kg"),
    "comprimento-maximo": `${technical.maxGateLengthM} metros`,
    "potencia-padrao": technical.standardMotorPower,
  };
}

function statementTexts(prefix: string, statements: readonly Statement[]): Record<string, string> {
  return Object.fromEntries(statements.map(({ id, text }) => [`${prefix}-${id}`, text]));
}

function planTexts(prefix: string, plans: Business["plans"]): Record<string, string> {
  return Object.fromEntries(
    plans.flatMap((plan) => [
      [`${prefix}-${plan.id}-preco`, formatMoney(plan.price)],
      [`${prefix}-${plan.id}-potencia`, plan.power],
      [`${prefix}-${plan.id}-controles`, `${plan.remotes} controles`],
      [`${prefix}-${plan.id}-garantia`, formatYears(plan.warrantyYears)],
    ]),
  );
}
