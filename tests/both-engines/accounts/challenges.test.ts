import { hashPassword } from "better-auth/crypto";
import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { createAccounts } from "#server/accounts/accounts";
import { createFirstAdministrator } from "#server/accounts/first-administrator";
import type { Connection } from "#server/database/database";
import { readSettings, SettingsError } from "#server/settings/settings";
import { createDatabase } from "#support/database/database";
import { makeTemporaryFolder } from "#support/machine/temporary-folder";
import { codeOf, nextCodeOf } from "#support/site/app-codes";
import { BrowserCookies } from "#support/site/browser-cookies";

type Accounts = Awaited<ReturnType<typeof createAccounts>>;

const EMAIL = "dona@exemplo.com.br";
const PASSWORD = "portao-que-range-7";
const HASH = await hashPassword(PASSWORD);
const OTHER_PASSWORD = "trilho-sem-graxa-8";

let connection: Connection;
let accounts: Accounts;
let personId: string;

beforeEach(async () => {
  connection = await createDatabase();
  accounts = await startProcess();
  const { internalAdapter } = await accounts.auth.$context;
  ({ id: personId } = await internalAdapter.createUser({ email: EMAIL, name: "Dona", emailVerified: true }, { method: "email-password" }));
  await internalAdapter.createAccount({ userId: personId, accountId: personId, providerId: "credential", password: HASH });
});

/** One more process of the site. */
const startProcess = () => createAccounts(connection, readSettings({ DATA_DIR: makeTemporaryFolder(), SECRET_KEY: "s".repeat(40) }));

/** A browser that has given the password; with a second factor it is asked for a code. */
async function signIn(password = PASSWORD, by = accounts) {
  const cookies = new BrowserCookies();
  const headers = () => new Headers({ cookie: cookies.header });
  const keep = (sent: readonly string[]) =>
    cookies.keep(new Response(null, { headers: sent.map((cookie): [string, string] => ["set-cookie", cookie]) }));
  const result = await by.signIn(EMAIL, password, headers(), "10.0.0.1");
  if ("cookies" in result) keep(result.cookies);
  return {
    outcome: result.outcome,
    headers,
    async give(code: string, kind: "app" | "backup" = "app", to = accounts) {
      const given = await to.secondFactor.verify(kind, code, headers(), "10.0.0.1");
      if ("cookies" in given) keep(given.cookies);
      return given.outcome;
    },
    isIn: async () => (await accounts.findPerson(headers())) !== undefined,
    keep,
  };
}

/** Turns the second factor on. */
async function enrol(password = PASSWORD) {
  const browser = await signIn(password);
  const begun = await accounts.secondFactor.begin(browser.headers(), password);
  if (!begun || begun === "already-enabled") throw new Error("The second factor did not begin");
  const confirmation = codeOf(begun.uri);
  const cookies = await accounts.secondFactor.confirm(browser.headers(), { email: EMAIL, code: confirmation });
  if (!cookies) throw new Error("The code was not taken");
  browser.keep(cookies);
  return { ...begun, browser, confirmation };
}

/** Does something after the library has looked at password or code and before it begins the session. */
async function beforeNextSession(act: () => Promise<unknown>): Promise<void> {
  const { internalAdapter } = await accounts.auth.$context;
  const createSession = internalAdapter.createSession.bind(internalAdapter);
  internalAdapter.createSession = async (...given) => {
    internalAdapter.createSession = createSession;
    await act();
    return await createSession(...given);
  };
}

test("the code that turned the second factor on opens no session; the next one does", async () => {
  const { uri, confirmation } = await enrol();
  const door = await signIn();
  expect(door.outcome).toBe("second-factor");
  expect(await door.give(confirmation)).toBe("wrong-code");
  expect(await door.isIn()).toBe(false);
  expect(await door.give(nextCodeOf(uri))).toBe("signed-in");
});

