import { expect, test } from "vitest";
import { pageContent } from "#content/pages";
import * as benefits from "#domain/generation/local/sections/benefits";
import * as closing from "#domain/generation/local/sections/closing";
import * as extra from "#domain/generation/local/sections/extra";
import * as gateTypes from "#domain/generation/local/sections/gate-types";
import * as process from "#domain/generation/local/sections/process";
import * as tips from "#domain/generation/local/sections/tips";
import { analyseTitle } from "#domain/generation/title/analyse-title";
import { listAuthoredPages } from "#domain/site/authored-pages";
import { facts } from "#support/content/facts";
import { buildWords } from "../vocabulary";
import * as causes from "./causes";
import * as symptoms from "./causes-by-symptom";
import * as faq from "./faq";
import * as productFaq from "./faq-by-product";
import * as features from "./features";
import * as howToAccessory from "./how-to-accessory";
import * as howToService from "./how-to-service";
import * as openings from "./introduction-openings";
import * as sentences from "./introduction-sentences";
import * as overview from "./overview";
import * as local from "./place";
import * as prices from "./prices";
import * as reasons from "./reasons";
import * as when from "./when";
import * as where from "./where";
import * as which from "./which";
import * as worthIt from "./worth-it";

const banks = {
  benefits,
  causes,
  symptoms,
  closing,
  extra,
  faq,
  productFaq,
  features,
  gateTypes,
  howToAccessory,
  howToService,
  openings,
  sentences,
  local,
  overview,
  prices,
  process,
  reasons,
  tips,
  when,
  where,
  which,
  worthIt,
};

const phrases = collectPhrases(banks).filter((text) => /\s/.test(text));

/** Every text of the banks; a few of them are the kinds of product a bank is for. */
function collectPhrases(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return value && typeof value === "object" ? Object.values(value).flatMap(collectPhrases) : [];
}

function withoutMarkup(text: string): string {
  return text.replace(/<[^>]+>/g, "").replace(/\{\{[^}]+\}\}/g, "");
}

test("the banks are read", () => {
  expect(phrases.length).toBeGreaterThan(700);
});

test("no phrase writes a figure itself", () => {
  expect(phrases.filter((text) => /\d|R\$|%/.test(withoutMarkup(text)))).toEqual([]);
});

test("every name between braces is a fact or a word of the page", () => {
  const known: Record<string, string> = { ...facts.texts, ...buildWords(analyseTitle("Instalação em São Paulo")) };
  const names = phrases.flatMap((text) => Array.from(text.matchAll(/\{\{([^}]*)\}\}/g), ([, name]) => name ?? ""));
  expect(names.filter((name) => known[name] === undefined)).toEqual([]);
});

test("phrases are calm and typographically clean", () => {
  expect(phrases.filter((text) => /!|\.\.|\s\s|\s[,.;:?]|^\s|\s$|"(?!\/)(?![^<]*>)/.test(text.replace(/<a href="[^"]+">/g, "")))).toEqual(
    [],
  );
});

test("phrases use only inline elements that are closed", () => {
  for (const text of phrases) {
    expect(text.replace(/<strong>[^<]+<\/strong>|<a href="\/[a-z/-]+">[^<]+<\/a>/g, ""), text).not.toMatch(/[<>]/);
  }
});

test("every link leads to a page that exists", () => {
  const known = new Set(listAuthoredPages(pageContent).map(({ path }) => path));
  const links = phrases.flatMap((text) => Array.from(text.matchAll(/href="([^"]+)"/g), ([, href]) => href ?? ""));
  expect(links.length).toBeGreaterThan(50);
  expect(links.filter((href) => !known.has(href))).toEqual([]);
});

test("no phrase stands in two banks of one page", () => {
  const { benefits, closing, extra, faq, productFaq, features, gateTypes, openings, sentences, local, prices, process, tips, ...answers } =
    banks;
  const sections = [
    benefits,
    closing,
    extra,
    faq,
    productFaq,
    features,
    gateTypes,
    openings,
    sentences,
    local,
    prices,
    process,
    tips,
    answers,
  ];
  const texts = sections.flatMap((bank) => [...new Set(collectPhrases(bank))].filter((text) => text.length > 40));
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
});

test("readers are never told to open, touch or adjust what is dangerous", () => {
  const orders =
    /(?<!não |nunca |nem )\b(abra|desmonte|remova|toque|mexa|regule|aperte|desparafuse|religue)\b[^.:;]*\b(tampa|caixa|motor|placa|central|fio|fios|cabo|cabos|mola|molas|contrapesos?|parafusos?)\b/i;
  expect(phrases.filter((text) => orders.test(withoutMarkup(text)))).toEqual([]);
});
