import { expect, test } from "vitest";
import type { PageSummary } from "./generated-page";
import { changesMenu, MENU_PAGES } from "./menu-pages";

const dayOf = (number: number) => new Date(Date.UTC(2026, 0, number));
const menuOf = (count: number) =>
  Array.from({ length: count }, (_, index): PageSummary => {
    const number = 100 - index;
    const moment = dayOf(number);
    return {
      id: `${number}`,
      slug: `p-${number}`,
      title: `P ${number}`,
      origin: "local",
      status: "public",
      createdAt: moment,
      updatedAt: moment,
    };
  });
const full = menuOf(MENU_PAGES);

test.each([
  ["a new page", { slug: "novo", shown: { title: "Novo", createdAt: dayOf(200) } }, true],
  ["a page as old as the oldest of the menu", { slug: "novo", shown: { title: "Novo", createdAt: dayOf(89) } }, true],
  ["a page older than those of the menu", { slug: "p-3", shown: { title: "Outro", createdAt: dayOf(3) } }, false],
  ["a page of the menu by another title", { slug: "p-95", shown: { title: "Outro", createdAt: dayOf(95) } }, true],
  ["the text of a page of the menu", { slug: "p-95", shown: { title: "P 95", createdAt: dayOf(95) } }, false],
  ["a page of the menu that is gone", { slug: "p-95" }, true],
  ["an old page that is gone", { slug: "p-3" }, false],
])("a full menu and %s", (_, change, expected) => {
  expect(changesMenu(full, { id: "x", ...change })).toBe(expected);
});

test("a menu with room takes any page", () => {
  expect(changesMenu(menuOf(MENU_PAGES - 1), { id: "x", slug: "p-3", shown: { title: "P 3", createdAt: dayOf(3) } })).toBe(true);
});
