import { expect, test } from "vitest";
import { splitWords } from "#domain/text/words";
import { buildEntryLexicon, findEntries } from "./entry-lexicon";

const lexicon = buildEntryLexicon([
  { id: "roldana", name: { one: "roldana", many: "roldanas", gender: "f" as const }, aliases: ["rodinha do portão"] },
  {
    id: "controle",
    name: { one: "controle", many: "controles", gender: "m" as const },
    aliases: [],
    not: ["controle de acesso"],
    variants: [{ id: "codigo-fixo", names: ["controle de código fixo"] }],
  },
]);
const find = (title: string) => findEntries(splitWords(title), lexicon).map(({ entry, variant }) => [entry.id, variant]);

test("a title names entries by any of their names, whatever accents and case", () => {
  expect(find("Troca de ROLDANAS e controle")).toEqual([
    ["roldana", undefined],
    ["controle", undefined],
  ]);
  expect(find("Rodinha do portao travada")).toEqual([["roldana", undefined]]);
});

test("a variant is told, and what only sounds like a name is none", () => {
  expect(find("Controle de codigo fixo")).toEqual([["controle", "codigo-fixo"]]);
  expect(find("Controle de acesso em condomínio")).toEqual([]);
  expect(find("Descontrole")).toEqual([]);
});
