import { expect, test } from "vitest";
import { register as business } from "#support/content/register";
import { businessSchema } from "./business-schema";
import { hasField, listFactFields, parseField, readField, withField } from "./fact-fields";
import { FACT_GROUPS } from "./fact-groups";

const fields = listFactFields(business);
const find = (path: string) => fields.find((field) => field.path === path);

test("every field has a path and a label of its own, a group and a control", () => {
  expect(new Set(fields.map(({ path }) => path)).size).toBe(fields.length);
  expect(new Set(fields.map(({ label }) => label)).size).toBe(fields.length);
  for (const { path, label, group } of fields) {
    expect(label, path).toMatch(/^\p{Lu}\S/u);
    expect(Object.keys(FACT_GROUPS), path).toContain(group);
  }
});

test("every value of the register is in a field", () => {
  const leaves = (value: unknown): number => {
    if (Array.isArray(value) && typeof value[0] === "object") return value.reduce((sum, item) => sum + leaves(item) - 1, 0);
    if (Array.isArray(value) || typeof value !== "object" || value === null) return 1;
    return Object.values(value).reduce((sum: number, inner) => sum + leaves(inner), 0);
  };
  expect(fields).toHaveLength(leaves(business));
});

test.each([
  ["plans.solo.price", { label: "Plano Solo: preço", group: "planos", control: "money", unit: "R$", bounds: { min: 1, max: 100_000 } }],
  ["hours.visits.semana.opens", { label: "Visitas de Segunda a sexta: abre às", group: "horarios", control: "clock" }],
  ["identity.address.postalCode", { label: "Endereço: CEP", group: "empresa", control: "cep", claim: "address" }],
  ["identity.email", { label: "E-mail de contato", group: "contato", claim: "email" }],
  ["contact.phone", { label: "Telefone e WhatsApp", group: "contato", env: "CONTACT_PHONE", claim: "phone" }],
  ["warrantyCovers.motor.text", { label: "Defeito coberto 1", group: "garantias" }],
  ["tradeIn.basico.conditions", { label: "Desconto na troca Básico: condições", control: "lines", bounds: { min: 1, max: 12 } }],
  ["maintenance.typicalCost.max", { label: "Custo usual de uma manutenção: máximo", group: "planos" }],
])("the field %s says what it is", (path, field) => {
  expect(find(path)).toMatchObject(field);
});

test("the values of a choice are listed with how they read", () => {
  expect(find("availability.sabado.label")?.choices?.map(({ label }) => label)).toEqual(["Disponível", "Limitado", "Sob consulta"]);
  expect(find("hours.visits.semana.weekdays")?.choices?.[0]).toEqual({ value: "Monday", label: "segunda-feira" });
});

test("the list of fields can be sent as JSON", () => {
  expect(JSON.parse(JSON.stringify(fields))).toEqual(fields);
});

test("every field can be read, and holds what can be typed into it again", () => {
  for (const { path } of fields) {
    const value = readField(business, path);
    expect(parseField(business, path, value), path).toEqual({ value });
    const typed = Array.isArray(value) ? value.join("\n") : String(value);
    expect(parseField(business, path, typed), path).toEqual({ value });
  }
});

test("a field is changed in a register of its own", () => {
  const changed = withField(business, "plans.rio.price", 990);
  expect(readField(changed, "plans.rio.price")).toBe(990);
  expect(readField(business, "plans.rio.price")).not.toBe(990);
  expect(changed.plans[0]).toBe(business.plans[0]);
  expect(withField(changed, "plans.rio.price", readField(business, "plans.rio.price"))).toEqual(business);
  expect(businessSchema.safeParse(changed).success).toBe(true);
});

test.each([
  "",
  "plans",
  "plans.solo",
  "plans.solo.id",
  "plans.0.price",
  "plans.lua.price",
  "plans.solo.price.x",
  "__proto__",
  "constructor",
  "identity.__proto__",
  "identity.constructor.name",
  "plans.length",
  "plans.solo.toString",
  "warrantyCovers.motor.text.length",
])("%j is no field", (path) => {
  expect(hasField(business, path)).toBe(false);
  expect(() => readField(business, path)).toThrow(path);
  expect(() => withField(business, path, 1)).toThrow(path);
  expect(parseField(business, path, "1")).toEqual({ problem: expect.stringContaining("não existe mais") });
});

