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

function listCompanyNames({ identity, contact, privacy }: Business): NamedFact[] {
  const { street, city, state, postalCode } = identity.address;
  return [
    nameFact("marca", "Marca dos motores", ["identity.manufacturer"], identity.manufacturer),
    nameFact("empresa", "Nome da empresa", ["identity.tradeName"], identity.tradeName),
    nameFact("frase-da-empresa", "Frase da empresa", ["identity.tagline"], identity.tagline),
    nameFact("razao-social", "Razão social", ["identity.legalName"], identity.legalName),
    nameFact("cnpj", "CNPJ", ["identity.cnpj"], identity.cnpj),
    nameFact("email", "E-mail de contato", ["identity.email"], identity.email),
    nameFact("telefone", "Telefone e WhatsApp", ["contact.phone"], formatPhone(contact.phone)),
    nameFact(
      "prazo-das-anotacoes",
      "Prazo das anotações de contatos",
      ["privacy.contactMonths"],
      formatCount(privacy.contactMonths, "mês", "meses"),
    ),
    nameFact(
      "endereco",
      "Endereço",
      ["street", "city", "state", "postalCode"].map((part) => `identity.address.${part}`),
      `${street}, ${city}/${state}, CEP ${postalCode}`,
    ),
    nameFact("desde-ano", "Ano de fundação", ["identity.since"], String(identity.since)),
  ];
}

function listHourNames({ hours: { chat, visits, holidayNote } }: Business): NamedFact[] {
  const describeVisit = ({ days, ...clock }: (typeof visits)[number]) =>
    `${days.includes(" a ") ? "de " : ""}${days.toLowerCase()}, ${formatHours(clock)}`;
  return [
    nameFact(
      "horario-whatsapp",
      "Horário do WhatsApp",
      ["hours.chat.days", "hours.chat.opens", "hours.chat.closes"],
      `${chat.days.toLowerCase()}, ${formatHours(chat)}`,
    ),
    nameFact("horas-whatsapp", "Horário do WhatsApp: só as horas", ["hours.chat.opens", "hours.chat.closes"], formatHours(chat)),
    nameFact(
      "horario-visitas",
      "Horário das visitas",
      visits.flatMap(({ id }) => ["days", "opens", "closes"].map((part) => `hours.visits.${id}.${part}`)),
      visits.map(describeVisit).join(", e "),
    ),
    nameFact("feriados", "Aviso de feriados", ["hours.holidayNote"], holidayNote),
  ];
}

function listClaimNames({ claims, warranty }: Business): NamedFact[] {
  const { customers, rating, factory, interestFreeInstallments, openingSeconds, modelSeconds, freeShipping, freeInstallation } = claims;
  const [shipping, installation] = ["claims.freeShipping", "claims.freeInstallation"];
  return [
    nameFact("frete-gratis", "Frete grátis", [shipping], freeShipping ? "frete grátis" : ""),
    nameFact("instalacao-gratis", "Instalação grátis", [installation], freeInstallation ? "instalação grátis" : ""),
    nameFact(
      "frete-e-instalacao",
      "Frete e instalação grátis",
      [shipping, installation],
      freeShipping && freeInstallation ? "frete e instalação grátis" : "",
    ),
    nameFact("clientes", "Clientes atendidos", ["claims.customers"], `mais de ${formatNumber(customers)} clientes`),
    nameFact("clientes-numero", "Clientes atendidos: só o número", ["claims.customers"], formatNumber(customers)),
    nameFact("nota", "Nota das avaliações", ["claims.rating.value"], formatNumber(rating.value)),
    nameFact("avaliacoes", "Número de avaliações", ["claims.rating.reviews"], formatCount(rating.reviews, "avaliação", "avaliações")),
    nameFact("garantia-de-fabrica", "Garantia de fábrica", ["claims.factory.warranty"], factory.warranty),
    nameFact("preco-de-fabrica", "Preço de fábrica", ["claims.factory.price"], factory.price),
    nameFact("parcelas", "Parcelas sem juros", ["claims.interestFreeInstallments"], `${interestFreeInstallments}x sem juros`),
    nameFact("parcelas-vezes", "Parcelas: só as vezes", ["claims.interestFreeInstallments"], `${interestFreeInstallments}x`),
    nameFact("abertura-segundos", "Tempo de abertura", ["claims.openingSeconds"], formatCount(openingSeconds, "segundo", "segundos")),
    nameFact("abertura-curta", "Tempo de abertura, abreviado", ["claims.openingSeconds"], `${openingSeconds} s`),
    nameFact("modelos-segundos", "Tempos de abertura dos modelos", ["claims.modelSeconds"], `${joinWords(modelSeconds)} segundos`),
    nameFact("garantia-promocional", "Garantia promocional", ["warranty.promotionalYears"], formatYears(warranty.promotionalYears)),
    nameFact("garantia-motor", "Garantia do motor", ["warranty.motorYears"], formatYears(warranty.motorYears)),
    nameFact("garantia-instalacao", "Garantia da instalação", ["warranty.installationYears"], formatYears(warranty.installationYears)),
    nameFact("garantia-estendida", "Garantia estendida", ["warranty.extendedYears"], formatYears(warranty.extendedYears)),
  ];
}

