import { expect, test } from "vitest";
import type { Business } from "#domain/facts/business";
import { register } from "#support/content/register";
import { findSlot, listOpenDays, nameSlot } from "./slots";

interface Changes {
  hours?: Partial<Business["hours"]>;
  fullDays?: string[];
  booked?: Record<string, number>;
  capacity?: number;
}
/** From Sunday on, as the names that a form sends. */
function listNames({ hours, fullDays = [], booked = {}, capacity = 1 }: Changes = {}): string[] {
  const windows = register.windows.map((window) => ({ ...window, capacity }));
  const business = { ...register, windows, hours: { ...register.hours, specialDays: [], ...hours }, booking: { fullDays } };
  return listOpenDays(business, "2026-11-22", new Map(Object.entries(booked))).flatMap(({ day, windows }) =>
    windows.map((window) => nameSlot({ day, window })),
  );
}

test("the two weeks from tomorrow on are offered where a window fits the hours of visits, and others on request", () => {
  const names = listNames();
  expect(names.slice(0, 3)).toEqual(["2026-11-23-manha", "2026-11-23-tarde", "2026-11-23-noite"]);
  expect(names.filter((name) => name.startsWith("2026-11-28"))).toEqual(["2026-11-28-manha", "2026-11-28-noite"]);
  expect(names.filter((name) => /^2026-(11-22|11-29|12-06|12-07)/.test(name))).toEqual([]);
  expect(names.at(-1)).toBe("2026-12-05-noite");
});

test("holidays, shut days and what is full are not offered", () => {
  const taken = (changes: Changes) => listNames().filter((name) => !listNames(changes).includes(name));
  const monday = ["2026-11-23-manha", "2026-11-23-tarde", "2026-11-23-noite"];
  expect(taken({ hours: { specialDays: ["23/11/2026 Feriado: fechado"] } })).toEqual(monday);
  expect(taken({ hours: { specialDays: ["23/11/2026 Feriado: sem visitas"] } })).toEqual(monday);
  expect(taken({ hours: { specialDays: ["23/11/2026 Meio dia: 8h às 12h"] } })).toEqual(["2026-11-23-tarde"]);
  expect(taken({ hours: { closedUntil: "2026-11-23" } })).toEqual(monday);
  expect(taken({ fullDays: ["23/11/2026"] })).toEqual(monday);
  expect(taken({ fullDays: ["23/11/2026 Manha, noite"] })).toEqual(["2026-11-23-manha", "2026-11-23-noite"]);
});

test("a window with as many visits as it has room for is not offered, and with one less it is", () => {
  const booked = { "2026-11-24-manha": 2, "2026-11-24-tarde": 1 };
  expect(listNames().filter((name) => !listNames({ booked, capacity: 2 }).includes(name))).toEqual(["2026-11-24-manha"]);
  expect(listNames({ booked, capacity: 3 })).toContain("2026-11-24-manha");
});

test("a slot is found by its name while it is offered", () => {
  const days = listOpenDays(register, "2026-11-22", new Map());
  expect(findSlot(days, "2026-11-24-tarde")).toMatchObject({ day: "2026-11-24", window: { name: "Tarde" } });
  for (const name of ["2026-11-22-manha", "2026-11-28-tarde", "2026-11-24-", "", "2026-11-24-constructor"])
    expect(findSlot(days, name)).toBeUndefined();
});
