import { expect, test } from "vitest";
import { expectLinear, fillText } from "#support/machine/growth";
import { fromSlug, MAX_SLUG_LENGTH, toSlug } from "./slug";

test.each([
  ["Portão não abre? Veja!", "portao-nao-abre-veja"],
  ["SÃO PAULO", "sao-paulo"],
  ["  Motor   ½ HP\t4×4 ", "motor-hp-44"],
  ["Motor 1/4 HP ou 1 / 3 HP", "motor-1-4-hp-ou-1-3-hp"],
  ["Um - dois -- três", "um-dois-tres"],
  ["-Motor-", "motor"],
  ["R$ 1.400,00 / mês", "r-140000-mes"],
  ["Motor\u00a0de\nportão", "motor-de-portao"],
  ["<b>Motor</b>", "bmotorb"],
  ["Portão 🚪 novo", "portao-novo"],
])("the slug of %j is %j", (title, slug) => {
  expect(toSlug(title)).toBe(slug);
});

test("a letter with its accent apart gives the slug of the joined letter", () => {
  expect(toSlug("Portão".normalize("NFD"))).toBe(toSlug("Portão".normalize("NFC")));
});

test.each(["", "   ", "🚪🔧", "—?!", "日本語"])("%j has no letters or digits of an address and no slug", (title) => {
  expect(toSlug(title)).toBe("");
});

test("a slug is its own slug", () => {
  const slug = toSlug("Instalação de Motor de Portão na Zona Norte de São Paulo");
  expect(toSlug(slug)).toBe(slug);
});

test("a long slug is cut at a hyphen", () => {
  const slug = toSlug("palavra ".repeat(30));
  expect(slug.length).toBeLessThanOrEqual(MAX_SLUG_LENGTH);
  expect(slug).toBe(Array(10).fill("palavra").join("-"));
});

test("a slug of exactly the greatest length stays whole, a single longer word is cut inside", () => {
  expect(toSlug("a".repeat(MAX_SLUG_LENGTH))).toHaveLength(MAX_SLUG_LENGTH);
  for (const longer of [1, 100]) expect(toSlug("a".repeat(MAX_SLUG_LENGTH + longer))).toBe("a".repeat(MAX_SLUG_LENGTH));
});

test("a title of a million signs takes as long as it is", async () => {
  await expectLinear((length) => toSlug(fillText("-  - ", length)), 1_000_000);
});

test("an unknown slug is read as its words with capitals", () => {
  expect(fromSlug("nova-odessa")).toBe("Nova Odessa");
  expect(fromSlug("--vila--nova-")).toBe("Vila Nova");
});
