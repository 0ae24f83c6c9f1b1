import { expect, test } from "vitest";
import { resolvePlace } from "#domain/places/place";
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