function listPriceNames({ priceRange, plans, claims: { interestFreeInstallments }, maintenance }: Business): NamedFact[] {
  const { express, typicalCost, replacement } = maintenance;
  const cheapest = plans.reduce((best, plan) => (plan.price < best.price ? plan : best));
  const prices = plans.map(({ id }) => `plans.${id}.price`);
  return [
    nameFact("faixa-preco", "Faixa de preço dos motores", ["priceRange.min", "priceRange.max"], formatMoneyRange(priceRange)),
    nameFact("preco-minimo", "Menor preço da faixa", ["priceRange.min"], formatMoney(priceRange.min)),
    nameFact("preco-maximo", "Maior preço da faixa", ["priceRange.max"], formatMoney(priceRange.max)),
    nameFact("plano-menor-nome", "Plano mais barato: nome", [...prices, ...plans.map(({ id }) => `plans.${id}.name`)], cheapest.name),
    nameFact("plano-menor-preco", "Plano mais barato: preço", prices, formatMoney(cheapest.price)),
    nameFact(
      "plano-menor-parcela",
      "Plano mais barato: valor da parcela",
      [...prices, "claims.interestFreeInstallments"],
      formatMoney(dividePrice(cheapest.price, interestFreeInstallments)),
    ),
    nameFact("manutencao-expressa", "Manutenção expressa: preço", ["maintenance.express.price"], formatMoney(express.price)),
    nameFact(
      "manutencao-expressa-validade",
      "Manutenção expressa: validade",
      ["maintenance.express.validMonths"],
      formatCount(express.validMonths, "mês", "meses"),
    ),
    nameFact("visita-sem-conserto", "Visita sem conserto", ["maintenance.visitAlone"], describeVisitAlone(maintenance.visitAlone)),
    nameFact(
      "manutencao-custo",
      "Custo usual de uma manutenção",
      ["maintenance.typicalCost.min", "maintenance.typicalCost.max"],
      formatMoneyRange(typicalCost),
    ),
    nameFact(
      "troca-residencial",
      "Troca de motor residencial",
      ["maintenance.replacement.residential.min", "maintenance.replacement.residential.max"],
      formatMoneyRange(replacement.residential),
    ),
    nameFact(
      "troca-pesado",
      "Troca de motor em portão pesado",
      ["maintenance.replacement.heavy.min", "maintenance.replacement.heavy.max"],
      formatMoneyRange(replacement.heavy),
    ),
  ];
}

function listServiceNames({ maintenance: { reviewEveryMonths, preventivePerYear }, service }: Business): NamedFact[] {
  const hours = (count: number) => formatCount(count, "hora", "horas");
  const home = "maintenance.preventivePerYear.home";
  const condominium = "maintenance.preventivePerYear.condominium";
  return [
    nameFact(
      "revisao-intervalo",
      "Intervalo entre revisões",
      ["maintenance.reviewEveryMonths"],
      formatCount(reviewEveryMonths, "mês", "meses"),
    ),
    nameFact("preventiva-casa", "Manutenção preventiva em casa", [home], formatTimesPerYear(preventivePerYear.home)),
    nameFact(
      "preventiva-condominio",
      "Manutenção preventiva em condomínio",
      [condominium],
      formatTimesPerYear(preventivePerYear.condominium),
    ),
    nameFact(
      "resposta-minutos",
      "Resposta no WhatsApp",
      ["service.responseMinutes"],
      formatCount(service.responseMinutes, "minuto", "minutos"),
    ),
    nameFact("emergencia-horas", "Chegada em emergência", ["service.emergencyArrivalHours"], hours(service.emergencyArrivalHours)),
    nameFact("instalacao-prazo", "Prazo da instalação", ["service.installationWithinHours"], hours(service.installationWithinHours)),
    nameFact(
      "instalacao-duracao",
      "Duração da instalação",
      ["service.installationHours.min", "service.installationHours.max"],
      formatRange(service.installationHours, "horas"),
    ),
    nameFact(
      "remarcacao-gratis",
      "Remarcação gratuita",
      ["service.freeRescheduling"],
      service.freeRescheduling ? "remarcação gratuita" : "",
    ),
    nameFact("garantia-visita", "Prazo da visita de garantia", ["service.warrantyVisitHours"], hours(service.warrantyVisitHours)),
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
  const range = (part: string) => [`technical.${part}.min`, `technical.${part}.max`];
  return [
    nameFact("consumo-watts", "Consumo do motor", range("powerWatts"), formatRange(technical.powerWatts, "W")),
    nameFact("vida-util", "Vida útil do motor", range("lifeYears"), formatRange(technical.lifeYears, "anos")),
    nameFact(
      "vida-bateria-nobreak",
      "Vida da bateria do nobreak",
      range("backupBatteryYears"),
      formatRange(technical.backupBatteryYears, "anos"),
    ),
    nameFact("peso-residencial", "Peso de portão residencial", range("residentialLoadKg"), formatRange(technical.residentialLoadKg, "kg")),
    nameFact(
      "comprimento-maximo",
      "Comprimento máximo do portão",
      ["technical.maxGateLengthM"],
      formatCount(technical.maxGateLengthM, "metro", "metros"),
    ),
    nameFact("potencia-padrao", "Potência do motor padrão", ["technical.standardMotorPower"], technical.standardMotorPower),
    nameFact(
      "folha-de-referencia",
      "Folha de referência dos tempos de abertura",
      ["technical.referenceLeafM"],
      formatCount(technical.referenceLeafM, "metro", "metros"),
    ),
  ];
}
