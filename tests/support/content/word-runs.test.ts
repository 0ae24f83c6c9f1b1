import { expect, test } from "vitest";
import { listWordRuns } from "./word-runs";

test("runs have no regard to accents, case, punctuation and links", () => {
  expect(listWordRuns("A folha, já [Destravada](/faq), pesa.", 3)).toEqual(["a folha ja", "folha ja destravada", "ja destravada pesa"]);
});

test("a fact ends a run, and a short text has none", () => {
  expect(listWordRuns("Custa de {{manutencao-custo}} por visita marcada", 3)).toEqual(["por visita marcada"]);
  expect(listWordRuns("Duas palavras", 3)).toEqual([]);
});
