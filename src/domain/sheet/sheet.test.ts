import { expect, test } from "vitest";
import { stateOf, totalOf } from "./sheet";

const MOMENT = new Date("2026-11-24T12:00:00Z");
const OPEN = { expiresOn: "2026-12-04" };

test("a sheet is open through its last day", () => {
  expect(stateOf(OPEN, "2026-12-04")).toBe("open");
  expect(stateOf(OPEN, "2026-12-05")).toBe("expired");
});

test("what was accepted does not expire; a successor makes it old, and taking back is the last word", () => {
  const accepted = { ...OPEN, acceptedAt: MOMENT };
  expect(stateOf(accepted, "2027-01-01")).toBe("accepted");
  expect(stateOf({ ...accepted, replacedBy: 8 }, "2026-11-24")).toBe("replaced");
  expect(stateOf({ ...accepted, replacedBy: 8, withdrawnAt: MOMENT }, "2026-11-24")).toBe("withdrawn");
});

test("the total is the lines without the discount", () => {
  expect(totalOf({ lines: [{ text: "Motor", quantity: 2, unitCents: 80_050 }], discountCents: 100 })).toBe(160_000);
});
