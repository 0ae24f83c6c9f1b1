import { expect, test } from "vitest";
import { checkProof } from "./proof-fields";

const GOOD = { what: "Cartão do CNPJ", source: "Pasta do contador", date: "2026-02-28" };
const TODAY = "2026-11-22";

test("a proof says what, where and since when", () => {
  expect(checkProof(GOOD, TODAY)).toEqual({});
  expect(Object.keys(checkProof({ what: " ", source: "", date: "" }, TODAY))).toEqual(["what", "source", "date"]);
});

test.each(["2026-02-30", "28/02/2026", "2026-13-01", "0000-00-00", "2026-11-23", "amanhã"])("%s is no day of a proof", (date) => {
  expect(checkProof({ ...GOOD, date }, TODAY)).toEqual({ date: expect.any(String) });
});

test("a proof is a line, not a book", () => {
  expect(checkProof({ ...GOOD, what: "a".repeat(301) }, TODAY)).toEqual({ what: expect.stringContaining("300") });
});
