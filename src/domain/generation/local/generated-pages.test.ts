import { expect, test } from "vitest";
import { fillFactsHtml } from "#domain/facts/fill-facts-html";
import { describeFacts } from "#domain/facts/published-business";
import { facts } from "#support/content/facts";
import { findUnknownNames } from "#support/content/quoted-names";
import { listUsedQuantities } from "#support/content/used-texts";
import { sampleOf } from "#support/machine/sample";
import { findOwnFigures } from "#support/publishing/find-own-figures";
import { generateContent } from "./generate-content";

// What must hold for every page, whatever its product, service, question or symptom.

const { business, texts, places } = facts;

const products = [
  "Motor Deslizante",
  "Portão Basculante",
  "Motor Pivotante",
  "Motor Articulado",
  "Portão de Abrir",
  "Controle Remoto",
  "Placa",
  "Fotocélula",
  "Motor",
  "Portão",
];
const services = ["Instalação de", "Manutenção de", "Conserto de", "Troca de", "Preço de", "Emergência com", ""];
const questions = ["", "Como Fazer", "Qual", "Quando Fazer", "Onde Fazer", "Por que Fazer", "Vale a Pena Fazer"];
const symptoms = ["não abre", "não fecha", "abre sozinho", "faz barulho", "sem energia", "lento"].flatMap((symptom) =>
  ["", "Por que ", "Como resolver "].map((question) => `${question}portão ${symptom}`),
);
const matrix = [
  ...products.flatMap((product) => services.flatMap((service) => questions.map((question) => `${question} ${service} ${product}`))),
  ...symptoms,
];

const placed = places.flatMap(({ label }, index) =>
  services.map((service) => `${service} ${products[index % products.length]} em ${label}`),
);

/** Of some thousand titles. */
const SAMPLED = 80;

/** A page as its visitors read it. */
function generate(creativity: number, title: string, own: typeof facts = facts) {
  const page = generateContent({ title, creativity }, own);
  return { ...page, html: fillFactsHtml(page.html, own.texts) };
}

function readText(html: string): string {
  return html.replace(/<[^>]+>/g, " ");
}

function countWords(html: string): number {
  return readText(html)
    .split(/\s+/)
    .filter((word) => /[\p{L}\d]/u.test(word)).length;
}

test("pages have 250 words at least, and no more than a reader asks for", () => {
  for (const one of sampleOf([...matrix, ...placed], SAMPLED)) {
    const words = countWords(generate(75, one).html);
    expect(words, one).toBeGreaterThanOrEqual(250);
    expect(words, one).toBeLessThanOrEqual(1200);
  }
});

test("pages are plain semantic HTML without h1, attributes or anything left to fill", () => {
  const allowed = /<\/?(?:p|h2|h3|ul|ol|li|strong|table|thead|tbody|tr|th|td)>|<a href="\/[a-z/-]+">|<\/a>/g;
  for (const one of sampleOf(matrix, SAMPLED)) {
    for (const creativity of [0, 75, 100]) {
      const { html } = generate(creativity, one);
      expect(html.replace(allowed, ""), one).not.toMatch(/[<>]|\{\{|\}\}|undefined/);
      expect(html, one).not.toMatch(/<(p|li|ul|ol|h2|h3|td)>\s*<\/\1>/);
    }
  }
});

test("no page repeats a list item or a question", () => {
  for (const one of sampleOf(matrix, SAMPLED)) {
    const items = generate(100, one).html.match(/<(li|h2|h3)>.*?<\/\1>/g) ?? [];
    expect(items.length - new Set(items).size, one).toBe(0);
  }
});

test("pages state no figure but a named fact of the register and what the knowledge base vouches for", () => {
  for (const one of sampleOf([...matrix, ...placed], SAMPLED)) {
    const { html } = generateContent({ title: one, creativity: 75 }, facts);
    expect(findUnknownNames(html, texts), one).toEqual([]);
    expect(findOwnFigures(readText(html), listUsedQuantities(html)), one).toEqual([]);
  }
});

test("a changed register changes the page, and a claim withdrawn is no longer made", () => {
  const changed = {
    ...business,
    plans: business.plans.map((plan) => ({ ...plan, price: plan.price + 7 })),
    claims: { ...business.claims, freeInstallation: false },
    service: { ...business.service, freeRescheduling: false },
  };
  const own = { ...facts, business: changed, texts: describeFacts(changed) };
  for (const one of sampleOf([...matrix, ...placed], SAMPLED)) {
    expect(generate(75, one, own).html, one).not.toMatch(/grátis|gratuita/);
  }
  expect(generate(75, "Preço de motor deslizante", own).html).toContain("R$ 807");
});
