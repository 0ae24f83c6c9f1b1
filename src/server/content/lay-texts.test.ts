import { expect, test } from "vitest";
import { wording } from "#content/wording";
import { readAuthoredFiles } from "#support/page/authored";
import { layTexts } from "./lay-texts";

const written = new Map<string, unknown>([["frases", wording]]);
const lay = (value: unknown) => {
  const own = { path: "text/frases", value, base: null, version: 1, savedBy: "ana@exemplo.com.br", savedAt: new Date() };
  return layTexts(written, [own]).get("frases");
};

test("a document that an earlier release knew less of keeps what its owner wrote, and the rest is the file's", () => {
  const menu = { ...wording.menu, title: "Páginas" };
  expect(lay({ menu: { title: "Páginas" }, gone: "x" })).toEqual({ ...wording, menu });
});

test("one that does not fit its schema waits, and the file's is shown", () => {
  expect(lay({ menu: { title: 5 } })).toEqual(wording);
});

test("a place's text of an earlier release keeps what its owner wrote, with what the file knows of the place since", () => {
  const [place] = readAuthoredFiles("cidades");
  if (!place) throw new Error("There is no place");
  const name = `cidades/${place.slug}`;
  const file = { ...place.texts, ...place.lists, ...place.record, html: place.body };
  const {
    gates: _,
    uses: __,
    grounds: ___,
    preposition: ____,
    says: _____,
    ...known
  } = { ...file, summary: "Da dona." } as Record<string, unknown>;
  const own = { path: `text/${name}`, value: known, base: null, version: 1, savedBy: "ana@exemplo.com.br", savedAt: new Date() };
  expect(layTexts(new Map([[name, file]]), [own]).get(name)).toEqual({ ...file, summary: "Da dona." });
});
