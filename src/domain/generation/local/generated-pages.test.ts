import { expect, test } from "vitest";
import { describeFacts } from "#domain/facts/fact-texts";
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

function generate(creativity: number, title: string) {
  return generateContent({ title, creativity }, facts);
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
  for (const one of [...matrix, ...placed]) {
    const { html } = generateContent({ title: one, creativity: 75 }, { business: changed, texts: describeFacts(changed) });
    expect(html, one).not.toMatch(/grátis|gratuita/);
  }
  expect(generateContent({ title: "Preço de motor", creativity: 0 }, { business: changed, texts: describeFacts(changed) }).html).toContain(
    "R$ 807",
  );
});
