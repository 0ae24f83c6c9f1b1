import { expect, test } from "vitest";
import { entries } from "#content/conhecimento/entries";
import municipalities from "#content/municipios.json" with { type: "json" };
import { placeGroups } from "#content/places";
import { presetTitles } from "#content/preset-titles";
import { buildBrazil } from "#domain/coverage/area/brazil";
import { buildKnowledge } from "#domain/knowledge/knowledge";
import { readTitle } from "#domain/knowledge/read-title";
import { listPlaces } from "#domain/places/place";
import { facts } from "#support/content/facts";
import type { WordAnswers } from "../subject/known-words";
import { judgeRelevance } from "./judge-relevance";

const knowledge = buildKnowledge(entries);
const places = listPlaces(placeGroups);
const area = { places, cities: [], brazil: buildBrazil(municipalities) };
const ask = (
  title: string,
  content = "",
  origin: "local" | "ai" | "manual" | "announcement" = "local",
  trade: WordAnswers = { words: [], otherWords: [] },
) => {
  const business = { ...facts.business, trade: { ...facts.business.trade, ...trade } };
  return judgeRelevance(
    { content, origin },
    { reading: readTitle(title, knowledge, places), knowledge, area, facts: { ...facts, business } },
  );
};
const judge = (...asked: Parameters<typeof ask>) => ask(...asked).map(({ says }) => says);

test.each([
  ...presetTitles,
  "Por que o motor esquenta?",
  "Conserto de potão eletronico",
  "Portão bateu no carro: o que fazer",
  "Vizinho abre meu portão com o controle dele",
  "Conserto de portão na Rua Joaquim Nabuco",
  "Motor de portão e cerca elétrica",
  "Controle de acesso para condomínio",
  "Conserto de placa Garen",
  "Gerador do prédio liga o portão?",
  "Comprar o motor pela internet ou com o instalador?",
  "Controle molhou no bolso andando de moto e parou",
  "Posso lavar o portão com wap?",
  "Portão de loja: automatizar a entrada de mercadorias",
  "Ruas com ladeira e o portão da garagem",
  "Como ensinar cães a não ficar perto do portão",
  "Viagem de vinte dias: como deixar o portão automático",
  "Sistema antiesmagamento: como testamos a força do motor",
])("%s is of the trade", (title) => {
  expect(judge(title)).toEqual([]);
});

test.each([
  ["Receita de bolo de cenoura", /outro assunto/],
  ["Receita de bolo no portão", /outro assunto/],
  ["Viagem de férias com controle de gastos", /outro assunto/],
  ["Conserto de geladeira em Santana", /outro assunto/],
  ["Motor de carro em Moema", /outro assunto/],
  ["Placa eletrônica de geladeira", /outro assunto/],
  ["Portão de embarque do aeroporto", /outro assunto/],
  ["Conserto em Santana", /não diz de que/],
  ["Serviços", /não diz de que/],
  ["Gate motor repair in São Paulo", /não está em português/],
])("%s is not", (title, says) => {
  expect(judge(title)).toMatchObject([expect.stringMatching(says)]);
});

test.each([
  ["Motor Fulgorix para portão de correr", ["fulgorix"]],
  ["Portão zorbal", ["zorbal"]],
  ["Conserto de portão no condomínio zorbal", ["zorbal"]],
])("%s is asked about", (title, words) => {
  expect(ask(title)).toMatchObject([{ rule: "relevance", asks: words, marks: words }]);
});

test("plain Portuguese that the trade has not is asked about where somebody else writes, and told by the page that the site writes", () => {
  for (const title of ["Portão de posto de gasolina", "Mudei de casa e perdi o controle do portão", "Portão para entrada de vans"])
    expect(judge(title)).toEqual([]);
  expect(ask("Portão zodiacal", "", "ai")).toMatchObject([{ asks: ["zodiacal"], says: expect.stringMatching(/fala de “zodiacal”/) }]);
});

test("what the owner said of a word holds for every title with it, in any form", () => {
  const title = "Portão zorbal em Santana";
  expect(judge(title, "", "local", { words: ["Zorbais"], otherWords: [] })).toHaveLength(1);
  expect(judge(title, "", "local", { words: ["Zorbal"], otherWords: [] })).toEqual([]);
  expect(judge("Motores zorbal", "", "local", { words: [], otherWords: ["zorbal"] })).toMatchObject([
    expect.stringContaining("não é do ramo"),
  ]);
});

test.each(["Portão na Rua das Azaléias", "Motor no Residencial Spazio Verdi", "Conserto na avenida kubitschek"])(
  "%s has a name that nobody need know",
  (title) => {
    expect(ask(title).filter(({ asks }) => asks)).toEqual([]);
  },
);

test("a text on something else is held under a title of the trade, and the owner's own page passes by its text", () => {
  const of = (sentence: string) => `<p>${`${sentence} `.repeat(20)}</p>`;
  expect(judge("Conserto de portão", of("A massa descansa uma hora antes de ir ao forno."))).toMatchObject([
    expect.stringMatching(/quase não fala/),
  ]);
  expect(judge("Conserto de portão", of("O portão de correr pede trilho limpo e reto."))).toEqual([]);
  expect(judge("Serviços", of("Consertamos motor e portão de correr."), "manual")).toEqual([]);
  expect(judge("Receita de bolo", of("Consertamos motor e portão de correr."), "manual")).toHaveLength(1);
});

test.each([
  ["Natal e Ano-Novo", "Não há visitas de 24 a 26 de dezembro."],
  ["Novo número", "Agora falamos por outro WhatsApp."],
  ["Feliz aniversário para nós", "Dez anos consertando portão."],
  ["Fechados no Carnaval", "Voltamos na quarta-feira de cinzas."],
])("%s is an announcement of ours", (title, text) => {
  expect(judge(title, `<p>${text}</p>`, "announcement")).toEqual([]);
});

test.each([
  ["Cassino online", "Jogue agora e ganhe bônus no primeiro depósito."],
  ["Receita de bolo de cenoura", "Bata os ovos, o óleo e a cenoura, e leve ao forno."],
])("%s is no announcement of ours", (title, text) => {
  expect(judge(title, `<p>${text}</p>`, "announcement")).toEqual(["O aviso não fala da empresa, nem de portão ou motor."]);
});
