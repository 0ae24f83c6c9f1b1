import { expect, test } from "vitest";
import { freeShippingCities, placeGroups } from "#content/places";
import { toSlug } from "#domain/page/slug";
import { resolvePlace } from "./find-place";
import { listPlaces } from "./place";

const places = listPlaces(placeGroups);
const countOf = (groupId: string) => places.filter((place) => place.groupId === groupId).length;

test.each([
  ["zona-norte", 15],
  ["zona-sul", 15],
  ["zona-leste", 15],
  ["zona-oeste", 15],
  ["abcd", 7],
  ["outras-cidades", 6],
])("the group %s has %i places", (groupId, count) => {
  expect(countOf(groupId)).toBe(count);
});

test("the centre, Guarulhos and Osasco have neighbourhoods, and every place belongs to a group", () => {
  for (const groupId of ["centro", "guarulhos", "osasco"]) expect(countOf(groupId)).toBeGreaterThan(0);
  expect(placeGroups.reduce((sum, { id }) => sum + countOf(id), 0)).toBe(places.length);
});

test("shipping is free in 27 cities, each named once", () => {
  expect(freeShippingCities).toHaveLength(27);
  expect(new Set(freeShippingCities.map(toSlug)).size).toBe(27);
});

test("shipping is free in every city with a page", () => {
  const cities = places.filter((place) => place.isCity).map((place) => place.name);
  expect(cities.filter((name) => !freeShippingCities.includes(name))).toEqual([]);
});

test("no two places have the same address or the same label", () => {
  expect(new Set(places.map((place) => place.slug)).size).toBe(places.length);
  expect(new Set(places.map((place) => place.label)).size).toBe(places.length);
});

test("labels are formatted neighbourhood - city, the capital's ending (Capital)", () => {
  const labelOf = (slug: string) => places.find((place) => place.slug === slug)?.label;
  expect(labelOf("santana")).toBe("Santana - São Paulo (Capital)");
  expect(labelOf("sao-paulo")).toBe("São Paulo (Capital)");
  expect(labelOf("centro-guarulhos")).toBe("Centro - Guarulhos");
  expect(labelOf("diadema")).toBe("Diadema");
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
