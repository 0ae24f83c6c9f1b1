import { expect, test } from "vitest";
import { register as business } from "#support/content/register";
import { withField } from "./fact-fields";
import { describeFacts } from "./published-business";

const texts = describeFacts(business);

test.each([
  ["horario-whatsapp", "todos os dias, das 6h às 23h"],
  ["horario-visitas", "de segunda a sexta, das 8h às 18h, e sábado, das 8h às 14h"],
  ["clientes", "mais de 10.000 clientes"],
  ["clientes-numero", "10.000"],
  ["telefone", "(11) 90000-0000"],
  ["endereco", "Endereço a confirmar, São Paulo/SP, CEP 00000-000"],
  ["nota", "4,8"],
  ["avaliacoes", "47 avaliações"],
  ["garantia-de-fabrica", "Garantia de fábrica estendida"],
  ["preco-de-fabrica", "Preço direto de fábrica"],
  ["parcelas", "10x sem juros"],
  ["desde-ano", "1999"],
  ["abertura-segundos", "4 segundos"],
  ["modelos-segundos", "4, 8 e 16 segundos"],
  ["garantia-promocional", "1 ano"],
  ["garantia-motor", "2 anos"],
  ["garantia-instalacao", "1 ano"],
  ["garantia-estendida", "3 anos"],
  ["garantia-visita", "24 horas"],
  ["faixa-preco", "R$ 800 a R$ 5.000"],
  ["plano-solo-preco", "R$ 800"],
  ["plano-rio-preco", "R$ 950"],
  ["plano-seg-preco", "R$ 1.400"],
  ["plano-solo-nome", "Solo"],
  ["plano-menor-nome", "Solo"],
  ["plano-menor-parcela", "R$ 80"],
  ["oferta-rio-preco", "R$ 850"],
  ["pacote-reforcado-nome", "Reforçado"],
  ["pacote-reforcado-uso", "Uso intenso"],
  ["desconto-basico-condicoes", "Motores antigos funcionando; Qualquer marca; Até 10 anos de uso"],
  ["faixa-plus-prazo", "2 anos"],
  ["plano-seg-potencia", "1/2 HP"],
  ["plano-seg-controles-numero", "4"],
  ["plano-seg-controles", "4 controles"],
  ["plano-seg-garantia", "3 anos"],
  ["pacote-simples-area", "8 m²"],
  ["pacote-reforcado-area", "12 m²"],
  ["pacote-industrial-area", "15 m²"],
  ["desconto-basico", "R$ 100"],
  ["desconto-intermediario", "R$ 200"],
  ["desconto-premium", "R$ 300"],
  ["manutencao-expressa", "R$ 350"],
  ["manutencao-expressa-validade", "1 mês"],
  ["manutencao-custo", "R$ 350 a R$ 500"],
  ["revisao-intervalo", "6 meses"],
  ["preventiva-casa", "uma vez por ano"],
  ["preventiva-condominio", "duas vezes por ano"],
  ["troca-residencial", "R$ 800 a R$ 1.500"],
  ["troca-pesado", "R$ 2.000 a R$ 5.000"],
  ["resposta-minutos", "5 minutos"],
  ["emergencia-horas", "2 horas"],
  ["instalacao-prazo", "24 horas"],
  ["instalacao-duracao", "2 a 4 horas"],
  ["janela-manha", "das 8h às 12h"],
  ["janela-tarde", "das 13h às 18h"],
  ["janela-noite", "das 19h às 22h"],
  ["consumo-watts", "100 a 373 W"],
  ["folha-de-referencia", "3 metros"],
  ["ficha-seg-nome", "Seg"],
  ["ficha-seg-potencia", "1/2 HP"],
  ["ficha-seg-watts", "373 W"],
  ["ficha-seg-peso", "800 kg"],
  ["ficha-seg-abertura", "4 segundos"],
  ["vida-util", "10 a 20 anos"],
  ["vida-bateria-nobreak", "2 a 5 anos"],
  ["peso-residencial", "400 a 800 kg"],
  ["comprimento-maximo", "6 metros"],
  ["potencia-padrao", "1/4 HP"],
])("the fact %s reads %j", (name, text) => {
  expect(texts[name]).toBe(text);
});

test("no fact is empty or undefined", () => {
  for (const [name, text] of Object.entries(texts)) {
    expect(text.trim(), name).not.toBe("");
    expect(text, name).not.toMatch(/undefined|NaN|null/);
  }
});

test("hours of visits follow their days, as many as there are", () => {
  const [weekdays] = business.hours.visits;
  const hours = { ...business.hours, visits: weekdays ? [{ ...weekdays, days: "Terça a quinta" }] : [] };
  expect(describeFacts({ ...business, hours })["horario-visitas"]).toBe("de terça a quinta, das 8h às 18h");
});

test("what the owner left empty has no text", () => {
  expect(texts).not.toHaveProperty("feriados");
  expect(describeFacts(withField(business, "hours.holidayNote", "Feriados: só WhatsApp"))["feriados"]).toBe("Feriados: só WhatsApp");
});

test("upkeep as often as there are months is told so", () => {
  expect(describeFacts(withField(business, "maintenance.preventivePerYear.condominium", 12))["preventiva-condominio"]).toBe("todo mês");
});
