import { expect, test } from "vitest";
import { business } from "#content/business";
import { register } from "#support/content/register";
import { businessSchema } from "./business-schema";

test.each([
  ["the file", business],
  ["the tests' own register", register],
])("%s keeps to the schema", (_, facts) => {
  expect(businessSchema.parse(facts)).toEqual(facts);
});

const { identity, contact, plans, site } = businessSchema.shape;
const plan = plans.unwrap().element.shape;

test.each([
  ["a number of the tests", "11.222.333/0001-81"],
  ["one with letters", "12.ABC.345/01DE-35"],
  ["the example", "00.000.000/0001-00"],
])("a company's number is taken: %s", (_, cnpj) => {
  expect(identity.shape.cnpj.safeParse(cnpj).success).toBe(true);
});

test.each([
  ["a wrong digit", "11.222.333/0001-82"],
  ["twelve places", "11.222.333/0001"],
  ["without signs", "11222333000181"],
  ["one digit over and over", "11.111.111/1111-11"],
])("a company's number is refused: %s", (_, cnpj) => {
  expect(identity.shape.cnpj.safeParse(cnpj).error?.issues[0]?.message).toMatch(/^Informe o CNPJ/);
});

test.each([
  [plan.price, 0, "Informe um valor de R$ 1 a R$ 100.000, sem centavos."],
  [plan.price, 799.9, "Informe um valor de R$ 1 a R$ 100.000, sem centavos."],
  [plan.name, " ", "Preencha este campo."],
  [plan.name, "{{marca}}", "Tire as chaves { e }: elas servem para citar fatos nos textos."],
  [plan.warrantyYears, 31, "Informe um número inteiro de 1 a 30 (anos)."],
  [contact.shape.phone, "551198765432", "Informe o celular com DDD, como (11) 98765-4321. Com o 55 do Brasil são 13 dígitos."],
  [contact.shape.chatHost, "https://wa.me/", "Informe um endereço que comece por https:// ou http://, sem barra no fim."],
  [site.shape.indexNowKey, "curta", "Informe de 8 a 128 letras sem acento, dígitos ou hifens, ou deixe vazio."],
] as const)("a value out of bounds is told how to be mended (%#)", (schema, value, problem) => {
  expect(schema.safeParse(value).error?.issues.map(({ message }) => message)).toEqual([problem]);
});

test("what may be left empty may be", () => {
  expect(site.shape.heroVideoUrl.parse("")).toBe("");
  expect(site.shape.indexNowKey.parse("")).toBe("");
});
