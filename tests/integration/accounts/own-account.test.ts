import { sql } from "kysely";
import { beforeEach, expect } from "vitest";
import { querySite } from "#support/database/database";
import { AdminClient } from "#support/site/client";
import { addAdministrator, NEW_PASSWORD } from "#support/site/people";
import { startRun, watchRun } from "#support/site/runs";
import { type Site, startSite } from "#support/site/site";
import { test } from "#support/site/stage";

interface OwnSession {
  id: string;
  device: string;
  address: string;
  since: Date;
  isCurrent: boolean;
}

const FIREFOX = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:143.0) Gecko/20100101 Firefox/143.0";
const PHONE = "Mozilla/5.0 (Linux; Android 15; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36";

let site: Site;
let owner: AdminClient;
let email: string;
let client: AdminClient;
let people = 0;

test.beforeAll(({ stage }) => {
  ({ site, client: owner } = stage);
});
beforeEach(async () => {
  people += 1;
  email = `dona-da-conta-${people}@exemplo.com.br`;
  client = await addAdministrator(site, owner, email);
});

/** Signs in elsewhere, as this browser from this address. */
async function signInFrom(userAgent: string, address: string): Promise<AdminClient> {
  const elsewhere = new AdminClient(site);
  const headers = { "user-agent": userAgent, "x-forwarded-for": address };
  const answer = await elsewhere.call("session.signIn", { email, password: NEW_PASSWORD }, headers);
  elsewhere.cookie = answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
  return elsewhere;
}

const listSessions = (of: AdminClient) => of.ask<OwnSession[]>("account.listSessions");
const isIn = async (one: AdminClient) => (await one.call("pages.list", {})).status === 200;
const lastActivity = async () => (await querySite(site, sql`select actor, action, subject from activities order by seq desc limit 1`))[0];

test("one's sessions are listed with device, address and beginning, this one marked and first", async () => {
  await signInFrom(FIREFOX, "203.0.113.7");
  const before = Date.now();
  const phone = await signInFrom(PHONE, "2001:db8:1:2:3:4:5:6");
  const [own, ...others] = await listSessions(phone);
  expect(own).toMatchObject({ device: "Chrome · Android", isCurrent: true });
  expect(own?.address).toContain("2001:0db8:0001:0002:0003:0004:0005:0006");
  expect(own?.since.getTime()).toBeGreaterThanOrEqual(before);
  expect(own?.since.getTime()).toBeLessThanOrEqual(Date.now());
  expect(others.map(({ isCurrent }) => isCurrent)).toEqual([false, false]);
  expect(others[0]).toMatchObject({ device: "Firefox · Mac", address: "203.0.113.7" });
  expect(JSON.stringify(own)).not.toContain("token");
});

test("nobody's sessions but one's own are listed or ended", async () => {
  const [ownersSession] = await listSessions(owner);
  expect((await listSessions(client)).map(({ id }) => id)).not.toContain(ownersSession?.id);
  expect((await client.call("account.revokeSession", { id: ownersSession?.id })).status).toBe(404);
  expect(await isIn(owner)).toBe(true);
});

test("a client cannot say which address it is at", async () => {
  const elsewhere = new AdminClient(site);
  const headers = { "x-abre-facil-client": "6.6.6.6", "x-forwarded-for": "203.0.113.9" };
  const answer = await elsewhere.call("session.signIn", { email, password: NEW_PASSWORD }, headers);
  expect(answer.status).toBe(204);
  expect((await listSessions(client)).map(({ address }) => address)).toContain("203.0.113.9");
  expect((await listSessions(client)).map(({ address }) => address)).not.toContain("6.6.6.6");
});

test("a session that is ended elsewhere is refused at once", async () => {
  const phone = await signInFrom(PHONE, "203.0.113.10");
  expect(await isIn(phone)).toBe(true);
  const session = (await listSessions(client)).find(({ device }) => device === "Chrome · Android");
  expect((await client.call("account.revokeSession", { id: session?.id })).status).toBe(204);
  expect(await lastActivity()).toEqual({ actor: email, action: "session.revoked", subject: "Chrome · Android" });
  expect(await isIn(phone)).toBe(false);
  expect((await phone.get("/admin/painel")).status).toBe(303);
  expect(await isIn(client)).toBe(true);
  expect((await client.call("account.revokeSession", { id: session?.id })).status).toBe(404);
});

