import { expect, test } from "vitest";
import { makeTexts } from "#support/page/page-texts";
import { checkRow } from "./check-row";
import type { Column } from "./columns";

const NOW = new Date("2026-05-01T12:00:00Z");
const check = (cells: Partial<Record<Column, string>>) =>
  checkRow(2, new Map(Object.entries({ titulo: "Portão", conteudo: "<p>Texto</p>", ...cells }) as [Column, string][]), NOW);
const problemsOf = (cells: Partial<Record<Column, string>>) => {
  const checked = check(cells);
  return "problems" in checked ? checked.problems.map(({ column }) => column) : [];
};

test("a title and a content make a public page at the title's address", () => {
  expect(check({ titulo: "  Motor   para\nportão " })).toEqual({
    page: {
      ...makeTexts({ title: "Motor para portão", slug: "motor-para-portao", content: "<p>Texto</p>" }),
      row: 2,
      status: "public",
      origin: "manual",
      createdAt: undefined,
    },
  });
});

test("states and origins are read as people write them", () => {
  expect(check({ situacao: "Pública", origem: "IA" })).toMatchObject({ page: { status: "public", origin: "ai" } });
  expect(check({ situacao: "draft", origem: "local" })).toMatchObject({ page: { status: "draft", origin: "local" } });
  expect(check({ origem: "aviso" })).toMatchObject({ page: { origin: "announcement" } });
  expect(problemsOf({ situacao: "talvez", origem: "outra" })).toEqual(["situacao", "origem"]);
});

test("a draft may wait for its moment, and a page be kept from search engines", () => {
  const publishAt = new Date("2026-05-02T08:00:00-03:00");
  expect(check({ situacao: "rascunho", publicar_em: "2026-05-02T08:00:00-03:00", buscadores: "Não" })).toMatchObject({
    page: { status: "draft", publishAt, isUnlisted: true },
  });
  expect(check({ situacao: "rascunho", publicar_em: "2026-04-30T08:00:00Z", buscadores: "sim" })).not.toHaveProperty("page.publishAt");
  expect(problemsOf({ publicar_em: "2026-05-02" })).toEqual(["publicar_em"]);
  expect(problemsOf({ situacao: "rascunho", publicar_em: "amanhã", buscadores: "talvez" })).toEqual(["publicar_em", "buscadores"]);
});

test.each(["2026-01-31", "2026-01-31T14:05:00Z", "2026-01-31 14:05", "2026-01-31T14:05:00.123-03:00"])("%s is a date", (text) => {
  expect(problemsOf({ criada_em: text })).toEqual([]);
});

test.each(["ontem", "31/01/2026", "2026-13-01", "2027-01-01", "1e9"])("%s is no date of a page that exists", (text) => {
  expect(problemsOf({ criada_em: text })).toEqual(["criada_em"]);
});

test("a keyword that is repeated over and over counts once", () => {
  expect(problemsOf({ titulo: "Um", conteudo: "<p>x</p>", palavras_chave: "portão,".repeat(1200) })).toEqual([]);
});

test("texts longer than a page takes are refused", () => {
  expect(problemsOf({ titulo: "a".repeat(201), descricao: "a".repeat(501), conteudo: "a".repeat(200_001) })).toEqual([
    "titulo",
    "descricao",
    "conteudo",
  ]);
  expect(problemsOf({ endereco: `a${"-b".repeat(60)}` })).toEqual(["endereco"]);
});
