import { sql } from "kysely";
import * as OTPAuth from "otpauth";
import { beforeEach, expect } from "vitest";
import { querySite } from "#support/database/database";
import { wholeTest } from "#support/machine/whole-test";
import { codeOf, listWrongCodes, nextCodeOf } from "#support/site/app-codes";
import { BrowserCookies } from "#support/site/browser-cookies";
import { AdminClient } from "#support/site/client";
import { copyDataOf } from "#support/site/copied-site";
import { addAdministrator, findPerson, NEW_PASSWORD } from "#support/site/people";
import { ADMIN, type Site, startSite } from "#support/site/site";
import { test } from "#support/site/stage";

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
  email = `com-codigo-${people}@exemplo.com.br`;
  client = await addAdministrator(site, owner, email);
});

const isIn = async (one: AdminClient) => (await one.call("pages.list", {})).status === 200;
const lastActivity = async () => (await querySite(site, sql`select actor, action, subject from activities order by seq desc limit 1`))[0];

function keepCookies(one: AdminClient, answer: Response): void {
  const cookies = new BrowserCookies();
  cookies.keep(answer);
  if (cookies.header) one.cookie = cookies.header;
}

/** Turns the second factor on for the person of the test. */
async function enrol(): Promise<{ uri: string; backupCodes: string[] }> {
  const enrolment = await client.ask<{ uri: string; backupCodes: string[] }>("secondFactor.begin", { password: NEW_PASSWORD });
  const answer = await client.call("secondFactor.confirm", { code: codeOf(enrolment.uri) });
  expect(answer.status).toBe(204);
  keepCookies(client, answer);
  return enrolment;
}

/** A browser that has given the right password and is asked for a code; from an address of its own. */
async function passPassword(address = `10.7.${people}.1`) {
  const cookies = new BrowserCookies();
  const headers = () => ({ "x-forwarded-for": address, cookie: cookies.header });
  const door = new AdminClient(site);
  const answer = await door.call("session.signIn", { email, password: NEW_PASSWORD }, headers());
  cookies.keep(answer);
  return {
    answer,
    cookies,
    async give(code: string, kind: "app" | "backup" = "app"): Promise<Response> {
      const given = await door.call("session.verifyCode", { code, kind }, headers());
      cookies.keep(given);
      return given;
    },
    isIn: async () => (await door.call("pages.list", {}, headers())).status === 200,
  };
}

test("the secret of an enrolment is one any app reads, and is not in force before a code of it", async () => {
  const { uri, backupCodes } = await client.ask<{ uri: string; backupCodes: string[] }>("secondFactor.begin", { password: NEW_PASSWORD });
  const totp = OTPAuth.URI.parse(uri) as OTPAuth.TOTP;
  expect([totp.digits, totp.period, totp.algorithm, totp.issuer]).toEqual([6, 30, "SHA1", "Abre Fácil"]);
  expect(uri).toContain(encodeURIComponent(email));
  expect(new Set(backupCodes).size).toBe(10);

  const wrong = await client.call("secondFactor.confirm", { code: listWrongCodes(uri, 1)[0] });
  expect(wrong.status).toBe(400);
  expect(await wrong.text()).toContain("Código incorreto.");
  expect(await client.ask("account.read")).toMatchObject({ hasSecondFactor: false });
  expect((await passPassword()).answer.status).toBe(204);
});

test("the secret and the codes for its loss are not in the database as they are", async () => {
  const { uri, backupCodes } = await enrol();
  const secret = new URL(uri).searchParams.get("secret") ?? "-";
  const stored = JSON.stringify(await querySite(site, sql`select * from "twoFactor"`));
  expect(stored).not.toContain(secret);
  expect(stored).not.toContain(Buffer.from(OTPAuth.Secret.fromBase32(secret).buffer).toString());
  for (const code of backupCodes) expect(stored).not.toContain(code);
});

test("enrolling asks for the password", async () => {
  expect((await client.call("secondFactor.begin", { password: "errada-123" })).status).toBe(403);
  expect((await client.call("secondFactor.begin", {})).status).toBe(403);
});

