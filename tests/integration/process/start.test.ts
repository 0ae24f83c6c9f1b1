import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { lockInstance } from "#server/database/sqlite/instance-lock";
import { makeTemporaryFolder } from "#support/machine/temporary-folder";
import { AdminClient } from "#support/site/client";
import { refusalOf } from "#support/site/refusal";
import { copySeededSite } from "#support/site/seeded-site";
import { ADMIN, type SiteOptions, startSite } from "#support/site/site";

// Files and their locks are SQLite's alone; settings are read before any database.

async function start(options: SiteOptions = {}) {
  const site = await startSite(options);
  onTestFinished(async () => {
    await site.stop("SIGKILL");
  });
  return site;
}

const SERVER = fileURLToPath(new URL("../../../dist/server/", import.meta.url));

test("no package is bundled that looks for files beside itself", () => {
  const chunks = readdirSync(SERVER, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".mjs"));
  expect(chunks).toContain("entry.mjs");
  const looking = chunks.filter((name) =>
    /__dirname|__filename|import\.meta\.(dir|file)name/.test(readFileSync(join(SERVER, name), "utf8")),
  );
  expect(looking).toEqual([]);
});

test("pages, sessions and the password outlive a restart, which takes no other; a second process is refused with one line, and a killed one leaves no lock", async () => {
  const { dataDir, cookie } = await copySeededSite();
  const site = await start({ dataDir, env: { ADMIN_PASSWORD: "outra-senha-2" } });
  const panel = await fetch(`${site.url}/admin/painel`, { headers: { cookie }, redirect: "manual" });
  expect(panel.status).toBe(200);
  expect((await fetch(`${site.url}/links-uteis/motor-de-portao`)).status).toBe(200);
  expect((await new AdminClient(site).signIn()).status).toBe(204);
  expect((await new AdminClient(site).signIn({ email: ADMIN.email, password: "outra-senha-2" })).status).toBe(401);

  expect(await refusalOf({ dataDir })).toContain(`${dataDir}/abre-facil.sqlite is in use by another running site`);
  expect((await fetch(`${site.url}/readyz`)).status).toBe(200);

  expect(await site.stop("SIGKILL")).toBe(null);
  const next = await start({ dataDir });
  expect((await fetch(`${next.url}/readyz`)).status).toBe(200);
  expect(await next.stop()).toBe(0);
  for (const { output } of [site, next]) for (const password of [ADMIN.password, "outra-senha-2"]) expect(output()).not.toContain(password);
});

test("a process that starts while its predecessor stops waits for it", async () => {
  const dataDir = makeTemporaryFolder();
  const predecessor = lockInstance(join(dataDir, "abre-facil.sqlite"));
  const starting = start({ dataDir });
  // Its last step before it asks for the lock; the database is opened after.
  await expect.poll(() => existsSync(join(dataDir, "secret-key"))).toBe(true);
  expect(existsSync(join(dataDir, "abre-facil.sqlite"))).toBe(false);
  const released = Date.now();
  predecessor.release();
  expect((await fetch(`${(await starting).url}/readyz`)).status).toBe(200);
  expect(Math.ceil(statSync(join(dataDir, "abre-facil.sqlite")).birthtimeMs)).toBeGreaterThanOrEqual(released);
});

test("a wrong setting ends the start with one line that names it", async () => {
  expect(await refusalOf({ env: { CONTACT_PHONE: "11 90000-0000" } })).toMatch(/CONTACT_PHONE must have 13 digits/);
});

test("a port that somebody has ends the start with one line that names it", async () => {
  const server = createServer().listen(0, "0.0.0.0");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  const dataDir = makeTemporaryFolder();
  // Nothing is made by it, above all no administrator with a password that is shown once: the next start makes him.
  const without = { SECRET_KEY: "a-secret-that-nobody-is-warned-of", ADMIN_PASSWORD: "" };
  expect(await refusalOf({ dataDir, env: { ...without, PORT: String(port) } })).toContain(
    `The site cannot start: PORT ${port} is in use: stop the other program, or set PORT to another number`,
  );
  const metrics = { ...without, METRICS_PORT: String(port), METRICS_HOST: "0.0.0.0" };
  expect(await refusalOf({ dataDir, env: metrics })).toContain(`METRICS_PORT ${port} on METRICS_HOST 0.0.0.0 cannot be listened on`);
  expect(readdirSync(dataDir)).toEqual([]);
  expect((await start({ dataDir, env: without })).output()).toMatch(/Senha: +\S+/);
});

test("the first start makes up a password, says it once, and it opens the panel; a misspelt setting is told of", async () => {
  const dataDir = makeTemporaryFolder();
  const env = { ADMIN_PASSWORD: "", ADMIN_EMAIL: "dona@exemplo.com.br", CONTACT_FONE: "5511987654321" };
  const first = await start({ dataDir, env });
  const password = /Senha:\s+(\S+)/.exec(first.output())?.[1] ?? "";
  expect(password.length).toBeGreaterThanOrEqual(12);
  expect(first.output()).toContain("dona@exemplo.com.br");
  expect(first.output()).toContain(first.url);
  expect((await new AdminClient(first).signIn({ email: "dona@exemplo.com.br", password })).status).toBe(204);
  await first.stop();
  expect(first.output()).toMatch(/"level":40,.*"CONTACT_FONE is no setting and was ignored: did you mean CONTACT_PHONE\?"/);

  const second = await start({ dataDir, env });
  expect(second.output()).not.toMatch(/Senha:/);
  expect((await new AdminClient(second).signIn({ email: "dona@exemplo.com.br", password })).status).toBe(204);
});

test("the deploy kit starts the site with the flags and the environment of npm start", () => {
  const flags: string[] = JSON.parse(readFileSync("scripts/node-flags.json", "utf8"));
  const words = ["node", ...flags, "dist/server/entry.mjs"];
  expect(readFileSync("deploy/Dockerfile", "utf8")).toContain(`CMD [${words.map((word) => JSON.stringify(word)).join(", ")}]`);
  expect(readFileSync("deploy/abre-facil.service", "utf8")).toContain(`/${words.join(" ")}\n`);
  const environment: Record<string, string> = JSON.parse(readFileSync("scripts/node-environment.json", "utf8"));
  for (const [name, value] of Object.entries(environment)) {
    expect(readFileSync("deploy/Dockerfile", "utf8")).toMatch(new RegExp(`^ENV .*\\b${name}=${value}\\b`, "m"));
    expect(readFileSync("deploy/abre-facil.service", "utf8")).toMatch(new RegExp(`^Environment=.*\\b${name}=${value}\\b`, "m"));
  }
});
