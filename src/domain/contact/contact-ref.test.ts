import { expect, test } from "vitest";
import { CONTACT_PLACES, type ContactPlace, codeOfPage, readContactRef, readPageCode, writeContactRef } from "./contact-ref";

test("every page has a code of its own, and every code leads back to its page", () => {
  const codes = new Set<string>();
  const lost: string[] = [];
  for (let page = 0; page < 130_000; page += page < 12_000 ? 1 : 7) {
    const code = codeOfPage(page);
    codes.add(code);
    const read = readContactRef(`Ref. ${writeContactRef(code, "bar")}`);
    if (read?.page !== page || read.place !== "bar") lost.push(code);
  }
  expect(lost).toEqual([]);
  expect(codes.size).toBe(12_000 + Math.ceil((130_000 - 12_000) / 7));
  expect([codeOfPage(5831).length, codeOfPage(5832).length, codeOfPage(110_808).length]).toEqual([3, 4, 5]);
});

test("no two places of a page share a sign, and every sign can be told from the others", () => {
  const signs = Object.values(CONTACT_PLACES).map(({ sign }) => sign);
  expect(new Set(signs).size).toBe(signs.length);
  expect(signs.join("")).toMatch(/^[FHJKLMRTWXY]+$/);
});

test.each([
  ["Ref. %s", true],
  ["ref %s", true],
  ["Olá, meu portão travou na Mooca e quero um orçamento.\nRef. %s", true],
  ["Referência: %s.", true],
  ["%s", true],
  ["Olá, tudo bem? %s", false],
  ["Ref. %s veja", false],
])("a reference is found in “%s”: %s", (text, isFound) => {
  const places = Object.keys(CONTACT_PLACES) as ContactPlace[];
  for (const place of places) {
    const ref = writeContactRef(codeOfPage(417), place);
    for (const written of [ref, ref.toLowerCase()])
      expect(readContactRef(text.replace("%s", written))).toEqual(isFound ? { page: 417, place } : undefined);
  }
});

test("what is no reference is none", () => {
  for (const text of ["", "Ref.", "Ref. AB", "Ref. 0000", "Ref. FHJ2", "Ref. FHJKLMRTWX"]) expect(readContactRef(text)).toBeUndefined();
});

test("a code longer than any page has is none", () => {
  expect(readPageCode("YYYYYY")).toBeDefined();
  for (const code of ["FFFFFFF", "HJKLMRT", "FFFFFFFFFF"]) expect(readPageCode(code)).toBeUndefined();
});
