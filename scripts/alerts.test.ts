import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";

test("the alert rules are about figures that the site has, and their outcomes about words that it says", () => {
  const { groups } = parse(readFileSync("deploy/alerts.yml", "utf8")) as { groups: { rules: { alert: string; expr: string }[] }[] };
  const rules = groups.flatMap((group) => group.rules);
  expect(rules.length).toBeGreaterThanOrEqual(13);
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  const figures = readFileSync("src/server/front/metrics/metrics.ts", "utf8");
  const names = rules.flatMap(({ expr }) => [...expr.matchAll(/\bsite_[a-z_]+/g)].map(([name]) => name.replace(/_bucket$/, "")));
  expect(names.filter((name) => !figures.includes(`"${name}"`))).toEqual([]);
});
