import { expect, test } from "vitest";
import { describeTyped } from "./typed-fact";

const choices = [{ value: "Sunday", label: "domingo" }];

test.each([
  [{ control: "money", unit: "R$" }, "900", "R$ 900"],
  [{ control: "money", unit: "R$" }, "R$ 900", "R$ 900"],
  [{ control: "integer", unit: "anos" }, "3", "3 anos"],
  [{ control: "integer", unit: "anos" }, "", ""],
  [{ control: "text" }, "PPA", "PPA"],
  [{ control: "flag" }, true, "sim"],
  [{ control: "choices", choices }, ["Sunday"], "domingo"],
  [{ control: "text" }, null, "de fábrica mesmo"],
] as const)("%j with %j typed reads %j", (field, typed, text) => {
  expect(describeTyped({ ...field, factoryText: "de fábrica mesmo" }, typed)).toBe(text);
});
