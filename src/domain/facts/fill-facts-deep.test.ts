import { expect, test } from "vitest";
import { fillFactsDeep } from "./fill-facts-deep";

const texts = { marca: "PPA" };
const fill = (value: unknown) => fillFactsDeep(value, texts);

test("every text inside a value is filled and everything else is left alone", () => {
  const updated = new Date("2026-11-20");
  expect(fill({ title: "{{marca}}", list: ["{{marca}}", 5, null], inner: { updated } })).toEqual({
    title: "PPA",
    list: ["PPA", 5, null],
    inner: { updated },
  });
});

test("what quotes nothing is the same value, not a copy", () => {
  const value = { list: [{ title: "a", text: "" }], empty: [], other: { title: "{{marca}}" } };
  expect(fill(value.list)).toBe(value.list);
  expect((fill(value) as typeof value).list).toBe(value.list);
  expect((fill(value) as typeof value).empty).toBe(value.empty);
});

test("an emptied text of a list goes", () => {
  expect(fill(["a", "{{nada}}", ""])).toEqual(["a", ""]);
});

test.each([
  ["the value of a fact", { value: "{{nada}}", label: "clientes" }],
  ["the label of a fact", { value: "4,8", label: "de {{nada}}" }],
  ["a question", { question: "Desde {{nada}}?", answer: "Sim." }],
  ["an answer", { question: "Desde quando?", answer: "Desde {{nada}}." }],
  ["the text of a step", { title: "Escreva", text: "Para {{nada}}." }],
  ["the title of a section", { kind: "schedule", title: "Desde {{nada}}" }],
  ["the paragraphs of a section", { kind: "text", title: "História", paragraphs: ["Desde {{nada}}.", "São {{nada}}."] }],
  ["the steps of a section", { kind: "steps", title: "Passos", intro: "Veja:", steps: [{ title: "A", text: "{{nada}}" }] }],
  ["a value of a comparison", { label: "Desde", values: ["hoje", "{{nada}}"] }],
  ["a column of a comparison", { kind: "comparison", title: "A", columns: ["{{nada}}", "b"], rows: [{ label: "c", values: ["d", "e"] }] }],
  ["the questions of a theme", { title: "Empresa", entries: [{ question: "{{nada}}?", answer: "A." }] }],
])("an item of a list goes with %s", (_, item) => {
  expect(fill([item, "b"])).toEqual(["b"]);
});

test("a section keeps what is left of it, without an introduction that has become empty", () => {
  const rows = [
    { label: "a", values: ["b", "c"] },
    { label: "d", values: ["{{nada}}", "e"] },
  ];
  expect(fill([{ kind: "comparison", title: "T", intro: "São {{nada}}.", columns: ["x", "y"], rows }])).toEqual([
    { kind: "comparison", title: "T", columns: ["x", "y"], rows: [{ label: "a", values: ["b", "c"] }] },
  ]);
  expect(fill([{ kind: "call", title: "Chame", text: "São {{nada}}.", button: "Falar" }])).toEqual([
    { kind: "call", title: "Chame", text: "", button: "Falar" },
  ]);
});

test("the body of a document is markup, everything else is text", () => {
  expect(fillFactsDeep({ title: "{{empresa}}", html: "<p>{{empresa}}</p><p>{{nada}}</p>" }, { empresa: "A & B" })).toEqual({
    title: "A & B",
    html: "<p>A &amp; B</p>",
  });
});

test("what is read by name keeps its shape", () => {
  expect(fill({ title: "{{nada}}", hero: { title: "Desde {{nada}}", intro: "{{nada}}", list: ["{{nada}}"] } })).toEqual({
    title: "",
    hero: { title: "", intro: "", list: [] },
  });
});