test("once it is on, the right password alone opens nothing; a code does", async () => {
  const { uri } = await enrol();
  expect(await lastActivity()).toEqual({ actor: email, action: "second-factor.enabled", subject: email });
  const door = await passPassword();
  expect(door.answer.status).toBe(200);
  expect(await door.answer.text()).toContain("asksForCode");
  expect(door.answer.headers.getSetCookie().join()).not.toContain("session_token=");
  expect(await door.isIn()).toBe(false);

  const [code = ""] = listWrongCodes(uri, 1);
  const wrong = await door.give(code);
  expect(wrong.status).toBe(401);
  expect(await wrong.text()).toContain("Código incorreto.");
  const right = await door.give(nextCodeOf(uri));
  expect(right.status).toBe(204);
  expect(right.headers.getSetCookie().find((cookie) => cookie.includes("session_token"))).toMatch(/HttpOnly/);
  expect(await door.isIn()).toBe(true);
  expect(await lastActivity()).toEqual({ actor: email, action: "session.started", subject: "Código do aplicativo" });
});

test("a code of another moment is refused", async () => {
  const { uri } = await enrol();
  const door = await passPassword();
  expect((await door.give(codeOf(uri, Date.now() - 600_000))).status).toBe(401);
  expect((await door.give(codeOf(uri, Date.now() + 600_000))).status).toBe(401);
});

test("a code without a password before it is refused", async () => {
  const { uri } = await enrol();
  const answer = await new AdminClient(site).call("session.verifyCode", { code: nextCodeOf(uri), kind: "app" });
  expect(answer.status).toBe(412);
  expect(await answer.text()).toContain("O tempo para informar o código acabou. Entre de novo.");
});

test("a challenge is answered once", async () => {
  const { uri } = await enrol();
  const door = await passPassword();
  const challenge = door.cookies.get("abre-facil.two_factor") ?? "";
  expect((await door.give(nextCodeOf(uri))).status).toBe(204);
  const again = await new AdminClient(site).call(
    "session.verifyCode",
    { code: nextCodeOf(uri), kind: "app" },
    { cookie: `abre-facil.two_factor=${challenge}` },
  );
  expect(again.status).toBe(412);
});

test("a code that has opened the panel opens it no second time, also when both come at once", async () => {
  const { uri } = await enrol();
  // Else the code of this moment is the one it was turned on with.
  await querySite(site, sql`delete from sign_in_attempts where subject like 'code:%'`);
  const [one, two, late] = [
    await passPassword(`10.8.${people}.1`),
    await passPassword(`10.8.${people}.2`),
    await passPassword(`10.8.${people}.3`),
  ];
  const code = codeOf(uri);
  const answers = await Promise.all([one.give(code), two.give(code)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 401]);
  expect((await late.give(code)).status).toBe(401);
  // The next one is in force a little before its time.
  expect((await late.give(nextCodeOf(uri))).status).toBe(204);
});

test("a challenge takes five wrong codes, and an account ten in a quarter of an hour", async () => {
  const { uri } = await enrol();
  const first = await passPassword();
  const [wrong = ""] = listWrongCodes(uri, 1);
  for (let time = 0; time < 5; time += 1) expect((await first.give(wrong)).status).toBe(401);
  expect((await first.give(nextCodeOf(uri))).status).toBe(412);
  const second = await passPassword(`10.7.${people}.2`);
  expect(second.answer.status).toBe(200);
  for (let time = 0; time < 4; time += 1) expect((await second.give(wrong)).status).toBe(401);
  expect((await second.give(nextCodeOf(uri))).status).toBe(429);
  expect((await passPassword(`10.7.${people}.3`)).answer.status).toBe(429);
});

test("codes tried all at once count all the same", async () => {
  const { uri } = await enrol();
  const door = await passPassword();
  const answers = await Promise.all(listWrongCodes(uri, 20).map((code) => door.give(code)));
  expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(5);
  expect(await door.isIn()).toBe(false);
});

test("a live session beside the challenge does not make codes free", async () => {
  const { uri } = await enrol();
  const [wrong = ""] = listWrongCodes(uri, 1);
  const door = await passPassword();
  door.cookies.set("abre-facil.session_token", client.cookie.split("session_token=")[1]?.split(";")[0] ?? "");
  for (let time = 0; time < 5; time += 1) expect((await door.give(wrong)).status).toBe(401);
  expect((await door.give(wrong)).status).toBe(412);
});

