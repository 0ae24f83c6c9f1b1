import { expect, test } from "vitest";
import { breadcrumbsTo } from "#domain/site/page";
import { defaultDescription, generatedPagePath } from "./generated-page";

test("a page without a description gets the one of its title", () => {
  expect(defaultDescription("Motor Solo")).toBe(
    "Informações sobre Motor Solo. Atendimento especializado, produtos de qualidade e suporte técnico.",
  );
});

test("a generated page is public under Links Úteis", () => {
  expect(generatedPagePath("motor-solo")).toBe("/links-uteis/motor-solo");
});

test("the way to a page begins at the home page and ends at it", () => {
  const between = { name: "Links Úteis", path: "/sitemap#links-uteis" };
  const page = { name: "Motor Solo", path: "/links-uteis/motor-solo" };
  expect(breadcrumbsTo("Início", page, between)).toEqual([{ name: "Início", path: "/" }, between, page]);
});
