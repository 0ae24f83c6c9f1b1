import { expect, test } from "vitest";
import { joinParts } from "./tidy-text";

const BEGUN = "<h2>Troca de roldana na Mooca</h2><p>A roldana gasta faz o por";

test("the rest goes on where the answer stopped, without the fence it came in", () => {
  expect(joinParts(BEGUN, "tão raspar.</p>")).toBe(`${BEGUN}tão raspar.</p>`);
  expect(joinParts(`\`\`\`html\n${BEGUN}\n\`\`\``, "```html\ntão raspar.</p>")).toBe(`\`\`\`html\n${BEGUN}tão raspar.</p>`);
});

test("a rest that is the whole text anew takes the place of what was cut", () => {
  const anew = `${BEGUN}tão raspar no trilho.</p>`;
  expect(joinParts(BEGUN, anew)).toBe(anew);
  expect(joinParts(`\`\`\`html\n${BEGUN}`, `\n${anew}`)).toBe(`\n${anew}`);
  expect(joinParts("<h2>A", "<h2>A</h2>")).toBe("<h2>A<h2>A</h2>");
});
