import { findFact, replaceNames } from "#domain/facts/fact-names";
import type { ProductType, ServiceType, TitleAnalysis } from "#domain/generation/title/title-analysis";
import { escapeHtml } from "../escape-html";

/** What phrases may name between double braces besides facts. */
export type Words = Readonly<Record<string, string>>;

interface Noun {
  text: string;
  feminine?: boolean;
}

const products: Record<ProductType, Noun> = {
  sliding: { text: "motor deslizante" },
  tilting: { text: "motor basculante" },
  pivoting: { text: "motor pivotante" },
  swing: { text: "motor para portão de abrir" },
  articulated: { text: "motor articulado" },
  remote: { text: "controle remoto" },
  board: { text: "central de comando", feminine: true },
  sensor: { text: "sensor fotocélula" },
  motor: { text: "motor de portão" },
  gate: { text: "portão automático" },
};

const gates: Record<ProductType, string> = {
  sliding: "portão deslizante",
  tilting: "portão basculante",
  pivoting: "portão pivotante",
  swing: "portão de abrir",
  articulated: "portão com braço articulado",
  remote: "portão automático",
  board: "portão automático",
  sensor: "portão automático",
  motor: "portão automático",
  gate: "portão automático",
};

const services: Record<ServiceType, Noun> = {
  installation: { text: "instalação", feminine: true },
  maintenance: { text: "manutenção", feminine: true },
  repair: { text: "conserto" },
  replacement: { text: "troca", feminine: true },
  price: { text: "orçamento" },
  emergency: { text: "atendimento de emergência" },
  sale: { text: "compra", feminine: true },
};

/** Words that depend on the title, as HTML; one without a meaning here, as a place when the title names none, is absent. */
export function buildWords(analysis: TitleAnalysis): Words {
  const words: Record<string, string> = {};
  addNoun(words, "produto", products[analysis.productType]);
  addNoun(words, "servico", services[analysis.serviceType]);
  words.portao = gates[analysis.productType];
  if (analysis.location) words.local = escapeHtml(analysis.location.phrase);
  return words;
}

/** Puts in the words of the title; facts stay as names, to be filled in when the text is shown. */
export function fillWords(html: string, words: Words): string {
  return replaceNames(html, (name) => findFact(words, name) ?? `{{${name}}}`);
}

/** @example addNoun(words, "produto", { text: "placa", feminine: true }) // words["do-produto"] is "da placa" */
function addNoun(words: Record<string, string>, name: string, { text, feminine = false }: Noun): void {
  words[name] = text;
  words[`o-${name}`] = `${feminine ? "a" : "o"} ${text}`;
  words[`do-${name}`] = `${feminine ? "da" : "do"} ${text}`;
  words[`no-${name}`] = `${feminine ? "na" : "no"} ${text}`;
  words[`um-${name}`] = `${feminine ? "uma" : "um"} ${text}`;
}
