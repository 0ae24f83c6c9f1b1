import { formatCount, formatMoney, formatMoneyRange, formatNumber, formatRange, formatYears } from "#domain/text/format";
import { joinWords } from "#domain/text/join-words";
import { formatPhone } from "../../contact/contact";
import type { Business } from "../business";
import { dividePrice } from "../divide-price";
import { formatHours, type NamedFact, nameFact } from "./named-fact";
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
const minutes = (count: number) => formatCount(count, "minuto", "minutos");
const seconds = (count: number) => formatCount(count, "segundo", "segundos");
const metres = (count: number) => formatCount(count, "metro", "metros");
const within = (path: string, ...fields: string[]) => fields.map((field) => `${path}.${field}`);
const bounds = (path: string) => within(path, "min", "max");

function listCompanyNames({ identity, contact, privacy }: Business): NamedFact[] {
  const { street, city, state, postalCode } = identity.address;
  const address = within("identity.address", "street", "city", "state", "postalCode");
  return [
    nameFact("marca", "Marca dos motores", "identity.manufacturer", identity.manufacturer),
    nameFact("empresa", "Nome da empresa", "identity.tradeName", identity.tradeName),
    nameFact("frase-da-empresa", "Frase da empresa", "identity.tagline", identity.tagline),
    nameFact("razao-social", "Razão social", "identity.legalName", identity.legalName),
    nameFact("cnpj", "CNPJ", "identity.cnpj", identity.cnpj),
    nameFact("email", "E-mail de contato", "identity.email", identity.email),
    nameFact("telefone", "Telefone e WhatsApp", "contact.phone", formatPhone(contact.phone)),
    nameFact("prazo-das-anotacoes", "Prazo das anotações de contatos", "privacy.contactMonths", months(privacy.contactMonths)),
    nameFact("endereco", "Endereço", address, `${street}, ${city}/${state}, CEP ${postalCode}`),
    nameFact("desde-ano", "Ano de fundação", "identity.since", String(identity.since)),
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
  const { customers, rating, factory, interestFreeInstallments, openingSeconds, modelSeconds, freeShipping, freeInstallation } = claims;
  const free = within("claims", "freeShipping", "freeInstallation");
  const bothFree = freeShipping && freeInstallation ? "frete e instalação grátis" : "";
  return [
    nameFact("frete-gratis", "Frete grátis", "claims.freeShipping", freeShipping ? "frete grátis" : ""),
    nameFact("instalacao-gratis", "Instalação grátis", "claims.freeInstallation", freeInstallation ? "instalação grátis" : ""),
    nameFact("frete-e-instalacao", "Frete e instalação grátis", free, bothFree),
    nameFact("clientes", "Clientes atendidos", "claims.customers", `mais de ${formatNumber(customers)} clientes`),
    nameFact("clientes-numero", "Clientes atendidos: só o número", "claims.customers", formatNumber(customers)),
    nameFact("nota", "Nota das avaliações", "claims.rating.value", formatNumber(rating.value)),
    nameFact("avaliacoes", "Número de avaliações", "claims.rating.reviews", formatCount(rating.reviews, "avaliação", "avaliações")),
    nameFact("garantia-de-fabrica", "Garantia de fábrica", "claims.factory.warranty", factory.warranty),
    nameFact("preco-de-fabrica", "Preço de fábrica", "claims.factory.price", factory.price),
    nameFact("parcelas", "Parcelas sem juros", "claims.interestFreeInstallments", `${interestFreeInstallments}x sem juros`),
    nameFact("parcelas-vezes", "Parcelas: só as vezes", "claims.interestFreeInstallments", `${interestFreeInstallments}x`),
    nameFact("abertura-segundos", "Tempo de abertura", "claims.openingSeconds", seconds(openingSeconds)),
    nameFact("abertura-curta", "Tempo de abertura, abreviado", "claims.openingSeconds", `${openingSeconds} s`),
    nameFact("modelos-segundos", "Tempos de abertura dos modelos", "claims.modelSeconds", `${joinWords(modelSeconds)} segundos`),
    nameFact("garantia-promocional", "Garantia promocional", "warranty.promotionalYears", formatYears(warranty.promotionalYears)),
    nameFact("garantia-motor", "Garantia do motor", "warranty.motorYears", formatYears(warranty.motorYears)),
    nameFact("garantia-instalacao", "Garantia da instalação", "warranty.installationYears", formatYears(warranty.installationYears)),
    nameFact("garantia-estendida", "Garantia estendida", "warranty.extendedYears", formatYears(warranty.extendedYears)),
  ];
}

function listPriceNames({ priceRange, plans, claims: { interestFreeInstallments }, maintenance }: Business): NamedFact[] {
  const { express, typicalCost, replacement } = maintenance;
  const cheapest = plans.reduce((best, plan) => (plan.price < best.price ? plan : best));
  const prices = plans.map(({ id }) => `plans.${id}.price`);
  const instalment = formatMoney(dividePrice(cheapest.price, interestFreeInstallments));
  const [home, heavy] = ["maintenance.replacement.residential", "maintenance.replacement.heavy"];
  return [
    nameFact("faixa-preco", "Faixa de preço dos motores", bounds("priceRange"), formatMoneyRange(priceRange)),
    nameFact("preco-minimo", "Menor preço da faixa", "priceRange.min", formatMoney(priceRange.min)),
    nameFact("preco-maximo", "Maior preço da faixa", "priceRange.max", formatMoney(priceRange.max)),
    nameFact("plano-menor-nome", "Plano mais barato: nome", [...prices, ...plans.map(({ id }) => `plans.${id}.name`)], cheapest.name),
    nameFact("plano-menor-preco", "Plano mais barato: preço", prices, formatMoney(cheapest.price)),
    nameFact("plano-menor-parcela", "Plano mais barato: valor da parcela", [...prices, "claims.interestFreeInstallments"], instalment),
    nameFact("manutencao-expressa", "Manutenção expressa: preço", "maintenance.express.price", formatMoney(express.price)),
    nameFact(
      "manutencao-expressa-validade",
      "Manutenção expressa: validade",
      "maintenance.express.validMonths",
      months(express.validMonths),
    ),
    nameFact("visita-sem-conserto", "Visita sem conserto", "maintenance.visitAlone", describeVisitAlone(maintenance.visitAlone)),
    nameFact("formas-de-pagamento", "Formas de pagamento", "maintenance.paymentMeans", maintenance.paymentMeans),
    nameFact("manutencao-custo", "Custo usual de uma manutenção", bounds("maintenance.typicalCost"), formatMoneyRange(typicalCost)),
    nameFact("troca-residencial", "Troca de motor residencial", bounds(home), formatMoneyRange(replacement.residential)),
    nameFact("troca-pesado", "Troca de motor em portão pesado", bounds(heavy), formatMoneyRange(replacement.heavy)),
  ];
}

function listServiceNames({ maintenance: { reviewEveryMonths, preventivePerYear }, service }: Business): NamedFact[] {
  const [home, condominium] = within("maintenance.preventivePerYear", "home", "condominium") as [string, string];
  const rescheduling = service.freeRescheduling ? "remarcação gratuita" : "";
  return [
    nameFact("revisao-intervalo", "Intervalo entre revisões", "maintenance.reviewEveryMonths", months(reviewEveryMonths)),
    nameFact("preventiva-casa", "Manutenção preventiva em casa", home, formatTimesPerYear(preventivePerYear.home)),
    nameFact(
      "preventiva-condominio",
      "Manutenção preventiva em condomínio",
      condominium,
      formatTimesPerYear(preventivePerYear.condominium),
    ),
    nameFact("resposta-minutos", "Resposta no WhatsApp", "service.responseMinutes", minutes(service.responseMinutes)),
    nameFact("emergencia-horas", "Chegada em emergência", "service.emergencyArrivalHours", hours(service.emergencyArrivalHours)),
    nameFact("instalacao-prazo", "Prazo da instalação", "service.installationWithinHours", hours(service.installationWithinHours)),
    nameFact(
      "instalacao-duracao",
      "Duração da instalação",
      bounds("service.installationHours"),
      formatRange(service.installationHours, "horas"),
    ),
    nameFact("remarcacao-gratis", "Remarcação gratuita", "service.freeRescheduling", rescheduling),
    nameFact("garantia-visita", "Prazo da visita de garantia", "service.warrantyVisitHours", hours(service.warrantyVisitHours)),
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
  const { powerWatts, lifeYears, backupBatteryYears, residentialLoadKg, maxGateLengthM, standardMotorPower, referenceLeafM } = technical;
  return [
    nameFact("consumo-watts", "Consumo do motor", bounds("technical.powerWatts"), formatRange(powerWatts, "W")),
    nameFact("vida-util", "Vida útil do motor", bounds("technical.lifeYears"), formatRange(lifeYears, "anos")),
    nameFact(
      "vida-bateria-nobreak",
      "Vida da bateria do nobreak",
      bounds("technical.backupBatteryYears"),
      formatRange(backupBatteryYears, "anos"),
    ),
    nameFact("peso-residencial", "Peso de portão residencial", bounds("technical.residentialLoadKg"), formatRange(residentialLoadKg, "kg")),
    nameFact("comprimento-maximo", "Comprimento máximo do portão", "technical.maxGateLengthM", metres(maxGateLengthM)),
    nameFact("potencia-padrao", "Potência do motor padrão", "technical.standardMotorPower", standardMotorPower),
    nameFact("folha-de-referencia", "Folha de referência dos tempos de abertura", "technical.referenceLeafM", metres(referenceLeafM)),
  ];
}
