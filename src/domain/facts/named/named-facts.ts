import { formatCount, formatMoney, formatMoneyRange, formatNumber, formatRange, formatYears } from "#domain/text/format";
import { joinWords } from "#domain/text/join-words";
import { formatPhone } from "../../contact/contact";
import type { Business } from "../business";
import { dividePrice } from "../divide-price";
import { bounds, formatHours, type NamedFact, nameFact, namePart, within } from "./named-fact";
import { listNamedFactsOfLists } from "./named-facts-of-lists";

// The one place for facts that texts quote as `{{name}}`, and the fields each is made of.

/** Every fact that running text may quote: its name, what it is called, the fields it is made of and how it reads. */
export function listNamedFacts(business: Business): NamedFact[] {
  return [
    ...listCompanyNames(business),
    ...listHourNames(business),
    ...listClaimNames(business),
    ...listPriceNames(business),
    ...listNamedFactsOfLists(business),
    ...listServiceNames(business),
    ...listTechnicalNames(business),
  ];
}

const months = (count: number) => formatCount(count, "mês", "meses");
const hours = (count: number) => formatCount(count, "hora", "horas");
const seconds = (count: number) => formatCount(count, "segundo", "segundos");
const metres = (count: number) => formatCount(count, "metro", "metros");
const inUnit = (unit: string) => (range: { min: number; max: number }) => formatRange(range, unit);

function listCompanyNames({ identity, contact, privacy }: Business): NamedFact[] {
  const { street, city, state, postalCode } = identity.address;
  const address = within("identity.address", "street", "city", "state", "postalCode");
  const name = namePart("identity", identity);
  return [
    name("marca", "Marca dos motores", "manufacturer"),
    name("empresa", "Nome da empresa", "tradeName"),
    name("frase-da-empresa", "Frase da empresa", "tagline"),
    name("razao-social", "Razão social", "legalName"),
    name("cnpj", "CNPJ", "cnpj"),
    name("email", "E-mail de contato", "email"),
    nameFact("telefone", "Telefone e WhatsApp", "contact.phone", formatPhone(contact.phone)),
    nameFact("prazo-das-anotacoes", "Prazo das anotações de contatos", "privacy.contactMonths", months(privacy.contactMonths)),
    nameFact("endereco", "Endereço", address, `${street}, ${city}/${state}, CEP ${postalCode}`),
    name("desde-ano", "Ano de fundação", "since"),
  ];
}

function listHourNames({ hours: { chat, visits, holidayNote } }: Business): NamedFact[] {
  const describeVisit = ({ days, ...clock }: (typeof visits)[number]) =>
    `${days.includes(" a ") ? "de " : ""}${days.toLowerCase()}, ${formatHours(clock)}`;
  const chatPaths = within("hours.chat", "days", "opens", "closes");
  const visitPaths = visits.flatMap(({ id }) => within(`hours.visits.${id}`, "days", "opens", "closes"));
  return [
    nameFact("horario-whatsapp", "Horário do WhatsApp", chatPaths, `${chat.days.toLowerCase()}, ${formatHours(chat)}`),
    nameFact("horas-whatsapp", "Horário do WhatsApp: só as horas", within("hours.chat", "opens", "closes"), formatHours(chat)),
    nameFact("horario-visitas", "Horário das visitas", visitPaths, visits.map(describeVisit).join(", e ")),
    nameFact("feriados", "Aviso de feriados", "hours.holidayNote", holidayNote),
  ];
}

function listClaimNames({ claims, warranty }: Business): NamedFact[] {
  const free = within("claims", "freeShipping", "freeInstallation");
  const bothFree = claims.freeShipping && claims.freeInstallation ? "frete e instalação grátis" : "";
  const claim = namePart("claims", claims);
  const rating = namePart("claims.rating", claims.rating);
  const factory = namePart("claims.factory", claims.factory);
  const term = namePart("warranty", warranty);
  return [
    claim("frete-gratis", "Frete grátis", "freeShipping", (isFree) => (isFree ? "frete grátis" : "")),
    claim("instalacao-gratis", "Instalação grátis", "freeInstallation", (isFree) => (isFree ? "instalação grátis" : "")),
    nameFact("frete-e-instalacao", "Frete e instalação grátis", free, bothFree),
    claim("clientes", "Clientes atendidos", "customers", (count) => `mais de ${formatNumber(count)} clientes`),
    claim("clientes-numero", "Clientes atendidos: só o número", "customers", formatNumber),
    rating("nota", "Nota das avaliações", "value", formatNumber),
    rating("avaliacoes", "Número de avaliações", "reviews", (count) => formatCount(count, "avaliação", "avaliações")),
    factory("garantia-de-fabrica", "Garantia de fábrica", "warranty"),
    factory("preco-de-fabrica", "Preço de fábrica", "price"),
    claim("parcelas", "Parcelas sem juros", "interestFreeInstallments", (times) => `${times}x sem juros`),
    claim("parcelas-vezes", "Parcelas: só as vezes", "interestFreeInstallments", (times) => `${times}x`),
    claim("abertura-segundos", "Tempo de abertura", "openingSeconds", seconds),
    claim("abertura-curta", "Tempo de abertura, abreviado", "openingSeconds", (count) => `${count} s`),
    claim("modelos-segundos", "Tempos de abertura dos modelos", "modelSeconds", (counts) => `${joinWords(counts)} segundos`),
    term("garantia-promocional", "Garantia promocional", "promotionalYears", formatYears),
    term("garantia-motor", "Garantia do motor", "motorYears", formatYears),
    term("garantia-instalacao", "Garantia da instalação", "installationYears", formatYears),
    term("garantia-estendida", "Garantia estendida", "extendedYears", formatYears),
  ];
}

