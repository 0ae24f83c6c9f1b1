import { expect, test } from "vitest";
import { formatHour, formatMoney, formatMoneyRange, formatNumber, formatRange, formatYears } from "./format";

test("figures are written as Brazilians write them", () => {
  expect(formatNumber(10_000)).toBe("10.000");
  expect(formatNumber(4.8)).toBe("4,8");
  expect(formatMoney(1400)).toBe("R$ 1.400");
  expect(formatMoneyRange({ min: 800, max: 1500 })).toBe("R$ 800 a R$ 1.500");
  expect(formatRange({ min: 2, max: 4 }, "horas")).toBe("2 a 4 horas");
});

test("two equal bounds are one figure", () => {
  expect(formatMoneyRange({ min: 800, max: 800 })).toBe("R$ 800");
  expect(formatRange({ min: 3, max: 3 }, "horas")).toBe("3 horas");
});

test("one year is singular", () => {
  expect(formatYears(1)).toBe("1 ano");
  expect(formatYears(2)).toBe("2 anos");
});

test("a full hour is written without minutes", () => {
  expect(formatHour("08:00")).toBe("8h");
  expect(formatHour("18:30")).toBe("18h30");
});
