import { expect, test } from "vitest";
import { wording } from "#content/wording";
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
