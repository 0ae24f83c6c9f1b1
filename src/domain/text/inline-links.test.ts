import { expect, test } from "vitest";
import { splitInlineLinks, withoutLinks } from "./inline-links";

test("a text is split around its links", () => {
  expect(splitInlineLinks("Veja a [garantia](/garantia) e o [Solo](/topicos/motor-ppa-solo).")).toEqual([
    { text: "Veja a " },
    { text: "garantia", path: "/garantia" },
    { text: " e o " },
    { text: "Solo", path: "/topicos/motor-ppa-solo" },
    { text: "." },
  ]);
});

test("a text that is one link has no empty pieces", () => {
  expect(splitInlineLinks("[FAQ](/faq)")).toEqual([{ text: "FAQ", path: "/faq" }]);
});

test.each(["", "Sem link.", "Um [colchete] e (parêntese)", "[aberto](/sem fim", "[](/vazio)"])("%j has no link", (text) => {
  expect(splitInlineLinks(text).filter((piece) => piece.path)).toEqual([]);
  expect(withoutLinks(text)).toBe(text);
});

test("a text without its links keeps their words", () => {
  expect(withoutLinks("Veja a [garantia](/garantia).")).toBe("Veja a garantia.");
});
