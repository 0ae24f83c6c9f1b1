import { expect, test } from "vitest";
import { COLUMNS, findColumn } from "./columns";

test("a heading is known whatever its case, accents and signs", () => {
  expect(["Título", "ENDEREÇO", "Palavras-chave", "palavras chave", " Criada em "].map(findColumn)).toEqual([
    "titulo",
    "endereco",
    "palavras_chave",
    "palavras_chave",
    "criada_em",
  ]);
  expect(COLUMNS.map(findColumn)).toEqual([...COLUMNS]);
});

test("the names of the earlier application are known", () => {
  expect(["title", "slug", "content", "description", "created_at", "createdAt"].map(findColumn)).toEqual([
    "titulo",
    "endereco",
    "conteudo",
    "descricao",
    "criada_em",
    "criada_em",
  ]);
});

test("names that objects have by themselves are no columns", () => {
  for (const name of ["__proto__", "constructor", "toString", "hasOwnProperty", ""]) expect(findColumn(name)).toBeUndefined();
});
