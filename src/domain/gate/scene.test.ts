import { expect, test } from "vitest";
import { buildings, hours, sceneOf } from "./scene";

test("pages of many names share all scenes about evenly, and each keeps its own", () => {
  const names = Array.from({ length: 900 }, (_, number) => `/cidades/bairro-${number}`);
  const counts = Map.groupBy(names, (name) => Object.values(sceneOf(name)).join("-"));
  expect(counts.size).toBe(buildings.length * hours.length);
  for (const [scene, { length }] of counts) expect(length, scene).toBeGreaterThan(50);
  expect(sceneOf("/cidades/santana")).toEqual(sceneOf("/cidades/santana"));
});
