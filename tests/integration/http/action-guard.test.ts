import { expect } from "vitest";
import { GUARDED, listActions, listAddresses, listFilesWith, OPEN } from "#support/site/actions";
import { AdminClient } from "#support/site/client";
import type { Site } from "#support/site/site";
import { test } from "#support/site/stage";

let site: Site;
let client: AdminClient;
let before: unknown[];

/** What an administrator sees of everything that a call of these makes. */
const readAll = async () => [
  (await client.ask<{ total: number }>("pages.list", {})).total,
  await client.ask("runs.findLatest", { kind: "bulk-presets" }),
];

test.beforeAll(async ({ stage }) => {
  ({ site, client } = stage);
  before = await readAll();
});

test("every action is either open on purpose or guarded", () => {
  expect(listActions().toSorted()).toEqual([...Object.keys(GUARDED), ...Object.keys(OPEN)].toSorted());
});

test.each([
  ["/", 405],
  ["/admin/login", 401],
])("no action named in the address of %s is done without a session", async (path, status) => {
  const headers = { "content-type": "application/json", origin: site.url };
  const answer = await fetch(`${site.url}${path}?_action=pages.listIds`, { method: "POST", headers, body: "{}" });
  expect(answer.status).toBe(status);
});

test("no action is made but by the definition that asks who calls", () => {
  expect(listFilesWith("defineAction")).toEqual(["call/define-call.ts"]);
});

test.each(Object.entries(GUARDED))("%s answers 401 without a session", async (action, input) => {
  const answer = await new AdminClient(site).call(action, input);
  expect(answer.status).toBe(401);
  expect(await answer.text()).toContain("Sua sessão terminou. Entre de novo para continuar.");
});

test("without a session a bad input is answered like a good one, so that nothing is told about it", async () => {
  for (const action of Object.keys(GUARDED)) {
    const answer = await new AdminClient(site).call(action, { kind: 5, title: 5, id: 5, jobId: 5, page: "x" });
    expect(answer.status, action).toBe(401);
  }
});

test("every address of the panel is refused without a session, whatever the method", async () => {
  const addresses = listAddresses("admin").filter((address) => address !== "/admin/login");
  expect(addresses).toContain("/admin/exportar.csv");
  expect(addresses.length).toBeGreaterThan(15);
  for (const address of addresses) {
    for (const method of ["GET", "POST", "PUT", "DELETE", "PATCH"]) {
      const answer = await fetch(site.url + address, { method, redirect: "manual", ...(method !== "GET" && { body: "{}" }) });
      const isSentToDoor = answer.status === 303 && answer.headers.get("location") === "/admin/login";
      // What only can be read has no such method.
      const isUnknown = method !== "GET" && answer.status === 404;
      expect(isSentToDoor || isUnknown || answer.status === 401, `${method} ${address} answered ${answer.status}`).toBe(true);
    }
  }
});

test("a session cookie that is none opens no address of the panel", async () => {
  for (const address of listAddresses("admin")) {
    const headers = { cookie: "abre-facil.session_token=abc.def" };
    const answer = await fetch(site.url + address, { headers, redirect: "manual" });
    expect(address === "/admin/login" ? answer.status : [303, 401].includes(answer.status), address).toBe(
      address === "/admin/login" ? 200 : true,
    );
  }
});

test("outside the panel's folder there is no other address for administrators", () => {
  expect(listAddresses("api")).toEqual(["/api/auth/callback/google"]);
});

test("what an action would have done without a session has not been done", async () => {
  expect(await readAll()).toEqual(before);
  expect((await client.ask<{ total: number }>("pages.list", { query: "sem sessão" })).total).toBe(0);
});

test.each(["nada.nada", "session.constructor", "__proto__.signIn", "session", "pages.list.list", "constructor.constructor"])(
  "%s is no action",
  async (action) => {
    expect((await new AdminClient(site).call(action)).status).toBe(404);
  },
);