test("a code is taken by one process of several", async () => {
  const { uri } = await enrol();
  const other = await startProcess();
  const [one, two] = [await signIn(), await signIn(PASSWORD, other)];
  const code = nextCodeOf(uri);
  const outcomes = await Promise.all([one.give(code), two.give(code, "app", other)]);
  expect(outcomes.toSorted()).toEqual(["signed-in", "wrong-code"]);
});

test.each(["app", "backup"] as const)(
  "a challenge begun before the person changed the password takes no code any more: %s",
  async (kind) => {
    const { uri, backupCodes, browser } = await enrol();
    const door = await signIn();
    expect(door.outcome).toBe("second-factor");
    expect(await accounts.own.changePassword(browser.headers(), personId, PASSWORD, OTHER_PASSWORD)).toBe(true);
    expect(await door.give(kind === "app" ? nextCodeOf(uri) : (backupCodes[0] ?? ""), kind)).toBe("expired");
    expect(await door.isIn()).toBe(false);
    // Neither code was spent on it.
    const again = await signIn(OTHER_PASSWORD);
    expect(await again.give(kind === "app" ? nextCodeOf(uri) : (backupCodes[0] ?? ""), kind)).toBe("signed-in");
  },
);

test.each(["app", "backup"] as const)("nor one begun before an administrator made a new password: %s", async (kind) => {
  const { uri, backupCodes } = await enrol();
  const door = await signIn();
  await accounts.people.resetPassword(personId);
  expect(await door.give(kind === "app" ? nextCodeOf(uri) : (backupCodes[0] ?? ""), kind)).toBe("expired");
  expect(await door.isIn()).toBe(false);
});

test("nor one begun before the person was removed, or removed and added again", async () => {
  const { uri } = await enrol();
  const [one, two] = [await signIn(), await signIn()];
  const other = await accounts.people.add("outra@exemplo.com.br", "Outra");
  expect(await accounts.people.remove(personId, other?.id ?? "")).toBe("removed");
  expect(await one.give(nextCodeOf(uri))).toBe("expired");
  await accounts.people.add(EMAIL, "Dona");
  expect(await two.give(nextCodeOf(uri))).toBe("expired");
});

test("nor one begun for a second factor that was turned off, also when it is on again", async () => {
  const { browser } = await enrol();
  const [one, two] = [await signIn(), await signIn()];
  const cookies = await accounts.secondFactor.disable(browser.headers(), personId, PASSWORD);
  browser.keep(cookies ?? []);
  const { uri, backupCodes } = await enrol();
  expect(await one.give(nextCodeOf(uri))).toBe("expired");
  expect(await two.give(backupCodes[0] ?? "", "backup")).toBe("expired");
});

test("a used code opens nothing, whatever cookies stand before the challenge", async () => {
  const { confirmation } = await enrol();
  const door = await signIn();
  const headers = new Headers({ cookie: `x-abre-facil.two_factor=a.b; ${door.headers().get("cookie")}` });
  const given = await accounts.secondFactor.verify("app", confirmation, headers, "10.0.0.1");
  expect(given.outcome).not.toBe("signed-in");
});

test("a sign-in whose password is changed while it is looked at opens nothing", async () => {
  await beforeNextSession(() => accounts.people.resetPassword(personId));
  const door = await signIn();
  expect(door.outcome).toBe("wrong-credentials");
  expect(await door.isIn()).toBe(false);
  expect((await sql`select * from session where "userId" = ${personId}`.execute(connection.db)).rows).toEqual([]);
});

test("nor does a code that is looked at meanwhile", async () => {
  const { uri } = await enrol();
  const door = await signIn();
  await beforeNextSession(() => accounts.people.resetPassword(personId));
  expect(await door.give(nextCodeOf(uri))).toBe("expired");
  expect(await door.isIn()).toBe(false);
});

test("a challenge that begins while the password is changed is none", async () => {
  const { uri } = await enrol();
  await beforeNextSession(() => accounts.people.resetPassword(personId));
  const door = await signIn();
  expect(door.outcome).toBe("wrong-credentials");
  expect(await door.give(nextCodeOf(uri))).toBe("expired");
});

