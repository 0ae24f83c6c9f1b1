import { expect, test } from "vitest";
import { withoutChatter } from "./tidy-text";

const BLOCKS = "<h2>Sinais</h2>\n<p>O motor ronca.</p>";

test.each([
  `<p>Claro! Aqui está o texto da página:</p>\n${BLOCKS}`,
  `${BLOCKS}\n<p>Espero que este texto ajude! Se quiser, posso ajustar o tom.</p>`,
  `<p>Segue o conteúdo:</p>${BLOCKS}<p>Fico à disposição para ajustes.</p>`,
])("what is said to who asked goes from the ends of %j", (html) => {
  expect(withoutChatter(html)).toBe(BLOCKS);
});

test("what says something besides stays, to be held", () => {
  const long = `<p>Claro! Aqui está o texto. ${"O motor ronca e a folha fica parada no trilho. ".repeat(5)}</p>`;
  for (const html of [BLOCKS, `${long}${BLOCKS}`, "<p>Um.</p>", "", `${BLOCKS}<p>Espero que ajude!</p>${BLOCKS}`]) {
    expect(withoutChatter(html)).toBe(html);
  }
});
