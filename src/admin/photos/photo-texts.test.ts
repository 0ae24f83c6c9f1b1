import { expect, test } from "vitest";
import { countUses } from "./photo-texts";

test("what shows a photograph is called by what it is", () => {
  expect(countUses({ page: 0, work: 0, technician: 0 })).toBe("Sem uso");
  expect(countUses({ page: 0, work: 1, technician: 0 })).toBe("Em 1 obra");
  expect(countUses({ page: 2, work: 1, technician: 1 })).toBe("Em 2 páginas, 1 obra e 1 pessoa da equipe");
});
