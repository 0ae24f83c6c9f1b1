import { expect, test } from "vitest";
import { listFactFields, parseField, readField } from "#domain/facts/fact-fields";
import { register } from "#support/content/register";
import { isUnchanged, toTyped } from "./typed-fact";

const fields = listFactFields(register).map((field) => ({ ...field, value: readField(register, field.path) }));

test("what every control shows is read back as the value it shows", () => {
  expect(fields.length).toBeGreaterThan(100);
  for (const field of fields) {
    expect(parseField(register, field.path, toTyped(field, field.value)), field.path).toEqual({ value: field.value });
  }
});

test.each([
  ["money", 1400, "1.400"],
  ["integer", 1999, "1999"],
  ["integer", 10_000, "10.000"],
  ["decimal", 4.8, "4,8"],
  ["numbers", [4, 8, 16], "4, 8, 16"],
  ["lines", ["Um", "Dois"], "Um\nDois"],
  ["phone", "5511987654321", "(11) 98765-4321"],
  ["flag", false, false],
  ["choices", ["Monday"], ["Monday"]],
] as const)("a control of %s shows %j as %j", (control, value, typed) => {
  expect(toTyped({ control }, value)).toEqual(typed);
});

test("a field is unchanged when its control holds what it says, in whatever order choices were pressed", () => {
  const price = { control: "money", value: 800 } as const;
  expect(isUnchanged(price, " 800 ")).toBe(true);
  expect(isUnchanged(price, "900")).toBe(false);
  expect(isUnchanged({ control: "choices", value: ["a", "b"] }, ["b", "a"])).toBe(true);
  expect(isUnchanged({ control: "choices", value: ["a", "b"] }, ["b"])).toBe(false);
});

test("going back to what the site came with changes only what somebody changed", () => {
  const price = { control: "money", value: 800 } as const;
  expect(isUnchanged(price, null)).toBe(true);
  expect(isUnchanged({ ...price, changed: { by: "ana@exemplo.com.br", at: new Date() } }, null)).toBe(false);
});
