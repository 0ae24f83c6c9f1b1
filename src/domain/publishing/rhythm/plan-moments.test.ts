import { expect, test } from "vitest";
import { describeDay, describeMoment, momentAt, nextDay } from "../../calendar/owner-time";
import { listTimes, planMoments } from "./plan-moments";

const at = (text: string) => new Date(text);
const written = (moments: Date[]) => moments.map((moment) => describeMoment(moment, moment));

test("so many pages a day go public at the hours chosen, in the owner's time", () => {
  const moments = planMoments({ perDay: 2, hours: [14, 8], from: at("2026-11-22T03:00:00Z"), count: 5 });
  expect(moments.map((moment) => moment.toISOString())).toEqual([
    "2026-11-22T11:00:00.000Z",
    "2026-11-22T17:00:00.000Z",
    "2026-11-23T11:00:00.000Z",
    "2026-11-23T17:00:00.000Z",
    "2026-11-24T11:00:00.000Z",
  ]);
});

test("what is past of the first day is left out, and a moment itself is not after itself", () => {
  const rhythm = { perDay: 2, hours: [8, 14], count: 2 };
  expect(written(planMoments({ ...rhythm, from: at("2026-11-22T11:00:00Z") }))).toEqual(["22/11, 14:00", "23/11, 08:00"]);
  expect(written(planMoments({ ...rhythm, from: at("2026-11-23T01:00:00Z") }))).toEqual(["23/11, 08:00", "23/11, 14:00"]);
});

test("more pages than hours share the hours and stand apart within each; fewer take the first ones", () => {
  expect(listTimes({ perDay: 5, hours: [8, 14] })).toEqual(["08:00", "08:20", "08:40", "14:00", "14:30"]);
  expect(listTimes({ perDay: 1, hours: [14, 8] })).toEqual(["08:00"]);
  expect(listTimes({ perDay: 2, hours: [9, 9] })).toEqual(["09:00", "09:30"]);
  const most = listTimes({ perDay: 50, hours: [0] });
  expect([most.length, new Set(most).size, most.at(-1)]).toEqual([50, 50, "00:58"]);
});

test("moments go over the ends of months and years, and over a leap day", () => {
  const yearly = planMoments({ perDay: 1, hours: [0], from: at("2027-12-30T12:00:00Z"), count: 2 });
  expect(written(yearly)).toEqual(["31/12, 00:00", "01/01, 00:00"]);
  expect(nextDay("2028-02-28")).toBe("2028-02-29");
});

test("the owner's clock is asked of the time zone, that of the years with daylight saving too", () => {
  expect(momentAt("2018-12-10", "08:00").toISOString()).toBe("2018-12-10T10:00:00.000Z");
  expect(momentAt("2026-12-10", "08:00").toISOString()).toBe("2026-12-10T11:00:00.000Z");
  expect(describeMoment(momentAt("2027-12-31", "09:30"), momentAt("2026-11-23", "08:00"))).toBe("31/12/2027, 09:30");
  expect(describeDay("2026-11-23")).toBe("segunda-feira, 23 de novembro de 2026");
  expect(momentAt("someday", "08:00").getTime()).toBeNaN();
});
