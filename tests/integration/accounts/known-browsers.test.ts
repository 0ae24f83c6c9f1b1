import { sql } from "kysely";
import { beforeEach, expect } from "vitest";
import { querySite } from "#support/database/database";
import { subjectOf } from "#support/site/attempts";
import { BrowserCookies } from "#support/site/browser-cookies";
import { AdminClient } from "#support/site/client";
import { addAdministrator, NEW_PASSWORD } from "#support/site/people";
import { ADMIN, type Site } from "#support/site/site";
import { forgetSignIns, test } from "#support/site/stage";

const NAME = "abre-facil.known_browser";

let site: Site;
let door: AdminClient;

test.beforeAll(({ stage }) => {
  ({ site } = stage);
  door = new AdminClient(site);
});
beforeEach(() => forgetSignIns(site));

const tryIn = async (password: string, address: string, cookie = "", email = ADMIN.email) =>
  await door.call("session.signIn", { email, password }, { "x-forwarded-for": address, cookie });

/** The cookie a browser keeps after its owner has signed in there. */
async function makeKnown(credentials = ADMIN): Promise<string> {
  const cookies = new BrowserCookies();
  cookies.keep(await door.call("session.signIn", credentials));
  return `${NAME}=${cookies.get(NAME)}`;
}

/** Strangers use up the attempts of an account. */
async function lockOut(email = ADMIN.email): Promise<void> {
  const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => tryIn("errada-123", `10.9.0.${index + 1}`, "", email)));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(401));
}

test("strangers who fail lock out strangers, and not a browser the owner has signed in with", async () => {
  const known = await makeKnown();
  await lockOut();
  expect((await tryIn(ADMIN.password, "10.9.1.1")).status).toBe(429);
  expect((await tryIn(ADMIN.password, "10.9.1.2", known)).status).toBe(204);
  expect((await tryIn(ADMIN.password, "10.9.1.1")).status).toBe(429);
});

test("who is signed in changes the password while strangers lock the account out", async () => {
  const owner = await AdminClient.signedIn(site);
  const client = await addAdministrator(site, owner, "trocadora@exemplo.com.br");
  const known = await makeKnown({ email: "trocadora@exemplo.com.br", password: NEW_PASSWORD });
  await lockOut("trocadora@exemplo.com.br");
  const change = { currentPassword: NEW_PASSWORD, newPassword: "mais-uma-senha-boa" };
  expect((await client.call("account.changePassword", change)).status).toBe(429);
  expect((await client.call("account.changePassword", change, { cookie: `${client.cookie}; ${known}` })).status).toBe(204);
});

test("a known browser has ten attempts of its own, and its failures lock nobody else out", async () => {
  const known = await makeKnown();
  for (let time = 1; time <= 10; time += 1) expect((await tryIn("errada-123", `10.9.2.${time}`, known)).status).toBe(401);
  expect((await tryIn(ADMIN.password, "10.9.2.11", known)).status).toBe(429);
  expect((await tryIn(ADMIN.password, "10.9.2.12")).status).toBe(204);
});

test("the attempts of a known browser still count for its network", async () => {
  const known = await makeKnown();
  expect((await tryIn("errada-123", "10.9.3.1", known)).status).toBe(401);
  const changed = sql`update sign_in_attempts set failures = 30 where subject = ${subjectOf(site, "address", "10.9.3.1")} returning subject`;
  expect(await querySite(site, changed)).toHaveLength(1);
  expect((await tryIn(ADMIN.password, "10.9.3.1", known)).status).toBe(429);
});

test.each<[string, (cookie: string) => string]>([
  ["a changed name", (cookie) => cookie.replace(/=./, (start) => (start === "=A" ? "=B" : "=A"))],
  ["a later end", (cookie) => cookie.replace(/\.\d+\./, ".99999999999.")],
  ["an end that has passed", (cookie) => cookie.replace(/\.\d+\./, ".1.")],
  ["no signature", (cookie) => cookie.replace(/\.[^.]*$/, ".")],
  ["a name made up", () => `${NAME}=AAAAAAAAAAAAAAAAAAAAAA.99999999999.${"A".repeat(43)}`],
  ["nonsense", () => `${NAME}=${"a".repeat(3000)}`],
])("a cookie with %s makes no browser known", async (_, change) => {
  const known = change(await makeKnown());
  await lockOut();
  expect((await tryIn(ADMIN.password, "10.9.4.1", known)).status).toBe(429);
});

test("a browser is known for the account that signed in there and for no other", async () => {
  const owner = await AdminClient.signedIn(site);
  await addAdministrator(site, owner, "outra-conhecida@exemplo.com.br");
  const known = await makeKnown({ email: "outra-conhecida@exemplo.com.br", password: NEW_PASSWORD });
  await lockOut();
  expect((await tryIn(ADMIN.password, "10.9.5.1", known)).status).toBe(429);
});

test("the cookie of a known browser opens nothing", async () => {
  const known = await makeKnown();
  expect((await door.call("pages.list", {}, { cookie: known })).status).toBe(401);
  expect((await door.get("/admin/painel", { cookie: known })).headers.get("location")).toBe("/admin/login");
});
