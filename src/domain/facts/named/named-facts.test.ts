import { expect, test } from "vitest";
import { register as business } from "#support/content/register";
import { type FactValue, hasField, listFactFields, readField, withField } from "../fact-fields";
import { listNamedFacts } from "./named-facts";

const names = listNamedFacts(business);

test("a name is words joined by hyphens, and its own; so is its label", () => {
  expect(new Set(names.map(({ name }) => name)).size).toBe(names.length);
  expect(new Set(names.map(({ label }) => label)).size).toBe(names.length);
  for (const { name, label } of names) {
    expect(name).toMatch(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/);
    expect(label, name).toMatch(/^\p{Lu}\S/u);
  }
});

test("every field that a name is made of is in the register", () => {
  expect(names.flatMap(({ name, paths }) => paths.filter((path) => !hasField(business, path)).map((path) => `${name}: ${path}`))).toEqual(
    [],
  );
  expect(names.filter(({ paths }) => paths.length === 0)).toEqual([]);
});

/** Other values of a field; of a number so far away that the cheapest plan becomes another. */
function listOthers(value: FactValue): FactValue[] {
  if (typeof value === "number") return [value + 10_000, 1];
  if (typeof value === "boolean") return [!value];
  if (typeof value === "string") return [/^\d\d:\d\d$/.test(value) ? "09:45" : /^\d{13}$/.test(value) ? "5511987654321" : `${value} b`];
  return [typeof value[0] === "number" ? [...(value as number[]), 90] : [...(value as string[]), "b"]];
}

test("a changed field changes the names that declare it, and no other", () => {
  const textsOf = (register: typeof business) => new Map(listNamedFacts(register).map(({ name, text }) => [name, text]));
  const before = textsOf(business);
  for (const { path } of listFactFields(business)) {
    // A plan's name or price shows in what is said of the cheapest while it is the cheapest.
    const starts = path.startsWith("plans.") ? [business, withField(business, path.replace(/\w+$/, "price"), 1)] : [business];
    const changed = starts.flatMap((start) =>
      listOthers(readField(start, path)).flatMap((value) => {
        const from = start === business ? before : textsOf(start);
        const after = textsOf(withField(start, path, value));
        return [...after].filter(([name, text]) => from.get(name) !== text).map(([name]) => name);
      }),
    );
    const declared = names.filter(({ paths }) => paths.includes(path)).map(({ name }) => name);
    expect([...new Set(changed)].sort(), path).toEqual(declared.sort());
  }
});
