import { expect, test } from "vitest";
import { breadcrumbsTo } from "#domain/site/page";
import { defaultDescription, generatedPagePath, isReviewOld } from "./generated-page";

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

const review = { technicianId: "rui", on: "2026-11-20", toldAt: new Date("2026-11-21T12:00:00Z") };

test.each([
  ["before the review", "2026-11-20T10:00:00Z", false],
  ["after the day of the review, before it was told", "2026-11-21T11:00:00Z", true],
  ["after it was told", "2026-11-21T12:00:01Z", true],
])("a text that changed %s", (_, textChangedAt, isOld) => {
  expect(isReviewOld({ review, textChangedAt: new Date(textChangedAt) })).toBe(isOld);
});

test("a page that nobody reviewed has no review that is old", () => {
  expect(isReviewOld({ textChangedAt: new Date() })).toBe(false);
});
