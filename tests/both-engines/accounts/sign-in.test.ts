import { readFileSync } from "node:fs";
import { sql } from "kysely";
import { beforeEach, expect, onTestFinished } from "vitest";
import { createAttemptSubjects, createSignInLimit } from "#server/accounts/sign-in-limit";
import { createDatabase, querySite } from "#support/database/database";
import { ENGINE } from "#support/database/engine";
import { subjectOf } from "#support/site/attempts";
import { AdminClient } from "#support/site/client";
import { send } from "#support/site/http";
import { ADMIN, type Site, startSite } from "#support/site/site";
import { forgetSignIns, test } from "#support/site/stage";

const HOURS_4 = 14_400;

let site: Site;

test.beforeAll(({ stage }) => {
  ({ site } = stage);
});
beforeEach(() => forgetSignIns(site));

/** A sign-in from an address of its own, as a proxy on this machine would tell it, so that tests do not count together. */
const signIn = (email: string, password: string, address: string, at = site) =>
  new AdminClient(at).call("session.signIn", { email, password }, { "x-forwarded-for": address });

/** So many wrong passwords at once, each with a number of its own. */
const failTimes = (count: number, emailOf: (number: number) => string, addressOf: (number: number) => string) =>
  Promise.all(Array.from({ length: count }, (_, index) => signIn(emailOf(index + 1), "errada-123", addressOf(index + 1))));

/** The processor's time a site has taken so far, in hundredths of a second. */
function readWork({ pid }: Site): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  const [user, system] = [fields[11], fields[12]];
  return Number(user) + Number(system);
}

const medianOf = (values: readonly number[]) => values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN;

async function readFailure(answer: Response) {
  const { code, message } = (await answer.json()) as { code: string; message: string };
  return { status: answer.status, code, message };
}

test("the right password sets a session cookie for four hours that no script can read", async () => {
  const answer = await signIn(ADMIN.email, ADMIN.password, "10.0.0.1");
  expect(answer.status).toBe(204);
  const [cookie = "", known, ...others] = answer.headers.getSetCookie();
  expect(others).toEqual([]);
  expect(cookie).toMatch(/^abre-facil\.session_token=/);
  expect(known).toMatch(/^abre-facil\.known_browser=.*; Path=\/_actions\/; HttpOnly; SameSite=Strict$/);
  const attributes = cookie.split("; ").slice(1);
  expect(attributes).toEqual(expect.arrayContaining(["HttpOnly", "SameSite=Lax", `Max-Age=${HOURS_4}`, "Path=/"]));
  expect(answer.headers.get("cache-control")).toMatch(/no-store/);
});

test("an endless e-mail is refused before anything is counted by it", async () => {
  const endless = `${Array.from({ length: 200 }, () => crypto.randomUUID()).join("")}@exemplo.com.br`;
  expect((await signIn(endless, "errada-123", "10.0.8.1")).status).toBe(400);
});

test("the e-mail is taken in capitals and with spaces around it", async () => {
  expect((await signIn(ADMIN.email.toUpperCase(), ADMIN.password, "10.0.0.2")).status).toBe(204);
});

test("a wrong password and an unknown account are answered alike", async () => {
  const wrong = await signIn(ADMIN.email, "errada-123", "10.0.0.3");
  const unknown = await signIn("ninguem@exemplo.com.br", "errada-123", "10.0.0.3");
  expect(wrong.headers.getSetCookie()).toEqual([]);
  expect(unknown.headers.getSetCookie()).toEqual([]);
  const failure = await readFailure(wrong);
  expect(failure).toEqual({ status: 401, code: "UNAUTHORIZED", message: "Email ou senha incorretos" });
  expect(await readFailure(unknown)).toEqual(failure);
});

test.skipIf(ENGINE === "postgres")("a wrong password and an unknown account take about the same time", async () => {
  const site = await startSite({ hasFullPasswords: true });
  onTestFinished(async () => void (await site.stop()));
  const work: Record<"wrong" | "unknown", number[]> = { wrong: [], unknown: [] };
  // The site's own work, for the clock also tells what else the machine does; in turns, so that both have warm caches.
  for (let time = 1; time <= 5; time += 1) {
    for (const [kind, email] of [
      ["wrong", ADMIN.email],
      ["unknown", `outra${time}@exemplo.com.br`],
    ] as const) {
      const before = readWork(site);
      expect((await signIn(email, "errada-123", `10.0.4.${time}`, site)).status).toBe(401);
      work[kind].push(readWork(site) - before);
    }
  }
  // The middle one, for a site that has just started does other things besides.
  const ratio = medianOf(work.unknown) / medianOf(work.wrong);
  // Without a hash of its own an unknown account would take less than a tenth.
  expect(ratio, JSON.stringify(work)).toBeGreaterThan(0.4);
  expect(ratio, JSON.stringify(work)).toBeLessThan(2.5);
});

test("the eleventh attempt on one account is refused from everywhere, with the right password too", async () => {
  const answers = await failTimes(
    10,
    () => "alvo@exemplo.com.br",
    (number) => `10.0.1.${number}`,
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(401));
  const refused = await readFailure(await signIn("ALVO@exemplo.com.br", "errada-123", "10.0.1.99"));
  expect(refused.status).toBe(429);
  expect(refused.message).toMatch(/^Muitas tentativas de acesso\. Tente de novo em 1[45] minutos\.$/);
  expect((await signIn(ADMIN.email, ADMIN.password, "10.0.1.99")).status).toBe(204);
});

