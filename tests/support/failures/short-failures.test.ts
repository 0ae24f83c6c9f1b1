import { stripVTControlCharacters } from "node:util";
import { afterEach, expect, test } from "vitest";
import "./short-failures";
import type { Failure } from "./shorten";

const lines = Array.from({ length: 300 }, (_, number) => `<p class="linha">Parágrafo ${number} da página, e mais</p>`);
const page = lines.join("\n");
const oneLine = lines.join("");

const failures: Failure[] = [];
afterEach(({ task }) => void failures.push(...(task.result?.errors ?? [])));

/** Assertions that fail, with what a reader looks for, and what would only be in the way. */
const FAILING: [name: string, assert: () => void, shown: string[]][] = [
  ["a page without a text", () => expect(page).toContain("Parágrafo 150 do livro"), ["- Parágrafo 150 do livro", "Parágrafo 150 da"]],
  ["a page with one", () => expect(page).not.toContain("Parágrafo 150 da"), ["- Parágrafo 150 da", "Parágrafo 150 da página"]],
  ["a page on a line", () => expect(oneLine).toContain("Parágrafo 150 do livro"), ["Parágrafo 150 do livro", "Parágrafo 150 da"]],
  ["a page that does not match", () => expect(page).toMatch(/Parágrafo 150 do livro/), ["/Parágrafo 150 do livro/", "Parágrafo 150 da"]],
  ["another page", () => expect(page).toBe(page.replace("150 da", "150 do")), ["Parágrafo 150 da", "Parágrafo 150 do"]],
  ["another on a line", () => expect(oneLine).toBe(oneLine.replace("150 da", "150 do")), ["Parágrafo 150 da", "Parágrafo 150 do"]],
  [
    "a page in an answer",
    () => expect([200, page]).toEqual([200, expect.stringContaining("Parágrafo 150 do livro")]),
    ["StringContaining", "Parágrafo 150 da"],
  ],
  ["a list that is to be empty", () => expect(lines).toEqual([]), ["- []", "Parágrafo 0 "]],
  ["a page for a message", () => expect(page.includes("a"), page).toBe(false), ["Parágrafo 0 ", "expected true to be false"]],
  ["an error of a page", () => throwPage(), ["Parágrafo 0 ", "Parágrafo 299 "]],
];

function throwPage(): never {
  throw new Error(page);
}

test.fails.each(FAILING)("%s fails", (_, assert) => assert());

test("a failure shows the place, and neither all of a page nor all of a list", () => {
  expect(failures).toHaveLength(FAILING.length);
  for (const [index, [name, , shown]] of FAILING.entries()) {
    const { message = "", diff = "", stack = "" } = failures[index] ?? {};
    const [text = "", stackText = ""] = [message + diff, stack].map((part) => stripVTControlCharacters(part));
    for (const part of shown) expect(text.includes(part), `${name}: ${part} in ${text}`).toBe(true);
    expect(text.split("\n").length, name).toBeLessThanOrEqual(26);
    expect(text.length, name).toBeLessThan(3000);
    expect(stackText.length, name).toBeLessThan(3000);
  }
});
