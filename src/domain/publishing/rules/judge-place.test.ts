import { expect, test } from "vitest";
import { DEFAULT_CREATIVITY } from "#domain/generation/creativity";
import { generateContent } from "#domain/generation/local/generate-content";
import { readTitle } from "#domain/knowledge/read-title";
import { siteFacts } from "#support/page/site-facts";
import { countOfPlace } from "../substance/count-of-place";
import { judgePlace, LEAST_OF_PLACE, nameEverywhere } from "./judge-place";

const { knowledge, places } = siteFacts;
const around = { facts: siteFacts };
const read = (title: string) => readTitle(title, knowledge, places);

function judge(title: string, origin: "local" | "ai" | "manual" = "local", everywhere?: { path: string; title: string }[]) {
  const { html, reading } = generateContent({ title, creativity: DEFAULT_CREATIVITY }, siteFacts);
  return judgePlace({ content: html, origin }, { reading, ...around, ...(everywhere && { everywhere }) });
}

test.each([
  "Conserto de motor de portão em Santana",
  "Instalação de Portão Automático em Osasco",
  "Troca de Motor de Portão na Zona Leste de São Paulo",
  "Manutenção de portão no ABCD",
  "Conserto de motor de portão na Grande São Paulo",
])("“%s” says enough that depends on its place", (title) => {
  expect(judge(title)).toEqual([]);
});

test("of a place nobody knows a page says too little, and the page for all places is proposed by its title", () => {
  const [reason] = judge("Conserto de motor de portão em Carapicuíba");
  expect(reason).toMatchObject({ rule: "substance" });
  expect(reason?.says).toMatch(/de Carapicuíba; uma página deste serviço neste lugar precisa de 6\.$/);
  expect(reason?.mend).toContain("todos os lugares, “Conserto de motor de portão na Grande São Paulo”, e junte esta a ela");
});

test("where there is the page for all places, it is the one to join", () => {
  const wide = { path: "/p/conserto", title: "Conserto de motor de portão na Grande São Paulo" };
  const [reason] = judge("Conserto de motor de portão em Carapicuíba", "local", [wide]);
  expect(reason?.mend).toContain(`Junte este título a “${wide.title}”`);
  expect(reason?.pages).toEqual([wide]);
});

test("what an AI or a person writes is not counted, nor a page without a place", () => {
  expect(judge("Conserto de motor de portão em Carapicuíba", "ai")).toEqual([]);
  expect(judge("Conserto de motor de portão em Carapicuíba", "manual")).toEqual([]);
  expect(judge("Conserto de motor de portão")).toEqual([]);
});

test("a text of the generator that somebody has rewritten by hand is not counted", () => {
  const reading = read("Conserto de motor de portão em Carapicuíba");
  const content = "<p>Esta frase é minha. Esta outra também. E mais esta, sobre a minha rua.</p>";
  expect(judgePlace({ content, origin: "local" }, { reading, ...around })).toEqual([]);
});

test("a sentence depends on the place by its record, or by what holds only where the place has it, each once", () => {
  const reading = read("Conserto de motor de portão em Santana");
  const [known] = reading.place?.place.traits?.knows ?? [];
  const [conditioned] = knowledge.entries.get("conserto")?.cases.items.filter(({ when }) => when.grounds?.includes("ladeira")) ?? [];
  const foreign = "Em rua de terra a roda junta barro. ";
  const count = (...texts: (string | undefined)[]) => countOfPlace(`<p>${texts.join(" ")}</p>`, reading, { knowledge, places });
  expect(count(known?.says)).toBe(1);
  expect(count(known?.says, known?.says)).toBe(1);
  expect(count(known?.says, conditioned?.says[0], foreign)).toBe(2);
  expect(LEAST_OF_PLACE).toBe(6);
});

test("what the title names itself is not owed to its place", () => {
  const [ofSlope] = knowledge.entries.get("conserto")?.cases.items.filter(({ when }) => when.grounds?.includes("ladeira")) ?? [];
  const reading = read("Conserto de motor de portão em ladeira em Santana");
  expect(countOfPlace(`<p>${ofSlope?.says[0]}</p>`, reading, { knowledge, places })).toBe(0);
});

test.each([
  ["Conserto de Portão Eletrônico em Santana", "Conserto de Portão Eletrônico na Grande São Paulo"],
  ["Onde Consertar Portão na Mooca?", "Onde Consertar Portão na Grande São Paulo?"],
  ["Portão Não Fecha em Moema: Conserto no Local", "Portão Não Fecha na Grande São Paulo: Conserto no Local"],
  ["Conserto de portão", undefined],
])("“%s” for all places is “%s”", (title, wide) => {
  expect(nameEverywhere(read(title))).toBe(wide);
});
