import { expect, test } from "vitest";
import { CLAIMS } from "#domain/facts/claims";
import { register as business } from "#support/content/register";
import { type BeforeLaunchSituation, type Confirmation, confirmedValue, countPending, listBeforeLaunchChecks } from "./before-launch-check";

const READY: BeforeLaunchSituation = {
  siteUrl: "https://www.empresa.com.br",
  phone: "5511987654321",
  hasDefaultAdministrator: false,
  hasAiKey: true,
  hasGoogle: true,
  hasIndexNow: true,
  testimonialCount: 3,
};
const FRESH: BeforeLaunchSituation = {
  siteUrl: "http://localhost:4321",
  phone: "5511900000000",
  hasDefaultAdministrator: true,
  hasAiKey: false,
  hasGoogle: false,
  hasIndexNow: false,
  testimonialCount: 3,
};

const list = (situation: BeforeLaunchSituation, confirmed = new Map<string, Confirmation>()) =>
  listBeforeLaunchChecks(business, situation, confirmed);
const find = (situation: BeforeLaunchSituation, id: string) => list(situation).find((check) => check.id === id);

test("every claim and the price lists wait for a person", () => {
  const confirmable = list(READY).filter((check) => check.isConfirmable);
  expect(confirmable.map(({ id }) => id)).toEqual([...CLAIMS.map(({ id }) => id).filter((id) => id !== "offers"), "price-lists"]);
  expect(confirmable.every(({ state, action }) => state === "pending" && action !== "")).toBe(true);
});

test("a fresh install lacks all that the server can see", () => {
  const pending = list(FRESH).filter((check) => check.group === "setting");
  expect(pending.map(({ id, state }) => [id, state])).toEqual([
    ["site-url", "pending"],
    ["https", "pending"],
    ["contact-phone", "pending"],
    ["default-administrator", "pending"],
  ]);
});

test("what is not in use is told, and does not count", () => {
  expect(
    list(FRESH)
      .filter((check) => check.group === "option")
      .map(({ state }) => state),
  ).toEqual(["optional", "optional", "optional"]);
  expect(countPending(list(FRESH)) - countPending(list(READY))).toBe(4);
});

test("with every tick and setting nothing is left", () => {
  const confirmed = new Map(
    list(READY)
      .filter((check) => check.isConfirmable)
      .map((check) => [check.id, { by: "a@b.co", at: new Date(), value: confirmedValue(check) }]),
  );
  expect(countPending(list(READY, confirmed))).toBe(0);
});

test("a fact that changes after its tick waits again", () => {
  const confirmed = new Map([["cnpj", { by: "a@b.co", at: new Date(), value: "11.111.111/0001-11" }]]);
  expect(list(READY, confirmed).find(({ id }) => id === "cnpj")).toMatchObject({
    state: "pending",
    warning: expect.stringContaining("mudou"),
  });
});

test("values that came with the site are pointed out", () => {
  expect(find(FRESH, "cnpj")?.warning).toContain("exemplo");
  expect(find(FRESH, "phone")?.warning).toContain("exemplo");
  expect(find(READY, "phone")?.warning).toBeUndefined();
});

test.each(["http://localhost:4321", "http://127.0.0.1", "http://[::1]:4321", "http://servidor.local"])(
  "%s is no public address",
  (siteUrl) => {
    expect(find({ ...READY, siteUrl }, "site-url")?.state).toBe("pending");
  },
);
