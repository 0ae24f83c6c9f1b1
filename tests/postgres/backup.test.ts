import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createPostgresDatabase, databaseNameOf, dropPostgresDatabase, postgresUrl } from "#support/database/postgres";
import { makeTemporaryFolder } from "#support/machine/temporary-folder";
import { AdminClient } from "#support/site/client";
import { send } from "#support/site/http";
import { runProgram } from "#support/site/program";
import { type SiteOptions, startSite } from "#support/site/site";

const WITHIN_MS = 240_000;
const SECRET_KEY = "a-secret-of-32-letters-that-no-copy-has";

async function start(options: SiteOptions = {}) {
  const site = await startSite({ ...options, env: { SECRET_KEY, ...options.env } });
  onTestFinished(async () => {
    await site.stop("SIGKILL");
  });
  return { site, client: await AdminClient.signedIn(site) };
}

async function createEmptyDatabase(): Promise<string> {
  const name = `test-${randomUUID()}`;
  onTestFinished(() => dropPostgresDatabase(name));
  return await createPostgresDatabase(name, "template0");
}

test(
  "a copy of a running site, restored by pg_restore, is a site with its pages and accounts",
  async () => {
    const { site, client } = await start();
    const { slug } = await client.ask<{ slug: string }>("pages.save", { title: "Página da cópia", content: "<p>Texto à parte</p>" });
    const copy = join(makeTemporaryFolder(), "copia.dump");
    const databaseUrl = postgresUrl(databaseNameOf(site.dataDir));
    const made = await runProgram("backup", [copy], { DATA_DIR: site.dataDir, DATABASE_URL: databaseUrl, SECRET_KEY });
    expect(made).toMatchObject({ status: 0, stderr: "" });
    expect(made.stdout).toContain("guarde também o valor de SECRET_KEY");
    expect(statSync(copy).mode & 0o777).toBe(0o600);

    const elsewhere = await createEmptyDatabase();
    const restored = spawnSync("pg_restore", ["--no-owner", "--single-transaction", `--dbname=${elsewhere}`, copy], { encoding: "utf8" });
    expect(restored).toMatchObject({ status: 0, stderr: "" });
    const { site: second, client: again } = await start({ env: { DATABASE_URL: elsewhere } });
    expect((await send(second, `/links-uteis/${slug}`)).text).toContain("Texto à parte");
    await again.ask("pages.save", { title: "Depois da cópia", content: "<p>Texto</p>" });
    expect((await again.ask<{ total: number }>("pages.list", {})).total).toBe(2);
  },
  WITHIN_MS,
);

test("a copy that cannot be made says why and leaves no file", async () => {
  const folder = makeTemporaryFolder();
  const copy = join(folder, "copia.dump");
  const env = { DATA_DIR: folder, SECRET_KEY };
  const absent = await runProgram("backup", [copy], { ...env, DATABASE_URL: postgresUrl("nao-existe") });
  expect(absent.status).toBe(1);
  expect(absent.stderr).toMatch(/pg_dump falhou: .*nao-existe/);
  const uninstalled = await runProgram("backup", [copy], { ...env, DATABASE_URL: postgresUrl("postgres"), PATH: folder });
  expect(uninstalled.status).toBe(1);
  expect(uninstalled.stderr).toContain("apt install postgresql-client");
  expect(readdirSync(folder)).toEqual([]);
});
