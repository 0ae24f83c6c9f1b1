import { expect, test } from "vitest";
import { hasPage, listCitiesWithoutPage, listPlaces, resolvePlace } from "#domain/places/place";
import { facts, placeGroups } from "#support/content/facts";

const { places } = facts;

test("every city and neighbourhood of the groups is a place of its group", () => {
  for (const group of placeGroups) {
    const names = places.filter(({ groupId }) => groupId === group.id).map(({ name }) => name);
    expect(names).toEqual(group.cities ?? group.neighbourhoods);
  }
  expect(places).toHaveLength(placeGroups.flatMap(({ cities, neighbourhoods }) => cities ?? neighbourhoods).length);
});

test("neighbourhoods of the same name have addresses and labels of their own", () => {
  expect(new Set(places.map((place) => place.slug)).size).toBe(places.length);
  expect(new Set(places.map((place) => place.label)).size).toBe(places.length);
});

const names = { label: "{lugar} - {cidade}", capital: "{cidade} (Capital)" };

test("lists call places as they are told to", () => {
  const called = listPlaces(placeGroups, names);
  const labelOf = (slug: string) => called.find((place) => place.slug === slug)?.label;
  expect(labelOf("santana")).toBe("Santana - São Paulo (Capital)");
  expect(labelOf("sao-paulo")).toBe("São Paulo (Capital)");
  expect(labelOf("centro-guarulhos")).toBe("Centro - Guarulhos");
  expect(labelOf("diadema")).toBe("Diadema");
});

test("a place that is called otherwise is so everywhere, and keeps its address", () => {
  const called = listPlaces(placeGroups, { ...names, findName: (slug) => ({ osasco: "Osasco SP", "vila-yara-osasco": "Yara" })[slug] });
  const find = (wanted: string) => called.find(({ slug }) => slug === wanted);
  expect(find("osasco")).toMatchObject({ name: "Osasco SP", label: "Osasco SP", city: "Osasco", cityName: "Osasco SP" });
  expect(find("vila-yara-osasco")).toMatchObject({ name: "Yara", label: "Yara - Osasco SP", city: "Osasco", cityName: "Osasco SP" });
});

test("cities that are served and have no page are places too, each once", () => {
  const cities = listCitiesWithoutPage(["Osasco", "Carapicuíba", "Carapicuíba"], places);
  expect(cities).toMatchObject([{ name: "Carapicuíba", slug: "carapicuiba", isCity: true }]);
  expect([...cities, ...places.slice(0, 1)].map(hasPage)).toEqual([false, true]);
});

test("a known slug is resolved to its place", () => {
  const { place, isKnown } = resolvePlace(places, "vila-yara-osasco");
  expect(isKnown).toBe(true);
  expect(place).toMatchObject({ name: "Vila Yara", city: "Osasco", isCity: false, groupId: "osasco" });
});

test("an unknown slug is resolved to a place of its words, in no group", () => {
  const { place, isKnown } = resolvePlace(places, "nova-odessa");
  expect(isKnown).toBe(false);
  expect(place).toMatchObject({ name: "Nova Odessa", city: "Nova Odessa", groupId: "" });
});
