import { expect, test } from "vitest";
import { readDayWish } from "./day-wish";

const TODAY = "2026-11-25"; // A Wednesday.

test.each([
  ["Amanhã fechado", "2026-11-26", "fechado"],
  ["fechado hoje", "2026-11-25", "fechado"],
  ["depois de amanhã sem visitas", "2026-11-27", "sem visitas"],
  ["sábado não abrimos", "2026-11-28", "fechado"],
  ["quarta-feira folga", "2026-12-02", "fechado"],
  ["25/12 fechado", "2026-12-25", "fechado"],
  ["fechado dia 2/1", "2027-01-02", "fechado"],
  ["24/12/2026 atendemos", "2026-12-24", "normal"],
])("%s is understood", (said, day, word) => {
  expect(readDayWish(said, TODAY)).toEqual({ day, word });
});

test.each(["amanhã", "fechado", "portão fechado", "fechado 31/02", "fechado 45/13", "fechado 25/12/2020", "preço do Solo"])(
  "%s is no wish",
  (said) => {
    expect(readDayWish(said, TODAY)).toBeUndefined();
  },
);
