import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { countRows, querySite } from "#support/database/database";
import { makeTemporaryFolder } from "#support/machine/temporary-folder";
import { wholeTest } from "#support/machine/whole-test";
import { codeOf, nextCodeOf } from "#support/site/app-codes";
import { BrowserCookies } from "#support/site/browser-cookies";
import { AdminClient } from "#support/site/client";
import { ADMIN, type Site, startRefusedSite, startSite } from "#support/site/site";

/** What is written anew is read and written alike by the first test, on both databases. */

const OLD = "o-segredo-de-antes-com-mais-de-32-letras";
const NEW = "o-segredo-de-agora-com-mais-de-32-letras";
const AI_KEY = "sk-chave-guardada-1234567890-wxyz";

/** A site that ran under the old secret, with a saved AI key and a second factor, and is stopped now. */
let old: { dataDir: string; uri: string; backupCodes: string[]; cookie: string };

beforeAll(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "abre-facil-"));
  const site = await startSite({ dataDir, env: { SECRET_KEY: OLD } });
  try {
    old = { dataDir, ...(await use(site)) };
  } finally {
    await site.stop();
  }
});
afterAll(() => rmSync(old?.dataDir, { recursive: true, force: true }));

async function use(site: Site) {
  const client = await AdminClient.signedIn(site);
  await client.ask("ai.saveKey", { key: AI_KEY });
  const { uri, backupCodes } = await client.ask<{ uri: string; backupCodes: string[] }>("secondFactor.begin", { password: ADMIN.password });
  const confirmed = await client.call("secondFactor.confirm", { code: codeOf(uri) });
  expect(confirmed.status).toBe(204);
  const cookies = new BrowserCookies();
  cookies.keep(confirmed);
  return { uri, backupCodes, cookie: cookies.header };
}

/** The old site's folder, for one test. */
function copyOld(): string {
  const dataDir = makeTemporaryFolder();
  cpSync(old.dataDir, dataDir, { recursive: true });
  return dataDir;
}

async function start(dataDir: string, env: Record<string, string>): Promise<Site> {
  const site = await startSite({ dataDir, env });
  onTestFinished(async () => {
    await site.stop("SIGKILL");
  });
  return site;
}

/** Signs in with the password and a code; undefined when the code is refused. */
async function signInWith(site: Site, kind: "app" | "backup", code: string): Promise<AdminClient | undefined> {
  const cookies = new BrowserCookies();
  const client = new AdminClient(site);
  cookies.keep(await client.call("session.signIn", ADMIN));
  const given = await client.call("session.verifyCode", { kind, code }, { cookie: cookies.header });
  cookies.keep(given);
  client.cookie = cookies.header;
  return given.ok ? client : undefined;
}

const isIn = async (client: AdminClient) => (await client.call("pages.list", {})).status === 200;
const readSealed = async (dataDir: string) => [
  await querySite({ dataDir }, sql`select value from settings where name = 'ai-key'`),
  await querySite({ dataDir }, sql`select secret, "backupCodes" from "twoFactor"`),
];

test("a new secret brings the AI key and the second factor over and ends every session, once", async () => {
  const { uri, backupCodes } = old;
  const dataDir = copyOld();
  const changed = await start(dataDir, { SECRET_KEY: NEW, SECRET_KEY_PREVIOUS: OLD });
  const before = new AdminClient(changed);
  before.cookie = old.cookie;
  expect(await isIn(before)).toBe(false);
  expect(await countRows(changed, "session")).toBe(0);

  const client = await signInWith(changed, "backup", backupCodes[0] ?? "");
  if (!client) throw new Error("The backup code was refused");
  expect(await client.ask("ai.describeKey")).toMatchObject({ key: { lastFour: "wxyz", isReadable: true } });
  await changed.stop();
  expect(changed.output()).toContain('"hasEndedSessions":true,"resealed":3,"lost":0');
  for (const secret of [OLD, NEW, AI_KEY]) expect(changed.output()).not.toContain(secret);

  const sealed = await readSealed(dataDir);
  const again = await start(dataDir, { SECRET_KEY: NEW, SECRET_KEY_PREVIOUS: OLD });
  expect(await readSealed(dataDir)).toEqual(sealed);
  const stillIn = new AdminClient(again);
  stillIn.cookie = client.cookie;
  expect(await isIn(stillIn)).toBe(true);
  await again.stop();

  const without = await start(dataDir, { SECRET_KEY: NEW });
  expect(await signInWith(without, "app", nextCodeOf(uri))).toBeDefined();
});

test("a start that breaks off while it brings things over changes nothing, and the next one does", async () => {
  const { uri } = old;
  const dataDir = copyOld();
  const sealed = await readSealed(dataDir);
  const env = { SECRET_KEY: NEW, SECRET_KEY_PREVIOUS: OLD };
  await querySite({ dataDir }, sql`create trigger broken before update on "twoFactor" begin select raise(abort, 'broken off'); end`);
  const { code, output } = await startRefusedSite({ dataDir, env });
  expect([code, output]).toEqual([1, expect.stringContaining("broken off")]);
  expect(await readSealed(dataDir)).toEqual(sealed);

  await querySite({ dataDir }, sql`drop trigger broken`);
  const changed = await start(dataDir, env);
  expect(await signInWith(changed, "app", nextCodeOf(uri))).toBeDefined();
});

wholeTest("without the previous secret sessions end and the AI key is said to be unreadable; given later, it is brought over", async () => {
  const { uri } = old;
  const dataDir = copyOld();
  const without = await start(dataDir, { SECRET_KEY: NEW });
  expect(await signInWith(without, "app", nextCodeOf(uri))).toBeUndefined();
  await without.stop();

  const late = await start(dataDir, { SECRET_KEY: NEW, SECRET_KEY_PREVIOUS: OLD });
  const client = await signInWith(late, "app", nextCodeOf(uri));
  expect(await client?.ask("ai.describeKey")).toMatchObject({ key: { isReadable: true } });
});
