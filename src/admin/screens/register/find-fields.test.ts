import { expect, test } from "vitest";
import { listFactFields, readField } from "#domain/facts/fact-fields";
import { findFields } from "#domain/facts/find-fields";
import { writeFact } from "#domain/facts/write-fact";
import { register } from "#support/content/register";
import { groupFields } from "./GroupTabs";

const fields = listFactFields(register).map((field) => {
  const value = readField(register, field.path);
  const text = writeFact(field, value);
  return { ...field, value, text, factory: value, factoryText: text, version: 0 };
});
const [solo] = register.plans;
const paths = (query: string) => findFields(fields, query).map(({ path }) => path);

test("fields are found without accents, by label, group and value", () => {
  expect(paths(`PRECO plano ${solo?.name}`)).toContain(`plans.${solo?.id}.price`);
  expect(paths("precos")).toContain(`plans.${solo?.id}.price`);
  expect(paths(register.identity.legalName)).toEqual(["identity.legalName"]);
  expect(paths("(11) 9")).toContain("contact.phone");
  expect(paths("zzzz")).toEqual([]);
  expect(paths(" ")).toHaveLength(fields.length);
});

test("every field stands once in its group, those of an item together", () => {
  const groups = groupFields(fields);
  const placed = groups.flatMap(({ sets }) => sets.flatMap((set) => set.map(({ path }) => path)));
  expect(placed.toSorted()).toEqual(fields.map(({ path }) => path).toSorted());
  const titles = groups.flatMap(({ sets }) => sets.flatMap(([{ part }]) => part ?? []));
  expect(new Set(titles).size).toBe(titles.length);
});

test("a field is called by its own name where its item's stands above", () => {
  const find = (path: string) => fields.find((field) => field.path === path);
  expect(find(`plans.${solo?.id}.price`)).toMatchObject({ part: `Plano ${solo?.name}`, name: "Preço" });
  expect(find("claims.freeShipping")).toMatchObject({ part: undefined, name: "Frete grátis" });
});
