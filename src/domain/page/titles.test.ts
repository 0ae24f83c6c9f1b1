import { expect, test } from "vitest";
import { checkTitle, MAX_TITLE_LENGTH, MAX_TITLES_PER_RUN, tidyLine } from "./titles";

test("control and invisible direction characters are removed from titles", () => {
  expect(tidyLine("Motor\u0000 de\u0007 Portão\u202E\u200B")).toBe("Motor de Portão");
});

test("emoji joined by invisible characters stay whole", () => {
  expect(tidyLine("Portão 👨‍👩‍👧 automático")).toBe("Portão 👨‍👩‍👧 automático");
});

test("a good title has no error", () => {
  expect(checkTitle("Conserto de Portão em Santana")).toBeUndefined();
  expect(checkTitle("a".repeat(MAX_TITLE_LENGTH))).toBeUndefined();
});

test("a title too long is told its length and the limit", () => {
  expect(checkTitle("a".repeat(MAX_TITLE_LENGTH + 1))).toBe("O título tem 201 caracteres. Encurte para no máximo 200.");
});

test("a title without letters or digits is refused", () => {
  for (const title of ["🚪🔧", "?!", "", "日本"]) expect(checkTitle(title)).toMatch(/letras ou números/);
});

test("a run takes at most 500 titles", () => {
  expect(MAX_TITLES_PER_RUN).toBe(500);
});
