import { expect, test } from "vitest";
import municipalities from "#content/municipios.json" with { type: "json" };
import { readCepRange } from "#domain/places/cep-range";
import { facts } from "#support/content/facts";
import { buildBrazil } from "./area/brazil";
import type { CoverageArea } from "./coverage";
import { findCoverage } from "./find-coverage";

const area: CoverageArea = {
  places: facts.places,
  cities: [
    "São Paulo",
    "Guarulhos",
    "Osasco",
    "Santo André",
    "Diadema",
    "Taboão da Serra",
    "Carapicuíba",
    "São Bernardo do Campo",
    "Campinas",
  ],
  askCities: facts.business.coverage.askCities,
  cepRanges: facts.business.coverage.cepRanges.flatMap((line) => readCepRange(line) ?? []),
  brazil: buildBrazil(municipalities),
};

test.each([
  ["São Paulo", "São Paulo", "São Paulo"],
  ["sao paulo", "São Paulo", "São Paulo"],
  ["São Paulo, SP", "São Paulo", "São Paulo"],
  ["SP", "São Paulo", "São Paulo"],
  ["Osasco", "Osasco", "Osasco"],
  ["OSASCO - SP", "Osasco", "Osasco"],
  ["Carapicuíba", "Carapicuíba", "Carapicuíba"],
  ["Campinas", "Campinas", "Campinas"],
  ["Campinas, São Paulo", "Campinas", "Campinas"],
  ["são bernardo", "São Bernardo do Campo", "São Bernardo do Campo"],
  ["Santana", "Santana, São Paulo", "São Paulo"],
  ["em Santana", "Santana, São Paulo", "São Paulo"],
  ["santana", "Santana, São Paulo", "São Paulo"],
  ["Santana - São Paulo (Capital)", "Santana, São Paulo", "São Paulo"],
  ["Moema SP", "Moema, São Paulo", "São Paulo"],
  ["Centro, Guarulhos", "Centro, Guarulhos", "Guarulhos"],
  ["centro-guarulhos", "Centro, Guarulhos", "Guarulhos"],
  ["Heliópolis", "Heliópolis, São Paulo", "São Paulo"],
  ["Zona Norte", "Zona Norte, São Paulo", "São Paulo"],
  ["Praça da Sé, São Paulo", "Praça da Sé, São Paulo", "São Paulo"],
  ["Jardim Veloso - Osasco", "Jardim Veloso - Osasco", "Osasco"],
  ["04711-000", "São Paulo", "São Paulo"],
  ["CEP 04.711 000", "São Paulo", "São Paulo"],
  ["Rua das Flores, 10, 06020-010", "Osasco", "Osasco"],
  ["08499999", "São Paulo", "São Paulo"],
])("“%s” is served, as %s", (typed, name, city) => {
  expect(findCoverage(typed, area)).toMatchObject({ answer: "served", name, city, isShippingFree: true });
});

test.each([
  ["Centro", "namesake", ["Centro, Guarulhos", "Centro, Osasco", "Centro, São Paulo"]],
  ["Taboão", "namesake", ["Taboão, Guarulhos", "Taboão da Serra"]],
  ["Socorro", "namesake", ["Socorro, São Paulo"]],
  ["Cajamar", "nearby", []],
  ["Cajamar SP", "nearby", []],
  ["Osaco", "unknown", ["Osasco"]],
  ["Guarullhos", "unknown", ["Guarulhos"]],
  ["Jardim das Camélias", "unknown", []],
  ["x".repeat(300), "unknown", []],
  ["", "unknown", []],
  ["Curitba", "unknown", []],
  ["06950-000", "nearby", []],
])("“%s” is to be asked for: %s", (typed, why, choices) => {
  const coverage = findCoverage(typed, area);
  expect(coverage).toMatchObject({ answer: "ask", why });
  if (coverage.answer === "ask") expect(coverage.choices).toEqual(choices);
});

test.each([
  ["Curitiba", "Curitiba"],
  ["Sorocaba", "Sorocaba"],
  ["Sorocaba, São Paulo", "Sorocaba"],
  ["Nova Odessa", "Nova Odessa"],
  ["Santana BA", "Santana BA"],
  ["Copacabana, RJ", "Copacabana, RJ"],
  ["Rio Grande do Sul", "Rio Grande do Sul"],
  ["todo o Brasil", "Todo o Brasil"],
  ["Lisboa", "Portugal"],
  ["CEP 99999-999", ""],
  ["20040-020", ""],
])("“%s” lies outside", (typed, name) => {
  expect(findCoverage(typed, area)).toEqual({ answer: "outside", name });
});

test("a name that is a neighbourhood served and a small town elsewhere is the neighbourhood, and with its state the town", () => {
  const withSantoAmaro = {
    ...area,
    places: [
      ...area.places,
      {
        ...area.places[0],
        name: "Santo Amaro",
        label: "Santo Amaro - São Paulo (Capital)",
        slug: "santo-amaro",
        city: "São Paulo",
        cityName: "São Paulo",
        isCity: false,
        groupId: "zona-sul",
      },
    ],
  };
  expect(findCoverage("Santo Amaro", withSantoAmaro)).toMatchObject({ answer: "served", name: "Santo Amaro, São Paulo" });
  expect(findCoverage("Santo Amaro, BA", withSantoAmaro)).toMatchObject({ answer: "outside" });
});

test("a city taken from the lists is served no longer, whatever its postal codes are called", () => {
  const without = {
    ...area,
    cities: area.cities.filter((city) => city !== "Campinas"),
    places: area.places.filter(({ city }) => city !== "Campinas"),
  };
  expect(findCoverage("Campinas", without)).toMatchObject({ answer: "outside" });
  expect(findCoverage("13010-000", without)).toMatchObject({ answer: "outside" });
  // A city served whose codes nobody has written may have any of the region.
  expect(findCoverage("13300-000", { ...area, cities: [...area.cities, "Itu"] })).toMatchObject({ answer: "ask" });
  expect(
    findCoverage("13300-000", {
      ...area,
      cepRanges: [...area.cepRanges, ...["Carapicuíba", "São Bernardo do Campo"].map((city) => ({ city, from: "0", to: "0" }))],
    }),
  ).toMatchObject({ answer: "outside" });
});
