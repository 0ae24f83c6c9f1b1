import fc from "fast-check";
import { expect, test } from "vitest";
import { formatCents, MOST_CENTS, parseCents, sumLines, writeCents } from "./cents";

const cents = fc.integer({ min: 0, max: MOST_CENTS });

test("a sum that is written and read again is the same, with its sign and without", () => {
  fc.assert(
    fc.property(cents, (sum) => {
      expect(parseCents(writeCents(sum))).toBe(sum);
      expect(parseCents(formatCents(sum))).toBe(sum);
      expect(parseCents(writeCents(sum).replaceAll(".", ""))).toBe(sum);
    }),
  );
});

test("lines add up as they do cent by cent, in any order, and are whole", () => {
  const line = fc.record({ quantity: fc.integer({ min: 1, max: 999 }), unitCents: fc.integer({ min: 0, max: 5_000_000 }) });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
      const exact = lines.reduce((sum, { quantity, unitCents }) => sum + BigInt(quantity) * BigInt(unitCents), 0n);
      expect(BigInt(sumLines(lines))).toBe(exact);
      expect(sumLines(lines.toReversed())).toBe(sumLines(lines));
    }),
  );
});

test.each([
  ["1.400,5", 140_050],
  ["R$ 1.400", 140_000],
  ["1400", 140_000],
  ["0,07", 7],
  ["10.000.000", MOST_CENTS],
])("%s is read", (text, sum) => {
  expect(parseCents(text)).toBe(sum);
});

test.each(["", "R$", "mil", "1.40", "1,400", "14.00,00", "-5", "1e3", "10.000.000,01", "1400.50", "12,345"])("%j is no sum", (text) => {
  expect(parseCents(text)).toBeUndefined();
});
