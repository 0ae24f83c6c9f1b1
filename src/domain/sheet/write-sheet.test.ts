import { expect, test } from "vitest";
import { describeEstimate } from "#domain/estimate/describe-estimate";
import { makeEstimate } from "#domain/estimate/make-estimate";
import { register } from "#support/content/register";
import { wording } from "#support/content/site-wording";
import { SMALL_HOUSE } from "#support/estimate/small-house";
import { quoteForm, quoteSchema } from "./sheet-schema";
import {
  findOffered,
  findSumProblem,
  nameCompany,
  proposeCertificate,
  proposeLines,
  proposeQuote,
  readFieldsAgain,
  writeCertificate,
  writeQuote,
} from "./write-sheet";

const FRAME = { company: nameCompany(register, "5511900000000"), terms: ["Vale o escrito."] };
const ASKED = { addressee: "Cida", place: "Mooca" };
const FIELDS = {
  ...proposeQuote(quoteForm, ASKED, { payment: "À vista", warranty: "Motor: 2 anos." }),
  lines: [{ text: "Motor", quantity: 2, price: "1.400,5" }],
  discount: "0,50",
};

test("a quote is frozen in cents, to a day that is counted from its issue, and is read again as it was written", () => {
  const written = writeQuote(FIELDS, FRAME, "2026-11-24");
  expect(written).toMatchObject({
    expiresOn: "2026-12-04",
    content: { ...FRAME, ...ASKED, kind: "quote", lines: [{ text: "Motor", quantity: 2, unitCents: 140_050 }], discountCents: 50 },
  });
  const again = { ...FIELDS, ...readFieldsAgain(written) };
  expect(writeQuote(again, FRAME, "2026-11-24")).toEqual(written);
});

test("a discount may be all there is to pay, and not a cent more", () => {
  expect(findSumProblem({ ...FIELDS, discount: "2.801,00" })).toBeUndefined();
  expect(findSumProblem({ ...FIELDS, discount: "2.801,01" })).toContain("maior");
  expect(findSumProblem({ lines: [{ text: "Motor", quantity: 999, price: "10.000.000" }], discount: "" })).toContain("milhões");
});

test.each([
  ["2026-11-24", 12, "2027-11-24"],
  ["2026-08-31", 6, "2027-02-28"],
  ["2024-02-29", 12, "2025-02-28"],
])("a guarantee from %s for %i months ends on %s, and is read again so", (day, months, expiresOn) => {
  const fields = { ...proposeCertificate(ASKED, register, day), done: "Motor instalado", months };
  const written = writeCertificate(fields, FRAME);
  expect(written.expiresOn).toBe(expiresOn);
  expect(readFieldsAgain(written)).toMatchObject({ day, months, done: "Motor instalado" });
});

test("what is not proven of the business stands on no sheet", () => {
  const { cnpj: _, email: __, address: ___, ...identity } = register.identity;
  expect(nameCompany({ identity }, "5511900000000")).toEqual({
    name: identity.tradeName,
    legalName: identity.legalName,
    phone: "5511900000000",
  });
});

test("what the register proposes may be issued as it stands", () => {
  const lines = proposeLines(register).map((line) => ({ ...line, quantity: 1 }));
  expect(lines.length).toBeGreaterThan(3);
  expect(quoteSchema.safeParse({ ...FIELDS, lines }).success).toBe(true);
});

test.each(["deslizante", "basculante"] as const)(
  "the message of a visitor who asked the price of a gate that is %s becomes a line at today's price",
  (gate) => {
    const made = makeEstimate({ ...SMALL_HOUSE, gate }, register);
    const { message, price } = describeEstimate({ ...SMALL_HOUSE, gate }, made, undefined, wording);
    const line = findOffered(message, proposeLines(register));
    expect(`${price},00`).toBe(`R$ ${line?.price}`);
    const dearer = { ...register, plans: register.plans.map((plan) => ({ ...plan, price: 1234 })), tiltPackages: [] };
    expect(findOffered(message, proposeLines(dearer))?.price).toBe(gate === "deslizante" ? "1.234,00" : undefined);
    expect(findOffered("Olá! Meu portão não abre.", proposeLines(register))).toBeUndefined();
  },
);

test.each(["Ligar (11) 98765-4321", "ana@exemplo.com.br", "CPF 529.982.247-25"])("%s is kept in no field", (text) => {
  for (const name of ["addressee", "place", "payment", "deadline", "warranty", "note"] as const)
    expect(quoteSchema.safeParse({ ...FIELDS, [name]: text }).success).toBe(false);
  expect(quoteSchema.safeParse({ ...FIELDS, lines: [{ text, quantity: 1, price: "1" }] }).success).toBe(false);
});