function listPriceNames({ priceRange, plans, claims: { interestFreeInstallments }, maintenance }: Business): NamedFact[] {
  const cheapest = plans.reduce((best, plan) => (plan.price < best.price ? plan : best));
  const prices = plans.map(({ id }) => `plans.${id}.price`);
  const instalment = formatMoney(dividePrice(cheapest.price, interestFreeInstallments));
  const ofRange = namePart("priceRange", priceRange);
  const express = namePart("maintenance.express", maintenance.express);
  const name = namePart("maintenance", maintenance);
  const replacement = namePart("maintenance.replacement", maintenance.replacement);
  return [
    nameFact("faixa-preco", "Faixa de preço dos motores", bounds("priceRange"), formatMoneyRange(priceRange)),
    ofRange("preco-minimo", "Menor preço da faixa", "min", formatMoney),
    ofRange("preco-maximo", "Maior preço da faixa", "max", formatMoney),
    nameFact("plano-menor-nome", "Plano mais barato: nome", [...prices, ...plans.map(({ id }) => `plans.${id}.name`)], cheapest.name),
    nameFact("plano-menor-preco", "Plano mais barato: preço", prices, formatMoney(cheapest.price)),
    nameFact("plano-menor-parcela", "Plano mais barato: valor da parcela", [...prices, "claims.interestFreeInstallments"], instalment),
    express("manutencao-expressa", "Manutenção expressa: preço", "price", formatMoney),
    express("manutencao-expressa-validade", "Manutenção expressa: validade", "validMonths", months),
    name("visita-sem-conserto", "Visita sem conserto", "visitAlone", describeVisitAlone),
    name("formas-de-pagamento", "Formas de pagamento", "paymentMeans"),
    name("manutencao-custo", "Custo usual de uma manutenção", "typicalCost", formatMoneyRange),
    replacement("troca-residencial", "Troca de motor residencial", "residential", formatMoneyRange),
    replacement("troca-pesado", "Troca de motor em portão pesado", "heavy", formatMoneyRange),
  ];
}

function listServiceNames({ maintenance: { reviewEveryMonths, preventivePerYear }, service }: Business): NamedFact[] {
  const preventive = namePart("maintenance.preventivePerYear", preventivePerYear);
  const name = namePart("service", service);
  return [
    nameFact("revisao-intervalo", "Intervalo entre revisões", "maintenance.reviewEveryMonths", months(reviewEveryMonths)),
    preventive("preventiva-casa", "Manutenção preventiva em casa", "home", formatTimesPerYear),
    preventive("preventiva-condominio", "Manutenção preventiva em condomínio", "condominium", formatTimesPerYear),
    name("resposta-minutos", "Resposta no WhatsApp", "responseMinutes", (count) => formatCount(count, "minuto", "minutos")),
    name("emergencia-horas", "Chegada em emergência", "emergencyArrivalHours", hours),
    name("instalacao-prazo", "Prazo da instalação", "installationWithinHours", hours),
    name("instalacao-duracao", "Duração da instalação", "installationHours", inUnit("horas")),
    name("remarcacao-gratis", "Remarcação gratuita", "freeRescheduling", (isFree) => (isFree ? "remarcação gratuita" : "")),
    name("garantia-visita", "Prazo da visita de garantia", "warrantyVisitHours", hours),
  ];
}

/** Begins the answer to who asks whether it is charged; nothing while the owner has not said. */
function describeVisitAlone(visit: Business["maintenance"]["visitAlone"]): string {
  if (visit === "A decidir") return "";
  return visit === "Cobrada" ? "Sim, a visita é cobrada mesmo sem o conserto" : "Não, sem o conserto a visita não é cobrada";
}

function formatTimesPerYear(times: number): string {
  if (times === 12) return "todo mês";
  return `${times === 1 ? "uma vez" : times === 2 ? "duas vezes" : `${times} vezes`} por ano`;
}

function listTechnicalNames({ technical }: Business): NamedFact[] {
  const name = namePart("technical", technical);
  return [
    name("consumo-watts", "Consumo do motor", "powerWatts", inUnit("W")),
    name("vida-util", "Vida útil do motor", "lifeYears", inUnit("anos")),
    name("vida-bateria-nobreak", "Vida da bateria do nobreak", "backupBatteryYears", inUnit("anos")),
    name("peso-residencial", "Peso de portão residencial", "residentialLoadKg", inUnit("kg")),
    name("comprimento-maximo", "Comprimento máximo do portão", "maxGateLengthM", metres),
    name("potencia-padrao", "Potência do motor padrão", "standardMotorPower"),
    name("folha-de-referencia", "Folha de referência dos tempos de abertura", "referenceLeafM", metres),
  ];
}
