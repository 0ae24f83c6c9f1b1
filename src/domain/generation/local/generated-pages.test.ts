import { expect, test } from "vitest";
import { findUnknownNames } from "#domain/facts/fact-names";
import { describeFacts } from "#domain/facts/fact-texts";
import { fillFactsHtml } from "#domain/facts/fill-facts-html";
import { facts } from "#support/content/facts";
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

test("pages have 340 words at least, and 600 to 900 at the default creativity", () => {
  for (const one of [...matrix, ...placed]) {
    expect(countWords(generate(0, one).html), one).toBeGreaterThanOrEqual(340);
    expect(countWords(generate(75, one).html), one).toBeGreaterThanOrEqual(600);
    expect(countWords(generate(75, one).html), one).toBeLessThanOrEqual(900);
  }
});

test("pages are plain semantic HTML without h1, attributes or anything left to fill", () => {
  const allowed = /<\/?(?:p|h2|h3|ul|ol|li|strong|table|thead|tbody|tr|th|td)>|<a href="\/[a-z/-]+">|<\/a>/g;
  for (const one of matrix) {
    for (const creativity of [0, 75, 100]) {
      const { html } = generate(creativity, one);
      expect(html.replace(allowed, ""), one).not.toMatch(/[<>]|\{\{|\}\}|undefined/);
      expect(html, one).not.toMatch(/<(p|li|ul|ol|h2|h3|td)>\s*<\/\1>/);
    }
  }
});

test("no page repeats a list item or a question", () => {
  for (const one of matrix) {
    const items = generate(100, one).html.match(/<(li|h2|h3)>.*?<\/\1>/g) ?? [];
    expect(items.length - new Set(items).size, one).toBe(0);
  }
});

test("every figure of a page is in the register", () => {
  const register = Object.values(texts).join(" | ");
  const figures = new Set(register.match(/\d[\d./]*/g));
  for (const one of matrix) {
    const text = readText(generate(75, one).html);
    for (const price of text.match(/R\$ [\d.]*\d/g) ?? []) expect(register, one).toContain(price);
    for (const figure of text.match(/\d[\d./]*\d|\d/g) ?? []) expect(figures.has(figure), `${figure} in ${one}`).toBe(true);
  }
});

test("a changed register changes the page, and a claim withdrawn is no longer made", () => {
  const changed = {
    ...business,
    plans: business.plans.map((plan) => ({ ...plan, price: plan.price + 7 })),
    claims: { ...business.claims, freeInstallation: false },
    service: { ...business.service, freeRescheduling: false },
  };
  const own = { business: changed, texts: describeFacts(changed), places };
  for (const one of [...matrix, ...placed]) {
    expect(generate(75, one, own).html, one).not.toMatch(/grátis|gratuita/);
  }
  expect(generate(0, "Preço de motor", own).html).toContain("R$ 807");
});

test("a page that was generated before a fact changed says what the register says now", () => {
  const raised = { ...business, plans: business.plans.map((plan) => ({ ...plan, name: `${plan.name} Plus`, price: plan.price + 7 })) };
  const { html } = generateContent({ title: "Preço de motor", creativity: 0 }, facts);
  expect(fillFactsHtml(html, texts)).toContain("<td>Solo</td><td>1/4 HP</td><td>2</td><td>1 ano</td><td>R$ 800</td>");
  expect(fillFactsHtml(html, describeFacts(raised))).toContain("<td>Solo Plus</td><td>1/4 HP</td><td>2</td><td>1 ano</td><td>R$ 807</td>");
});

test("pages keep no figure of the register, and name only what is in it", () => {
  const figures = Object.values(texts).filter((text) => /\d/.test(text));
  for (const one of matrix) {
    const { html } = generateContent({ title: one, creativity: 75 }, facts);
    expect(findUnknownNames(html, texts), one).toEqual([]);
    const text = readText(html);
    expect(
      figures.filter((figure) => text.includes(figure)),
      one,
    ).toEqual([]);
  }
});