test("a session that is ended elsewhere hears no more of the run it was watching", async () => {
  const paced = await startSite({ env: { PACE: "default" } });
  try {
    const [watcher, other] = [await AdminClient.signedIn(paced), await AdminClient.signedIn(paced)];
    const titles = Array.from({ length: 500 }, (_, index) => `Motor para portão do prédio ${index + 1}`);
    const jobId = await startRun(watcher, { kind: "local-batch", titles, status: "draft" });
    let last = "none";
    for await (const { progress } of watchRun(watcher, jobId)) {
      if (last === "none") await other.ask("account.revokeOtherSessions");
      last = progress.status;
    }
    expect(last).toBe("running");
  } finally {
    await paced.stop("SIGKILL");
  }
});

test("the session in use is ended by signing out, not here", async () => {
  const own = (await listSessions(client)).find(({ isCurrent }) => isCurrent);
  expect((await client.call("account.revokeSession", { id: own?.id })).status).toBe(404);
  expect(await isIn(client)).toBe(true);
});

test("all other sessions are ended at once", async () => {
  const others = [await signInFrom(PHONE, "203.0.113.11"), await signInFrom(FIREFOX, "203.0.113.12")];
  expect(await client.ask("account.revokeOtherSessions")).toEqual({ revoked: 2 });
  for (const other of others) expect(await isIn(other)).toBe(false);
  expect(await isIn(client)).toBe(true);
  expect(await client.ask("account.revokeOtherSessions")).toEqual({ revoked: 0 });
});

test("changing the password asks for the current one, ends the other sessions and keeps this one and its end", async () => {
  const other = await signInFrom(PHONE, "203.0.113.13");
  const expiries = async () => {
    const statement = sql`select s."expiresAt" as at from session s join "user" u on u.id = s."userId" where u.email = ${email}`;
    return (await querySite<{ at: string | Date }>(site, statement)).map(({ at }) => new Date(at).getTime());
  };
  const before = await expiries();
  const wrong = await client.call("account.changePassword", { currentPassword: "nao-e-esta", newPassword: "outra-senha-boa" });
  expect(wrong.status).toBe(403);
  expect(await wrong.text()).toContain("A senha atual está incorreta.");
  expect(await isIn(other)).toBe(true);

  expect((await client.call("account.changePassword", { currentPassword: NEW_PASSWORD, newPassword: "outra-senha-boa" })).status).toBe(204);
  expect(await lastActivity()).toEqual({ actor: email, action: "password.changed", subject: email });
  expect(await isIn(other)).toBe(false);
  expect(await isIn(client)).toBe(true);
  expect(await expiries()).toHaveLength(1);
  expect(before).toContain((await expiries())[0]);
  expect((await new AdminClient(site).signIn({ email, password: NEW_PASSWORD })).status).toBe(401);
  expect((await new AdminClient(site).signIn({ email, password: "outra-senha-boa" })).status).toBe(204);
});

test.each([
  ["curta", "Use pelo menos 8 caracteres."],
  ["x".repeat(129), "A senha tem no máximo 128 caracteres."],
  ["11111111", "Use caracteres mais variados"],
  ["Senha@123", "está nas listas de senhas vazadas"],
  ["Portão#2026", "nome da empresa"],
  [NEW_PASSWORD, "A senha nova precisa ser diferente da atual."],
])("the new password %j is refused", async (newPassword, message) => {
  const answer = await client.call("account.changePassword", { currentPassword: NEW_PASSWORD, newPassword });
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain(message);
});

test("guessing the current password from a stolen session is limited like guessing at the door", async () => {
  const guess = () => client.call("account.changePassword", { currentPassword: "palpite-errado", newPassword: "outra-senha-boa" });
  for (let time = 0; time < 10; time += 1) expect((await guess()).status).toBe(403);
  expect((await guess()).status).toBe(429);
  expect((await client.call("secondFactor.begin", { password: NEW_PASSWORD })).status).toBe(429);
});
