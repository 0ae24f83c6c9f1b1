import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { PATHS } from "#domain/site/paths";
import { DOORS, findDoor, findScreens, listTabs, NEW_PAGE_WAYS, showDoor } from "./doors";

const SCREENS = Object.values(DOORS).flatMap(({ screens }) => screens.map(({ href }) => href));

test("every page of the panel stands behind an entry of the menu, and every entry leads to pages that exist", () => {
  const pages = globSync("src/pages/admin/**/*.astro")
    .filter((path) => !readFileSync(path, "utf8").startsWith("---\nimport { auditPath }"))
    .map((path) => path.replace(/^src\/pages|(\/index)?\.astro$/g, ""));
  expect(pages.length).toBeGreaterThan(20);
  expect(pages.filter((path) => path !== PATHS.login && path !== PATHS.refused && !findDoor(path))).toEqual([]);
  expect(SCREENS.map((href) => href.replace(/[?#].*/, "")).filter((path) => !pages.includes(path))).toEqual([]);
});

test("an address belongs to the screen that it is most of", () => {
  expect(findDoor("/admin/textos/landing/osasco-portoes")).toMatchObject({ door: DOORS.pages, screen: { label: "Textos" } });
  expect(findDoor("/admin/resultados/poda")?.screen.label).toBe("Poda");
  expect(findDoor("/admin/paginas/1f0c")?.screen.label).toBe("Geradas");
  expect(findDoor("/admin/paginas/nova")?.screen.label).toBe("Nova página");
  expect(findDoor("/admin/nada")).toBeUndefined();
});

test("a screen is found by its name, the entry it stands behind, and other words for it, without accents", () => {
  const labels = (query: string) => findScreens(query, "administrator").map(({ screen }) => screen.label);
  expect(labels("fotografias")).toEqual(["Fotografias"]);
  expect(labels("COPIA de seguranca")).toEqual(["Cópias"]);
  expect(labels("senha")).toEqual(["Minha conta"]);
  expect(labels("resultados")).toHaveLength(4);
  expect(labels("zzz")).toEqual([]);
});

test("no address stands behind two entries, and a way to a new page is no tab", () => {
  expect(new Set(SCREENS).size).toBe(SCREENS.length);
  expect(NEW_PAGE_WAYS).toHaveLength(7);
  expect(listTabs(DOORS.pages, "administrator").map(({ label }) => label)).toEqual(["Geradas", "Textos", "Retidas", "Agenda", "Lixeira"]);
});

test("a technician finds his screens alone, each entry with one of them by that one's name", () => {
  expect(Object.values(DOORS).flatMap((door) => showDoor(door, "technician") ?? [])).toEqual([
    { href: "/admin/visitas", label: "Visitas" },
    { href: "/admin/obras", label: "Obras" },
    { href: "/admin/conta", label: "Minha conta" },
  ]);
  expect(listTabs(DOORS.works, "technician").map(({ label }) => label)).toEqual(["Obras", "Fotografias"]);
  expect(findScreens("a", "technician").map(({ screen }) => screen.href)).toEqual([
    "/admin/visitas",
    "/admin/obras",
    "/admin/fotos",
    "/admin/conta",
  ]);
  expect(Object.values(DOORS).map((door) => showDoor(door, "administrator")?.label)).toEqual(
    Object.values(DOORS).map(({ label }) => label),
  );
});
