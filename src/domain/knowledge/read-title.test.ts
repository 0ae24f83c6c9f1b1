import { expect, test } from "vitest";
import { entries } from "#content/conhecimento/entries";
import { placeGroups } from "#content/places";
import { listPlaces } from "#domain/places/place";
import { intentKey } from "./intent-key";
import { buildKnowledge } from "./knowledge";
import { readTitle } from "./read-title";

const knowledge = buildKnowledge(entries);
const places = listPlaces(placeGroups);
const read = (title: string) => readTitle(title, knowledge, places);

test.each([
  ["Troca de roldana na Mooca", "roldana", ["replace"]],
  ["Por que o motor esquenta?", "esquenta", ["why"]],
  ["Cheiro de queimado na placa", "cheiro-de-queimado", ["what"]],
  ["Portão fazendo barulho: troca de roldana", "roldana", ["replace"]],
  ["Quanto custa instalar motor de portão?", "instalacao", ["price", "install"]],
  ["Conserto de portão 24 horas", "emergencia", ["emergency"]],
  ["Instalação de motor em 24 horas", "instalacao", ["install"]],
  ["Vale a pena automatizar o portão?", "automatizacao", ["worth-it", "install"]],
  ["Motor para portão deslizante", "deslizante", ["which"]],
  ["portão eletrônico basculante motor", "basculante", ["which"]],
  ["Portão deslizante com motor na frente", "deslizante", ["what"]],
  ["Motor rápido para portão", "motor-rapido", ["what"]],
  ["Motor silencioso para portão", "motor-de-portao", ["what"]],
  ["Vocês atendem em Osasco?", "motor-de-portao", ["what"]],
  ["Raio queimou a placa do portão", "central", ["repair"]],
  ["Técnico de portão", "conserto", ["repair"]],
  ["Diagnóstico de motor articulado", "pivotante", ["repair"]],
  ["Cabo de aço do basculante arrebentou", "cabo-de-aco", ["repair"]],
  ["Portão caiu do trilho: o que fazer", "fora-do-trilho", ["how-to"]],
])("%s is about %s", (title, id, intents) => {
  const { subjects, intents: read_ } = read(title);
  expect(subjects[0]?.entry.id).toBe(id);
  expect([...read_]).toEqual(intents);
});

test("a title about nothing of ours has no subject", () => {
  expect(read("Receita de bolo de cenoura").subjects).toEqual([]);
  expect(intentKey(read("Receita de bolo de cenoura"))).toBeUndefined();
});

test("a service on a gate of some material is about both, and a steel cable is no steel gate", () => {
  const idsOf = (title: string) => read(title).subjects.map(({ entry }) => entry.id);
  expect(idsOf("Conserto de portão de alumínio em Osasco")).toEqual(["conserto", "portao-de-aluminio"]);
  expect(idsOf("Dá para instalar motor em portão de madeira?")).toEqual(["instalacao", "portao-de-madeira"]);
  expect(idsOf("Conserto de portão com cabo de aço")).not.toContain("portao-de-ferro");
});

test("a service on a kind of gate is about both, and the title's own gate stands over its place's", () => {
  const { subjects, own } = read("Conserto de portão de correr no Tatuapé");
  expect(subjects.map(({ entry }) => entry.id)).toEqual(["conserto", "deslizante"]);
  expect(own).toEqual({ gates: ["deslizante"] });
});

test("a place has its preposition and the address of its page, and lends no word to anything else", () => {
  expect(read("Conserto na Casa Verde")).toMatchObject({ own: {}, place: { phrase: "na Casa Verde", path: "/cidades/casa-verde" } });
  expect(read("Motor no ABC").place).toMatchObject({ phrase: "no ABC", path: undefined });
});

test.each([
  ["motor ppa vila madalena", "na Vila Madalena"],
  ["conserto de portao basculante santana", "em Santana"],
  ["portao eletronico zona sul campo limpo", "no Campo Limpo"],
  ["motor de portao em são bernardo", "em São Bernardo do Campo"],
  ["quem conserta portão perto do Butantã", "no Butantã"],
  ["Manutenção de portão em Alphaville", "em Barueri"],
  ["moema conserto de portao", "em Moema"],
  ["motor portao santana orçamento", "em Santana"],
  ["portão que faz mal à saúde", undefined],
])("%s: a place as people write it", (title, phrase) => {
  expect(read(title).place?.phrase).toBe(phrase);
});

test("the name of a place is no word of the trade, one letter off as it may be", () => {
  const { place, own } = read("Conserto de portão na Vila Galvão");
  expect(place?.name).toBe("Vila Galvão");
  expect(own.uses).toBeUndefined();
  expect(read("Conserto de portão de galpao").own.uses).toEqual(["galpao"]);
});

test("what is known of a place tells the circumstance where the title is silent", () => {
  const traits = {
    gates: ["basculante" as const],
    uses: ["galpao" as const],
    grounds: ["ladeira" as const],
    preposition: "na" as const,
    nearby: [],
    knows: [],
  };
  const known = places.map((place) => (place.slug === "mooca" ? { ...place, traits } : place));
  const there = (title: string) => readTitle(title, knowledge, known);
  expect(there("Conserto em Mooca")).toMatchObject({
    circumstance: { gates: ["basculante"], uses: ["galpao"], grounds: ["ladeira"] },
    place: { phrase: "na Mooca" },
  });
  expect(there("Motor deslizante na Mooca").circumstance.gates).toEqual(["deslizante"]);
  expect(there("Troca de cremalheira na Mooca").circumstance.gates).toEqual(["deslizante"]);
});

test.each([
  ["Trocar rodinha do portão na Mooca", "Troca de roldana, Mooca"],
  ["Por que o portão não fecha?", "Portão automático não fecha"],
  ["Manutenção de portão no ABC", "Revisão de portão no ABCD"],
])("%s asks the same as %s", (one, other) => {
  expect(intentKey(read(one))).toBe(intentKey(read(other)));
});

test.each([
  ["Conserto de portão", "Conserto de portão em Santana"],
  ["Conserto de portão basculante", "Conserto de portão"],
  ["Preço de roldana", "Troca de roldana"],
  ["Marcas de motor para portão", "Tipos de motores para portão"],
])("%s asks something else than %s", (one, other) => {
  expect(intentKey(read(one))).not.toBe(intentKey(read(other)));
});

test("who names a part or a failure and asks nothing narrower gets what its entry tells of it, and not one question of many", () => {
  for (const [title, id] of [
    ["o trilho do meu portão", "trilho"],
    ["a fotocélula da minha garagem", "fotocelula"],
    ["Por que o meu portão da garagem volta?", "volta"],
    ["o meu portão da garagem treme", "treme"],
  ] as const) {
    expect(read(title).known, title).toBeUndefined();
    expect(read(title).subjects[0]?.entry.id, title).toBe(id);
  }
  // What else is asked, or named, has its own answer.
  expect(read("Como limpar o trilho do portão").known?.question.entry.id).toBe("trilho");
  expect(read("Motor de portão pode ficar na chuva?").known).toBeDefined();
});

test("kinds of a thing are asked to choose among them", () => {
  expect([...read("Tipos de batentes para portão").intents]).toEqual(["which"]);
});
