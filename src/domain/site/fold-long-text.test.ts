import { expect, test } from "vitest";
import { foldLongText } from "./fold-long-text";

const part = (name: string, words: number) => `<h2>${name}</h2><p>${"portão ".repeat(words)}</p>`;

test("the later parts of a long text are folded under their headings, and no word is lost", () => {
  const html = `<p>Começo.</p>${part("Um", 590)}${part("Dois", 200)}${part("Três", 5)}`;
  const folded = foldLongText(html, "Ler mais & tudo");
  expect(folded).toContain(`Começo.</p>${part("Um", 590)}<h2>Dois</h2><details class="phone-fold"><summary>Ler mais &amp; tudo</summary>`);
  expect(folded.match(/<details/g)).toHaveLength(2);
  expect(folded.replace(/<\/?(?:details|div)\b[^>]*>|<summary>.*?<\/summary>/g, "")).toBe(html);
});

test("a text that is not long stays, and one whose headings stand within something else", () => {
  expect(foldLongText(part("Um", 740), "Ler")).toBe(part("Um", 740));
  const quoted = `<blockquote>${part("Um", 590)}${part("Dois", 200)}</blockquote>`;
  expect(foldLongText(quoted, "Ler")).toBe(quoted);
});
