import { expect, test } from "vitest";
import { correctWord } from "./correct-word";

test("a word that is wrong by a letter is the word of titles that was meant", () => {
  for (const [typed, meant] of [
    ["altomatico", "automático"],
    ["roudana", "roldana"],
    ["concerto", "conserto"],
    ["precio", "preço"],
    ["motro", "motor"],
  ] as const) {
    expect(correctWord(typed), typed).toBe(meant);
  }
});

test("a word that is right is no other one, however near that is", () => {
  for (const word of ["parque", "quatro", "presos", "branco", "buraco", "conservar", "condomino", "contrapiso", "corroer", "artigo"]) {
    expect(correctWord(word), word).toBeUndefined();
  }
});

test("“dps” is the surge protector, and “depois” where what follows tells so", () => {
  expect(correctWord("dps", "no")).toBeUndefined();
  expect(correctWord("dps", "da")).toBe("depois");
});
