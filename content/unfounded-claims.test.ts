import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const folder = new URL("./", import.meta.url);
const everySource = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((file) => /(?<!\.test)\.(?:md|ts|yaml)$/.test(file))
  .map((file) => ({ file, source: readFileSync(new URL(file, folder), "utf8") }));
/** All that pages written by hand are made of. */
const sources = everySource.filter(({ file }) => !file.startsWith("conhecimento"));

/** What nobody has counted or written down, and what a text says of it. */
const UNFOUNDED: readonly [what: string, pattern: RegExp][] = [
  [
    "what the house has seen or heard",
    /\bo que (?:mais )?(?:encontramos|vemos|ouvimos)|encontramos (?:com frequência|muito|sempre)|mais ouvimos|(?:pergunta|dúvida)s? que (?:mais )?(?:ouvimos|recebemos|fazemos a todo)|costumamos/i,
  ],
  [
    "how long or how often it has done something",
    /há (?:muitos )?(?:anos|décadas) (?:atend|instal|consert|troc|cuid|no (?:ramo|mercado))|(?:atendemos|instalamos|consertamos|trocamos|cuidamos)[^.]* há (?:anos|décadas)|\bjá (?:atendemos|vimos|instalamos|consertamos|trocamos)|anos de (?:experiência|mercado|estrada)/i,
  ],
  [
    "its team's worth",
    /\bnoss[ao]s? (?:equipe|técnicos?|instalador\w*|experiência|clientes?|especialistas?)|\bespecialistas em\b|\blíder(?:es)? (?:d[eo]|em|no)\b/i,
  ],
  [
    "what is the most common",
    /\bmais (?:comum|comuns|frequentes?|ouvid[ao]s?|repetid[ao]s?) d[eo]s?\b(?! correr| abrir| aço)|\bé (?:um |uma )?(?:d?[oa]s )?(?:causas?|defeitos?|acidentes?|queixas?|perguntas?|problemas?) mais (?:comu|frequent)|(?:pergunta|queixa|desculpa|defeito|problema|acidente|causa|diagnóstico)s? mais (?:comu|frequent|ouvid)|\bo que mais (?:quebra|queima|estraga|se repete)|que mais (?:gente|se repete)|pergunta é sempre a mesma/i,
  ],
  [
    "a share",
    /\b(?:n?a|evitam a|resolve a) (?:maioria|maior parte) (?:d[ao]s? (?:casas|casos|chamados|vezes|portões|sobrados|instalações|defeitos|frentes|motores))|\bmaioria das casas|\bnove em (?:cada )?dez|\bpor cento\b|\d ?%|metade d[ao]s (?:chamados|queixas|perguntas|casos|trancos)/i,
  ],
  [
    "a rank among places",
    /nenhum[a]? outr[oa] (?:bairro|distrito|cidade|região|lugar)|\bmais populos|\bpouc[ao]s (?:cidades|bairros|lugares) (?:do país|paulistas|d[oe] Brasil)|\bum[a]? d[oa]s (?:maiores|mais densos)|do que a média/i,
  ],
];

test.each(UNFOUNDED)("no page written by hand says %s", (_, pattern) => {
  expect(sources.flatMap(({ file, source }) => source.match(pattern)?.map((words) => `${file}: ${words}`) ?? [])).toEqual([]);
});

/** That a way for nothing is paid, or is not, beside what titles ask of it. */
const ON_A_VISIT_ALONE =
  /\b(?:visita|ida|exame|deslocamento)\b[^.,;:?]*(?:\s(?:é|são|será) (?:cobrad|pag)[ao]s? (?:mesmo|ainda|de qualquer)|\sse paga (?:mesmo|ainda))/i;

test("whether a visit without a repair is charged is said by the owner alone, in the register", () => {
  const isAsked = (line: string) => /^\s*(?:- )?(?:asks|titles):/.test(line);
  const said = everySource.flatMap(({ file, source }) =>
    source.split("\n").flatMap((line) => (isAsked(line) ? [] : (line.match(ON_A_VISIT_ALONE)?.map((words) => `${file}: ${words}`) ?? []))),
  );
  expect(said).toEqual([]);
  expect("A visita é cobrada mesmo que o conserto não se faça.").toMatch(ON_A_VISIT_ALONE);
});

test("an answer within minutes is promised for the hours in which somebody answers", () => {
  const isBound = (line: string) => /hor[aá]rio|horas-whatsapp|abert[oa]|\babre\b|atendimento/i.test(line);
  const promises = everySource.flatMap(({ file, source }) =>
    source
      .split("\n")
      .filter((line) => line.includes("{{resposta-minutos}}"))
      .map((line) => ({ file, line })),
  );
  expect(promises.length).toBeGreaterThan(0);
  // Shown while the chat is open, and at no other time.
  expect(
    promises.filter(({ line }) => !isBound(line) && !line.trim().startsWith("open:")).map(({ file, line }) => `${file}: ${line}`),
  ).toEqual([]);
});

test.each([
  "O que encontramos com frequência:",
  "Nenhum outro bairro osasquense tem mais prédios.",
  "Nossa equipe resolve.",
  "Atendemos o bairro há anos.",
  "Já trocamos muitos motores aqui.",
  "É o defeito mais comum da região.",
  "A pergunta é sempre a mesma: consertar ou trocar?",
  "Na maioria dos casos é a placa.",
])("“%s” is found", (claim) => {
  expect(UNFOUNDED.some(([, pattern]) => pattern.test(claim))).toBe(true);
});
