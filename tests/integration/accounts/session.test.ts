import { sql } from "kysely";
import { beforeEach, expect } from "vitest";
import { querySite } from "#support/database/database";
import { AdminClient } from "#support/site/client";
import type { Site } from "#support/site/site";
import { test } from "#support/site/stage";

const PANEL = ["/admin/painel", "/admin/local-generator", "/admin/batch-creator"];

let site: Site;
let client: AdminClient;

test.beforeAll(({ stage }) => {
  ({ site } = stage);
});
beforeEach(async () => {
  client = await AdminClient.signedIn(site);
});

/** The row of the test's own session. */
async function readSession(): Promise<{ id: string; createdAt: string; expiresAt: string }> {
  const [token = ""] = decodeURIComponent(client.cookie.split("session_token=")[1] ?? "").split(".");
  const [row] = await querySite<{ id: string; createdAt: string; expiresAt: string }>(
    site,
    sql`select id, "createdAt", "expiresAt" from session where token = ${token}`,
  );
  if (!row) throw new Error("There is no such session");
  return row;
}

/** Moves the session so many hours into the past. */
async function ageSession(hours: number): Promise<void> {
  const { id, createdAt, expiresAt } = await readSession();
  const moved = (moment: string) => new Date(new Date(moment).getTime() - hours * 3_600_000).toISOString();
  await querySite(site, sql`update session set "createdAt" = ${moved(createdAt)}, "expiresAt" = ${moved(expiresAt)} where id = ${id}`);
}
const ledTo = async (path: string) => {
  const { status, headers } = await client.get(path);
  return [status, headers.get("location")];
};

test("who is signed in sees the panel, and is led there from the sign-in page", async () => {
  for (const path of PANEL) expect(await ledTo(path), path).toEqual([200, null]);
  expect(await ledTo("/admin/login")).toEqual([303, "/admin/painel"]);
});

test("who is not signed in is led to the sign-in page, which he sees", async () => {
  client.cookie = "";
  for (const path of [...PANEL, "/admin", "/admin/qualquer"]) expect(await ledTo(path), path).toEqual([303, "/admin/login"]);
  expect(await ledTo("/admin/login")).toEqual([200, null]);
});

test("no search engine keeps a page of the panel", async () => {
  for (const path of [...PANEL, "/admin/login"]) {
    const page = await (path === "/admin/login" ? fetch(site.url + path) : client.get(path));
    expect(await page.text(), path).toContain('content="noindex, nofollow"');
  }
});

test("signing out revokes the session: its old cookie opens nothing", async () => {
  const answer = await client.call("session.signOut");
  expect(answer.status).toBe(204);
  expect(answer.headers.getSetCookie().join()).toMatch(/abre-facil\.session_token=;.*Max-Age=0/);
  expect(await ledTo("/admin/painel")).toEqual([303, "/admin/login"]);
  expect((await client.call("pages.list", {})).status).toBe(401);
});

test("signing out ends one session and no other", async () => {
  const other = await AdminClient.signedIn(site);
  await client.call("session.signOut");
  expect((await other.call("pages.list", {})).status).toBe(200);
});

test("a session ends four hours after it began, however much it is used", async () => {
  const expiry = async () => new Date((await readSession()).expiresAt).getTime();
  const before = await expiry();
  await ageSession(3.9);
  await client.get("/admin/painel");
  expect((await client.call("pages.list", {})).status).toBe(200);
  expect(await expiry()).toBeLessThan(before);
  await ageSession(0.2);
  expect(await ledTo("/admin/painel")).toEqual([303, "/admin/login"]);
  expect(await ledTo("/admin/login")).toEqual([200, null]);
  const answer = await client.call("pages.save", { title: "Tarde demais", content: "<p>x</p>" });
  expect(answer.status).toBe(401);
  expect(await answer.text()).toContain("Sua sessão terminou. Entre de novo para continuar.");
  expect((await client.get("/links-uteis/tarde-demais")).status).toBe(404);
});

test("a public page shows no tools to whose session has ended", async () => {
  const { slug } = await client.ask<{ slug: string }>("pages.save", { title: "Com botão", content: "<p>x</p>" });
  expect(await (await client.get(`/links-uteis/${slug}`)).text()).toContain("Excluir página");
  await ageSession(5);
  expect(await (await client.get(`/links-uteis/${slug}`)).text()).not.toContain("Excluir página");
});

test.each([
  (cookie: string) => cookie.slice(0, -4),
  (cookie: string) => cookie.replace(/=.{4}/, "=AAAA"),
  (cookie: string) => `${cookie.split(".").slice(0, -1).join(".")}`,
  () => "abre-facil.session_token=",
  () => "abre-facil.session_token=%E0%A4%A",
  () => `abre-facil.session_token=${"a".repeat(3000)}`,
])("a cookie somebody changed opens nothing (%#)", async (change) => {
  client.cookie = change(client.cookie);
  expect((await client.get("/admin/painel")).status).toBe(303);
  expect((await client.call("pages.list", {})).status).toBe(401);
});
