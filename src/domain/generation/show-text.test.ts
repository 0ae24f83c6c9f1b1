import { expect, test } from "vitest";
import { showBegunText, showText } from "./show-text";

const facts = { "plano-solo-preco": "R$ 800", empresa: "Casa & Cia" };

test("a text is shown with what facts say, and kept with their names", () => {
  const text = { title: "Motor", html: "<p>Por {{plano-solo-preco}}, na {{empresa}}.</p>" };
  expect(showText(text, facts)).toEqual({ ...text, shown: "<p>Por R$ 800, na Casa &amp; Cia.</p>" });
});

const WHOLE = "<ul><li>Por <strong>{{plano-solo-preco}}</strong>.</li></ul>";
const NAME_AT = WHOLE.indexOf("{{");
const NAME = "{{plano-solo-preco}}";

test("a name that a piece cuts anywhere is never seen", () => {
  const begun = Array.from(NAME, (_, index) => `${WHOLE.slice(0, NAME_AT + index)}</strong></li></ul>`);
  for (const html of begun) {
    expect(showBegunText(html, facts)).toEqual({ html, shown: "<ul><li>Por <strong></strong></li></ul>" });
  }
  expect(showBegunText(WHOLE, facts).shown).toBe("<ul><li>Por <strong>R$ 800</strong>.</li></ul>");
});