test("the right password of a locked account is refused until the window is over", async () => {
  await failTimes(
    10,
    () => ADMIN.email,
    (number) => `10.0.2.${number}`,
  );
  expect((await signIn(ADMIN.email, ADMIN.password, "10.0.2.50")).status).toBe(429);
  await querySite(site, sql`update sign_in_attempts set window_ends_at = ${new Date(Date.now() - 1000).toISOString()}`);
  expect((await signIn(ADMIN.email, ADMIN.password, "10.0.2.50")).status).toBe(204);
  // One that a clock which was ahead began is over as well.
  await failTimes(
    10,
    () => ADMIN.email,
    (number) => `10.0.4.${number}`,
  );
  await querySite(site, sql`update sign_in_attempts set window_ends_at = '2999-01-01T00:00:00.000Z'`);
  expect((await signIn(ADMIN.email, ADMIN.password, "10.0.4.50")).status).toBe(204);
});

test("one address is refused after thirty failures on any accounts, other addresses are not", async () => {
  await failTimes(
    2,
    (number) => `conta${number}@exemplo.com.br`,
    () => "10.0.3.1",
  );
  const changed = await querySite(
    site,
    sql`update sign_in_attempts set failures = failures + 27 where subject = ${subjectOf(site, "address", "10.0.3.1")} returning subject`,
  );
  expect(changed).toHaveLength(1);
  expect((await signIn("conta30@exemplo.com.br", "errada-123", "10.0.3.1")).status).toBe(401);
  expect((await signIn("conta31@exemplo.com.br", "errada-123", "10.0.3.1")).status).toBe(429);
  expect((await signIn("conta31@exemplo.com.br", "errada-123", "10.0.3.2")).status).toBe(401);
});

test("an IPv6 client is counted by its network, whatever addresses it gives itself in it", async () => {
  await failTimes(
    2,
    (number) => `rede${number}@exemplo.com.br`,
    (number) => `2001:db8:1:2::${number}`,
  );
  const network = subjectOf(site, "address", "2001:db8:1:2::/64");
  const changed = sql`update sign_in_attempts set failures = failures + 28 where subject = ${network} returning subject`;
  expect(await querySite(site, changed)).toHaveLength(1);
  expect((await signIn("rede3@exemplo.com.br", "errada-123", "2001:db8:1:2:9:9:9:9")).status).toBe(429);
  expect((await signIn("rede3@exemplo.com.br", "errada-123", "2001:db8:1:3::1")).status).toBe(401);
});

test("attempts made all at once are counted all the same", async () => {
  const answers = await failTimes(
    25,
    () => "junto@exemplo.com.br",
    (number) => `10.0.5.${number}`,
  );
  const guesses = answers.filter(({ status }) => status === 401).length;
  expect(guesses).toBeLessThanOrEqual(12);
});

test("a right password forgives the failures of its account", async () => {
  const failures = async () =>
    (await querySite(site, sql`select failures from sign_in_attempts where subject = ${subjectOf(site, "account", ADMIN.email)}`))[0];
  await failTimes(
    3,
    () => ADMIN.email,
    (number) => `10.0.6.${number}`,
  );
  expect(await failures()).toMatchObject({ failures: 3 });
  expect((await signIn(ADMIN.email, ADMIN.password, "10.0.6.50")).status).toBe(204);
  expect(await failures()).toBeUndefined();
});

test.each([
  [{ email: "", password: "x" }, "Informe um email válido."],
  [{ email: "dono", password: "x" }, "Informe um email válido."],
  [{ email: ADMIN.email, password: "" }, "Informe a senha."],
])("%j is refused before anything is looked up: %s", async (input, message) => {
  const answer = await new AdminClient(site).call("session.signIn", input);
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain(message);
});

test("nobody signs up or in past the limit through the accounts library", async () => {
  for (const path of ["/api/auth/sign-in/email", "/api/auth/sign-up/email", "/api/auth/get-session", "/api/auth/ok"]) {
    const body = JSON.stringify({ ...ADMIN, name: "x" });
    const answer = await send(site, path, { method: "POST", headers: { "content-type": "application/json" }, body });
    expect(answer.status, path).toBe(404);
    expect(answer.headers, path).not.toHaveProperty("set-cookie");
  }
});

test("what is kept of attempts names nobody to who reads it", async () => {
  const email = "lido@exemplo.com.br";
  await signIn(email, "errada-123", "10.0.9.1");
  const readSubjects = async () =>
    (await querySite<{ subject: string }>(site, sql`select subject from sign_in_attempts order by subject`)).map(({ subject }) => subject);
  expect(await readSubjects()).toEqual([subjectOf(site, "account", email), subjectOf(site, "address", "10.0.9.1")].toSorted());
  for (const subject of await readSubjects()) expect(subject).toMatch(/^(account|address):[\w-]{43}$/);
});

test("attempts whose window is over are gone without anybody trying", async () => {
  const connection = await createDatabase();
  const limit = createSignInLimit(connection.db, { findBrowser: () => undefined, remember: () => "" }, createAttemptSubjects("segredo"));
  for (const address of ["10.0.9.2", "10.0.9.3"]) await limit.take({ email: `${address}@exemplo.com.br`, address, headers: new Headers() });
  const over = { window_ends_at: new Date(Date.now() - 1000).toISOString() };
  await connection.db.updateTable("sign_in_attempts").set(over).where("subject", "like", "account:%").execute();
  await limit.sweep();
  const left = await connection.db.selectFrom("sign_in_attempts").select("subject").execute();
  expect(left.map(({ subject }) => subject.split(":")[0])).toEqual(["address", "address"]);
});
