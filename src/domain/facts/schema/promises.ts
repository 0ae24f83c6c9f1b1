import { decimal, flag, integer, integers, part, years } from "#domain/forms/controls";
import { group, items, lines, pattern, range, text } from "./controls";

export const claims = group("afirmacoes", {
  customers: integer("Clientes atendidos", { min: 1, max: 10_000_000, help: "O site escreve “mais de” antes do número." }),
  interestFreeInstallments: integer("Parcelas sem juros", { min: 1, max: 24, unit: "vezes", group: "planos" }),
  openingSeconds: integer("Abertura do motor mais rápido", { min: 1, max: 60, unit: "segundos", group: "tecnica" }),
  modelSeconds: integers("Aberturas dos modelos", {
    min: 1,
    max: 60,
    unit: "segundos",
    group: "tecnica",
    help: "Do mais rápido ao mais lento; a abertura do motor mais rápido é um deles.",
  }),
  rating: part("Avaliações", {
    value: decimal("Nota", { min: 1, max: 5 }),
    reviews: integer("Número de avaliações", { min: 1, max: 1_000_000 }),
  }),
  factory: part("Afirmações de fábrica", { warranty: text("Sobre a garantia", { max: 80 }), price: text("Sobre o preço", { max: 80 }) }),
  freeShipping: flag("Frete grátis", { group: "planos", help: "Os textos que falam em frete grátis são mudados em “Textos”." }),
  freeInstallation: flag("Instalação grátis", {
    group: "planos",
    help: "Os textos que falam em instalação grátis são mudados em “Textos”.",
  }),
});

export const warranty = group("garantias", {
  promotionalYears: years("Garantia promocional"),
  motorYears: years("Garantia do motor"),
  installationYears: years("Garantia da instalação"),
  extendedYears: years("Garantia estendida"),
});

export const warrantyTiers = items(
  { name: text("Nome", { max: 40 }), years: years("Prazo"), includes: lines("O que inclui") },
  { item: "Faixa de garantia", itemName: "name", group: "garantias" },
);

const statements = (item: string, group: string) => items({ text: text("", { max: 160 }) }, { item, group });

export const tiltFeatures = statements("Recurso do basculante", "tecnica");
export const warrantyCovers = statements("Defeito coberto", "garantias");
export const warrantyIncludes = statements("Atendimento incluso na garantia", "garantias");

export const service = group("prazos", {
  responseMinutes: integer("Resposta no WhatsApp", { min: 1, max: 240, unit: "minutos" }),
  emergencyArrivalHours: integer("Chegada em emergência", { min: 1, max: 72, unit: "horas" }),
  installationWithinHours: integer("Instalação depois de combinada", { min: 1, max: 720, unit: "horas" }),
  installationHours: range("Duração da instalação", (label) => integer(label, { min: 1, max: 72, unit: "horas" })),
  warrantyVisitHours: integer("Visita de garantia", { min: 1, max: 720, unit: "horas" }),
  freeRescheduling: flag("Remarcação grátis"),
});

const UNKNOWN = "0: a confirmar; até lá nenhum texto cita este dado.";

/** What one motor can do, as its plate and its manual say; 0 where nobody has looked yet. */
const motorModel = {
  name: text("Nome", { max: 40, help: "Como o plano que leva este motor." }),
  power: pattern(
    "Potência em HP",
    /^([1-9]\d?\/[1-9]\d?|[1-9]\d?|\d{1,2},\d{1,2}) HP$/,
    "Informe a potência como na etiqueta: 1/4 HP ou 0,5 HP.",
    {
      help: "Como está na etiqueta do motor.",
    },
  ),
  watts: integer("Potência em watts (confirme pela etiqueta)", { min: 0, max: 5000, unit: "W", help: UNKNOWN }),
  leafKg: integer("Peso de folha, no máximo (confirme pelo manual)", { min: 0, max: 5000, unit: "kg", help: UNKNOWN }),
  openingSeconds: integer("Abertura da folha de referência (confirme medindo)", {
    min: 0,
    max: 120,
    unit: "segundos",
    help: `Com a folha leve e alinhada, do tamanho de referência. ${UNKNOWN}`,
  }),
  cyclesPerHour: integer("Ciclos por hora (confirme pelo manual)", {
    min: 0,
    max: 1000,
    unit: "ciclos",
    help: `Uma abertura e um fechamento são um ciclo. ${UNKNOWN}`,
  }),
};

export const technical = group("tecnica", {
  powerWatts: range("Consumo do motor (confirme pela etiqueta)", (label) =>
    integer(label, { min: 1, max: 5000, unit: "W", help: "1/4 HP são 186 W; 1/2 HP, 373 W." }),
  ),
  lifeYears: range("Vida útil do motor", (label) => integer(label, { min: 1, max: 50, unit: "anos" })),
  backupBatteryYears: range("Vida da bateria do nobreak", (label) => integer(label, { min: 1, max: 20, unit: "anos" })),
  residentialLoadKg: range("Peso de portão residencial", (label) => integer(label, { min: 1, max: 5000, unit: "kg" })),
  maxGateLengthM: decimal("Comprimento máximo do portão", { min: 1, max: 30, unit: "m" }),
  standardMotorPower: text("Potência do motor padrão", { max: 20 }),
  referenceLeafM: decimal("Folha de referência dos tempos de abertura", {
    min: 1,
    max: 30,
    unit: "m",
    help: "O comprimento da folha que abre no tempo anunciado.",
  }),
  models: items(motorModel, { item: "Motor", itemName: "name" }),
});