test("a code for the loss of the app works once", async () => {
  const { backupCodes } = await enrol();
  const [code = ""] = backupCodes;
  expect((await (await passPassword()).give(code.toUpperCase(), "backup")).status).toBe(204);
  expect(await lastActivity()).toEqual({ actor: email, action: "session.started", subject: "Código reserva" });
  expect((await (await passPassword()).give(code, "backup")).status).toBe(401);
});

test("new codes for the loss take the place of the old ones, after the password", async () => {
  const { backupCodes } = await enrol();
  expect((await client.call("secondFactor.renewBackupCodes", { password: "errada-123" })).status).toBe(403);
  const renewed = await client.ask<{ backupCodes: string[] }>("secondFactor.renewBackupCodes", { password: NEW_PASSWORD });
  const door = await passPassword();
  expect((await door.give(backupCodes[0] ?? "", "backup")).status).toBe(401);
  expect((await door.give(renewed.backupCodes[0] ?? "", "backup")).status).toBe(204);
});

test("without a second factor there are no codes to renew", async () => {
  const answer = await client.call("secondFactor.renewBackupCodes", { password: NEW_PASSWORD });
  expect(answer.status).toBe(409);
  expect(await answer.text()).toContain("O segundo fator está desligado.");
});

test("it is turned off with the password, and on only once", async () => {
  await enrol();
  expect((await client.call("secondFactor.begin", { password: NEW_PASSWORD })).status).toBe(409);
  expect((await client.call("secondFactor.disable", { password: "errada-123" })).status).toBe(403);
  const answer = await client.call("secondFactor.disable", { password: NEW_PASSWORD });
  expect(answer.status).toBe(204);
  keepCookies(client, answer);
  expect(await isIn(client)).toBe(true);
  expect(await lastActivity()).toEqual({ actor: email, action: "second-factor.disabled", subject: email });
  expect((await passPassword()).answer.status).toBe(204);
});

test("turning it on or off replaces the session, which ends when the old one would have", async () => {
  const expiry = async () => {
    const statement = sql`select s.token, s."expiresAt" as at from session s join "user" u on u.id = s."userId" where u.email = ${email}`;
    return (await querySite<{ token: string; at: string | Date }>(site, statement))[0];
  };
  const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
  await querySite(site, sql`update session set "expiresAt" = ${inAnHour} where "userId" = (select id from "user" where email = ${email})`);
  const before = await expiry();
  const oldCookie = client.cookie;
  await enrol();
  const after = await expiry();
  expect(after?.token).not.toBe(before?.token);
  expect(after?.at).toEqual(before?.at);
  client.cookie = oldCookie;
  expect(await isIn(client)).toBe(false);
});

wholeTest("a database from before second factors is brought up to date, and its administrators stay", async () => {
  const dataDir = await copyDataOf(site);
  await querySite({ dataDir }, sql`drop table "twoFactor"`);
  for (const column of ["twoFactorEnabled", "mustChangePassword", "role"]) {
    await querySite({ dataDir }, sql`alter table "user" drop column ${sql.ref(column)}`);
  }
  const updated = await startSite({ dataDir });
  try {
    const old = await AdminClient.signedIn(updated);
    expect((await old.call("pages.list", {})).status).toBe(200);
    expect((await old.call("secondFactor.begin", { password: ADMIN.password })).status).toBe(200);
  } finally {
    await updated.stop();
  }
});

test("another administrator turns it off for who lost the app, along with a new password", async () => {
  await enrol();
  const { id, hasSecondFactor } = await findPerson(owner, email);
  expect(hasSecondFactor).toBe(true);
  const kept = await owner.ask<{ password: string }>("people.resetPassword", { id });
  const asked = await new AdminClient(site).call("session.signIn", { email, password: kept.password });
  expect(await asked.text()).toContain("asksForCode");
  const { password } = await owner.ask<{ password: string }>("people.resetPassword", { id, alsoSecondFactor: true });
  expect(await lastActivity()).toEqual({ actor: ADMIN.email, action: "person.second-factor-reset", subject: email });
  expect((await new AdminClient(site).signIn({ email, password })).status).toBe(204);
});