test.each([
  ["plans.solo.price", "R$ 1.400", 1400],
  ["plans.solo.price", " 1400 ", 1400],
  ["claims.customers", "12.000", 12_000],
  ["claims.rating.value", "4,9", 4.9],
  ["claims.rating.value", "4.9", 4.9],
  ["claims.modelSeconds", "5, 9 e 20", [5, 9, 20]],
  ["claims.freeShipping", "não", false],
  ["hours.chat.opens", "8h", "08:00"],
  ["hours.chat.opens", "8h30", "08:30"],
  ["hours.chat.opens", "7:05", "07:05"],
  ["contact.phone", "(11) 98765-4321", "5511987654321"],
  ["contact.phone", "+55 11 98765-4321", "5511987654321"],
  ["contact.chatHost", "https://wa.me/", "https://wa.me"],
  ["identity.cnpj", "11222333000181", "11.222.333/0001-81"],
  ["identity.address.postalCode", "01310100", "01310-100"],
  ["identity.email", " Ana@Exemplo.com.br ", "ana@exemplo.com.br"],
  ["identity.tradeName", "  Abre   Fácil ", "Abre Fácil"],
  ["tradeIn.basico.conditions", "Qualquer marca\n\n Até 5 anos ", ["Qualquer marca", "Até 5 anos"]],
  ["windows.noite.notes", "", []],
  ["hours.holidayNote", "", ""],
  [
    "hours.specialDays",
    "25/12/2026 Natal: fechado\n\n 31/12/2026 Véspera: 8h às 12h ",
    ["25/12/2026 Natal: fechado", "31/12/2026 Véspera: 8h às 12h"],
  ],
  ["hours.closedUntil", "2026-12-25", "2026-12-25"],
  ["hours.closedUntil", "", ""],
  ["booking.fullDays", "28/11/2026 manhã, tarde", ["28/11/2026 manhã, tarde"]],
])("what is typed into %s as %j is kept as %j", (path, typed, value) => {
  expect(parseField(business, path, typed)).toEqual({ value });
});

test.each([
  ["plans.solo.price", "", /^Informe um valor de R\$ 1 a R\$ 100\.000/],
  ["plans.solo.price", "799,90", /sem centavos/],
  ["plans.solo.price", "1.40", /sem centavos/],
  ["plans.solo.price", "-5", /^Informe um valor/],
  ["plans.solo.price", null, /^Informe um valor/],
  ["plans.solo.price", Number.NaN, /^Informe um valor/],
  ["hours.chat.opens", "25:00", /^Informe um horário/],
  ["hours.specialDays", "25/12/2026 Natal: fechado\n26/12/2026 Depois: talvez", /^Linha 2: escreva como “25\/12\/2026 Natal: fechado”/],
  ["hours.specialDays", "25/12/2026 Natal: fechado\n25/12/2026 De novo: normal", /^Linha 2: já há outra linha com este dia/],
  ["hours.specialDays", Array(49).fill("25/12/2026 Natal: fechado").join("\n"), /no máximo 48 linhas/],
  ["hours.closedUntil", "2026-02-31", /^Informe uma data que exista/],
  ["booking.fullDays", "manhã", /^Linha 1/],
  ["contact.phone", "98765-4321", /DDD/],
  ["identity.address.state", "São Paulo", /^Informe a sigla/],
  ["identity.tradeName", "Casa {{marca}}", /chaves/],
  ["tradeIn.basico.conditions", "", /^Escreva de 1 a 12 linhas/],
  ["tradeIn.basico.conditions", [1], /^Preencha/],
  ["claims.modelSeconds", "rápido", /^Informe números inteiros/],
  ["hours.visits.sabado.weekdays", ["Someday"], /dias da semana/],
  ["site.heroVideoUrl", "javascript:alert(1)", /https/],
])("what is typed into %s as %j is refused", (path, typed, problem) => {
  expect(parseField(business, path, typed)).toEqual({ problem: expect.stringMatching(problem) });
});
