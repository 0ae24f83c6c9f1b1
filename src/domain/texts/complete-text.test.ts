import { expect, test } from "vitest";
import { completeText } from "./complete-text";

const written = { menu: { title: "Menu", faq: "FAQ" }, ways: [{ text: "Início", path: "/" }], footer: { intro: "Olá." } };

test("what the owner wrote stays, and what a later release has added is there", () => {
  expect(completeText(written, { menu: { title: "Páginas" }, ways: [] })).toEqual({
    menu: { title: "Páginas", faq: "FAQ" },
    ways: [],
    footer: { intro: "Olá." },
  });
});

test("what a later release has taken away is gone", () => {
  expect(completeText(written, { ...written, old: "x", menu: { ...written.menu, old: "x" } })).toEqual(written);
});
