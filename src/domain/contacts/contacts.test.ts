import { describe, expect, test } from "vitest";
import { addMonths } from "#domain/calendar/days";
import { laterDay } from "#domain/calendar/owner-time";
import { codeOfPage, writeContactRef } from "#domain/contact/contact-ref";
import { checkContact, readReais } from "./contact-fields";
import type { ContactFields } from "./contact-schema";
import { checkPersonalData, findPersonalData } from "./personal-data";
import { readTypedRef } from "./typed-ref";

const REF = writeContactRef(codeOfPage(417), "bar");
const TODAY = "2026-11-22";
const NEVER = { gate: "", followOn: "", followAbout: "" } as const;
const fields: ContactFields = { ref: "", state: "new", value: null, day: TODAY, firstName: "", district: "", note: "", ...NEVER };

describe("a reference", () => {
  test.each([
    REF,
    REF.toLowerCase(),
    ` ${[...REF].join(" ")} `,
    [...REF].join("-"),
    `Ref. ${REF}`,
    `Olá! Vi o site e quero um orçamento.\nRef. ${REF}`,
    `[10:32, 22/11/2026] Ana: Olá!\nRef. ${REF}\nMeu portão fica na Mooca, telefone 11 98765-4321`,
    `Ref. ${writeContactRef(codeOfPage(12), "hero")} e depois Ref. ${REF}, obrigado`,
  ])("is found in %j, and nothing else is kept", (text) => {
    expect(readTypedRef(text)).toEqual({ ref: REF, read: { page: 417, place: "bar" } });
  });

  test.each([
    ["", ""],
    ["  ", ""],
    ["abcd", "ABCD"],
    ["Ref. zz9", "ZZ9"],
  ])("that nobody gave is kept as typed: %j", (text, ref) => {
    expect(readTypedRef(text)).toEqual({ ref });
  });

  test.each(["Olá, tudo bem?", "Meu portão não abre, quanto custa?", "Ref. de um amigo meu"])(
    "that a message does not hold is told, and the message is not kept: %j",
    (text) => {
      expect(readTypedRef(text)).toBeUndefined();
      expect(checkContact({ ...fields, ref: text }, TODAY).ref).toMatch(/^Não achamos uma Ref\./);
    },
  );
});

describe("what reaches a person", () => {
  test.each([
    ["me liga (11) 98765-4321", "phone"],
    ["11987654321", "phone"],
    ["+55 11 9 8765 4321", "phone"],
    ["tel 3333-4444", "phone"],
    ["9.8765.4321", "phone"],
    ["1 1 9 8 7 6 5 4 3 2 1", "phone"],
    ["１１９８７６５４３２１", "phone"],
    ["9\u200B8765\u200B4321", "phone"],
    ["9️⃣8️⃣7️⃣6️⃣5️⃣4️⃣3️⃣2️⃣1️⃣", "phone"],
    ["22/11/2026 – 98765—4321", "phone"],
    ["https://wa.me/5511987654321", "phone"],
    ["CNPJ 12.345.678/0001-95", "phone"],
    ["ana@exemplo.com.br", "email"],
    ["ana.souza+portao@gmail.com pediu", "email"],
    ["cpf 529.982.247-25", "cpf"],
    ["52998224725", "cpf"],
    ["CEP 01310-100", "cep"],
  ])("%j is not kept: %s", (text, kind) => {
    expect(findPersonalData(text)).toBe(kind);
    expect(checkPersonalData(text)).toContain("não é guardado");
  });

  test.each([
    "Ana",
    "Vila Mariana",
    "Portão de 3,00 x 2,50 m, 400 kg",
    "Visita 25/11/2026 às 14:30, depois das 15h30",
    "22/11 ou 2026-11-23",
    "Pediu R$ 1.400,00 em 10x; o motor custa 1.400",
    "entre R$ 800 e R$ 1.500.000",
    "2 portões, 3 motores, 4 controles, nº 1234",
    "Motor 1/4 HP 127/220 V",
    "3000 mm x 2500 mm",
    "@ na porta",
  ])("%j is nobody's", (text) => {
    expect(findPersonalData(text)).toBeUndefined();
  });
});

test("fields are kept within their bounds, and each says what is wrong with it", () => {
  expect(checkContact({ ...fields, ref: REF, value: 1400, firstName: "Ana", district: "Mooca", note: "Portão de correr" }, TODAY)).toEqual(
    {},
  );
  expect(checkContact({ ...fields, value: 0 }, TODAY)).toEqual({});
  const wrong = {
    ...fields,
    ref: "11987654321",
    value: 10.5,
    day: "2026-11-23",
    firstName: "A".repeat(31),
    district: "a@b.com",
    note: "x".repeat(501),
  };
  expect(Object.keys(checkContact(wrong, TODAY))).toEqual(["ref", "value", "day", "firstName", "district", "note"]);
  for (const day of ["", "1999-12-31", "2026-02-30", "ontem"]) expect(checkContact({ ...fields, day }, TODAY)).toHaveProperty("day");
  expect(checkContact({ ...fields, value: Number.NaN }, TODAY)).toHaveProperty("value");
});

test.each([
  ["", null],
  ["1400", 1400],
  ["R$ 1.400,00", 1400],
  ["1.400", 1400],
  ["0", 0],
  ["1.400.000", 1_400_000],
  ["14,50", undefined],
  ["1.40", undefined],
  ["-5", undefined],
  ["mil", undefined],
])("a sum typed as %j is %j", (text, value) => {
  expect(readReais(text)).toBe(value);
});

test("days are counted back by the calendar", () => {
  expect([addMonths("2026-11-22", -24), addMonths("2026-03-31", -1), addMonths("2028-02-29", -12)]).toEqual([
    "2024-11-22",
    "2026-02-28",
    "2027-02-28",
  ]);
  expect([laterDay("2026-11-22", 0), laterDay("2026-03-01", -6)]).toEqual(["2026-11-22", "2026-02-23"]);
});