describe("a provisional password", () => {
  const DAY_MS = 24 * 60 * 60 * 1000;
  const age = async (days: number) => {
    const at = new Date(Date.now() - days * DAY_MS).toISOString();
    await sql`update account set "updatedAt" = ${at} where "userId" = ${personId}`.execute(connection.db);
    return new Date(at).getTime();
  };

  test("opens nothing when its days are over, also with a second factor; a new one does", async () => {
    await enrol();
    const old = await accounts.people.resetPassword(personId);
    await age(7.01);
    const door = await signIn(old);
    expect(door.outcome).toBe("expired-password");
    expect(door.headers().get("cookie")).toBe("");
    // Who does not know it hears nothing of it.
    expect((await signIn("errada-123")).outcome).toBe("wrong-credentials");
    const made = await accounts.people.resetPassword(personId, { alsoSecondFactor: true });
    expect((await signIn(made)).outcome).toBe("signed-in");
  });

  test("leaves no session behind where it is refused", async () => {
    const made = await accounts.people.resetPassword(personId);
    await age(8);
    expect((await signIn(made)).outcome).toBe("expired-password");
    expect((await sql`select * from session where "userId" = ${personId}`.execute(connection.db)).rows).toEqual([]);
  });

  test("opens the panel until then, and the list says how long", async () => {
    const made = await accounts.people.resetPassword(personId);
    const madeAt = await age(6.9);
    expect((await signIn(made)).outcome).toBe("signed-in");
    const [person] = await accounts.people.list();
    expect(person?.temporaryPasswordEndsAt?.getTime()).toBe(madeAt + 7 * DAY_MS);
  });

  test("is the only kind that ends", async () => {
    await age(400);
    expect((await signIn()).outcome).toBe("signed-in");
    const [person] = await accounts.people.list();
    expect(person?.temporaryPasswordEndsAt).toBeUndefined();
  });
});

test("a password on the list of common ones opens the account whose it is, and begins none", async () => {
  await sql`delete from "user"`.execute(connection.db);
  const settings = readSettings({ DATA_DIR: makeTemporaryFolder(), ADMIN_EMAIL: EMAIL, ADMIN_PASSWORD: "Senha@123" });
  await expect(createFirstAdministrator(connection.db, accounts.auth, settings, [])).rejects.toThrow(
    new SettingsError("ADMIN_PASSWORD is easy to guess: choose another, such as a long phrase, or leave it out to have one made up"),
  );
  expect((await sql`select * from "user"`.execute(connection.db)).rows).toEqual([]);

  const { id } = (await accounts.people.add(EMAIL, "Dona")) ?? { id: "" };
  const hash = await (await accounts.auth.$context).password.hash("Senha@123");
  await sql`update account set password = ${hash} where "userId" = ${id}`.execute(connection.db);
  expect(await createFirstAdministrator(connection.db, accounts.auth, settings, [])).toBeUndefined();
  expect((await signIn("Senha@123")).outcome).toBe("signed-in");
});

test("what a provisional password began ends when its owner comes in another way", async () => {
  const made = await accounts.people.resetPassword(personId);
  const door = await signIn(made);
  expect(await door.isIn()).toBe(true);
  await accounts.people.dropTemporaryPassword(personId, "the session of that other way");
  expect(await door.isIn()).toBe(false);
  expect((await signIn(made)).outcome).toBe("wrong-credentials");
});

test("who changes his password while an administrator makes a new one does not undo it", async () => {
  const browser = await signIn();
  const { password } = await accounts.auth.$context;
  const verify = password.verify;
  let made: string | undefined;
  password.verify = async (given) => {
    password.verify = verify;
    const isRight = await verify(given);
    made = await accounts.people.resetPassword(personId);
    return isRight;
  };
  expect(await accounts.own.changePassword(browser.headers(), personId, PASSWORD, OTHER_PASSWORD)).toBe(false);
  expect((await signIn(OTHER_PASSWORD)).outcome).toBe("wrong-credentials");
  expect((await signIn(made)).outcome).toBe("signed-in");
});
