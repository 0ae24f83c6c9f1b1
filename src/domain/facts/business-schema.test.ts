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

const SIGNS = "Tire do endereço espaços, vírgulas, pontos e vírgulas, aspas, chaves e @.";
const NO_SITE = "Informe um endereço com o nome de um site da internet, como www.exemplo.com.br.";

test.each([
  [site.shape.heroVideoUrl, "https://x.exemplo;sandbox/1", SIGNS],
  [site.shape.heroVideoUrl, "https://a.exemplo,b.exemplo/1", SIGNS],
  [site.shape.heroVideoUrl, "https://ana:senha@videos.exemplo.com/1", SIGNS],
  [site.shape.heroVideoUrl, "https://*/1", NO_SITE],
  [site.shape.heroVideoUrl, "https://videos.exemplo.com/1?h=2#t=3", "Tire do endereço o que vem a partir de #."],
  [contact.shape.chatHost, "https://wa.me/?x", "Tire do endereço o que vem a partir de ? ou #."],
  [contact.shape.chatHost, "https://wa.me/5511#x", "Tire do endereço o que vem a partir de ? ou #."],
  [identity.shape.reviewProfileUrl, "https://exemplo.com\\@mau.exemplo/1", SIGNS],
  [site.shape.aiBaseUrl, "http://ia.exemplo.com/v1", "Informe um endereço que comece por https://, sem barra no fim."],
  [site.shape.aiBaseUrl, "https://127.0.0.1/v1", NO_SITE],
  [site.shape.aiBaseUrl, "https://2130706433/v1", NO_SITE],
  [site.shape.aiBaseUrl, "https://[::1]/v1", NO_SITE],
  [site.shape.aiBaseUrl, "https://localhost/v1", NO_SITE],
  [site.shape.aiBaseUrl, "https://ia.exemplo.com/v1?to=x", "Tire do endereço o que vem a partir de ? ou #."],
] as const)("an address that says more than where something is, is refused (%#)", (schema, value, problem) => {
  expect(schema.safeParse(value).error?.issues.map(({ message }) => message)).toEqual([problem]);
});

test.each([
  [site.shape.heroVideoUrl, "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=5"],
  [site.shape.heroVideoUrl, "http://videos.exemplo.com:8080/1"],
  [identity.shape.reviewProfileUrl, "https://search.google.com/local/writereview?placeid=ChIJ_x-1"],
  [contact.shape.chatHost, "https://wa.me"],
  [contact.shape.chatHost, "https://chat.exemplo.com/avaliação"],
  [site.shape.aiBaseUrl, "https://ia.exemplo.com:8443/openai/v1"],
] as const)("an address of a site is taken (%#)", (schema, value) => {
  expect(schema.parse(value)).toBe(value);
});

test("what may be left empty may be", () => {
  expect(site.shape.heroVideoUrl.parse("")).toBe("");
  expect(site.shape.indexNowKey.parse("")).toBe("");
});
