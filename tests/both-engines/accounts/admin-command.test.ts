import { basename } from "node:path";
import { sql } from "kysely";
import { expect, onTestFinished } from "vitest";
import { openDatabase } from "#server/database/database";
import { databaseUrlOf, querySite } from "#support/database/database";
import { ENGINE } from "#support/database/engine";
import { createPostgresDatabase, dropPostgresDatabase } from "#support/database/postgres";
import { makeTemporaryFolder } from "#support/machine/temporary-folder";
import { AdminClient } from "#support/site/client";
import { addAdministrator, NEW_PASSWORD } from "#support/site/people";
import { runProgram } from "#support/site/program";
import { ADMIN, type Site } from "#support/site/site";
import { test } from "#support/site/stage";

/** What is refused before a database is opened is refused alike whichever is behind. */
const testSqlite = test.runIf(ENGINE === "sqlite");

let site: Site;
let owner: AdminClient;

test.beforeAll(({ stage }) => {
  ({ site, client: owner } = stage);
});

const run = (args: string[], dataDir = site.dataDir) =>
  runProgram("admin", args, { DATA_DIR: dataDir, DATABASE_URL: databaseUrlOf({ dataDir }) });

test("the owner who is locked out gets a provisional password while the site runs", async () => {
  const email = "trancada.fora@exemplo.com.br";
  const person = await addAdministrator(site, owner, email);
  for (let time = 0; time < 10; time += 1) {
    await new AdminClient(site).call("session.signIn", { email, password: "errada-123" }, { "x-forwarded-for": `10.3.0.${time}` });
  }
  const { status, stdout, stderr } = await run(["reset-password", email.toUpperCase()]);
  expect([status, stderr]).toEqual([0, ""]);
  const password = /Senha provisória de trancada\.fora@exemplo\.com\.br: (\S+)/.exec(stdout)?.[1] ?? "";

  expect((await person.call("pages.list", {})).status).toBe(401);
  expect((await new AdminClient(site).signIn({ email, password: NEW_PASSWORD })).status).toBe(401);
  const back = new AdminClient(site);
  expect((await back.signIn({ email, password })).status).toBe(204);
  expect((await back.get("/admin/painel")).headers.get("location")).toBe("/admin/conta");
  expect((await back.call("account.changePassword", { currentPassword: password, newPassword: NEW_PASSWORD })).status).toBe(204);
  expect((await back.get("/admin/painel")).status).toBe(200);
  const [row] = await querySite(
    site,
    sql`select actor, subject from activities where action = 'person.password-reset' and subject = ${email}`,
  );
  expect(row).toEqual({ actor: "servidor (linha de comando)", subject: email });
});

test("the sessions of the others go on", async () => {
  await owner.ask("people.add", { email: "esquecida@exemplo.com.br", name: "Esquecida" });
  const other = await addAdministrator(site, owner, "outra-sessao@exemplo.com.br");
  expect((await run(["reset-password", "esquecida@exemplo.com.br"])).status).toBe(0);
  expect((await other.call("pages.list", {})).status).toBe(200);
});

test("the list names everyone, with what his account has", async () => {
  await owner.ask("people.add", { email: "listada@exemplo.com.br", name: "Listada", role: "technician" });
  await owner.ask("people.add", { email: "apaga@exemplo.com.br", name: "Apaga\u001B[2J a tela" });
  const people = await owner.ask<{ email: string }[]>("people.list");
  const { status, stdout } = await run(["list"]);
  expect(status).toBe(0);
  const lines = stdout.trim().split("\n");
  expect(lines.map((line) => line.split("  ")[0]).toSorted()).toEqual(people.map(({ email }) => email).toSorted());
  expect(lines).toContain(`${ADMIN.email}  Administrador  Administrador`);
  expect(lines).toContain("listada@exemplo.com.br  Listada  Técnico  (senha provisória)");
  expect(lines).toContain("apaga@exemplo.com.br  Apaga[U+001B][2J a tela  Administrador  (senha provisória)");
});

test("the second factor of who lost the app is turned off", async () => {
  await addAdministrator(site, owner, "sem-aparelho@exemplo.com.br");
  const isOn = ENGINE === "postgres" ? sql`true` : sql`1`;
  await querySite(site, sql`update "user" set "twoFactorEnabled" = ${isOn} where email = 'sem-aparelho@exemplo.com.br'`);
  expect((await run(["reset-password", "sem-aparelho@exemplo.com.br"])).stdout).toContain(
    "npm run admin -- reset-second-factor sem-aparelho@exemplo.com.br",
  );
  expect((await run(["reset-second-factor", "sem-aparelho@exemplo.com.br"])).status).toBe(0);
  expect((await run(["list"])).stdout).not.toMatch(/sem-aparelho.*segundo fator/);
  expect((await new AdminClient(site).signIn({ email: "sem-aparelho@exemplo.com.br", password: NEW_PASSWORD })).status).toBe(401);
});

test("an unknown e-mail is told, with those there are", async () => {
  const { status, stdout, stderr } = await run(["reset-password", "ninguem@exemplo.com.br"]);
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toContain("Não há pessoa com o email ninguem@exemplo.com.br.");
  expect(stderr).toContain(`  ${ADMIN.email}`);
});

testSqlite.each([[[]], [["apagar-tudo"]], [["reset-password"]], [["reset-password", "a@b.co", "c"]], [["list", "x"]]])(
  "%j is answered with how to use it",
  async (args) => {
    const { status, stdout, stderr } = await run(args);
    expect(status).toBe(1);
    expect(stdout + stderr).toContain("npm run admin -- reset-password E-MAIL");
  },
);

test("a database where no site was ever started is left empty", async () => {
  const folder = makeTemporaryFolder();
  if (ENGINE === "postgres") {
    onTestFinished(() => dropPostgresDatabase(basename(folder)));
    await createPostgresDatabase(basename(folder), "template0");
  }
  const { db } = openDatabase(databaseUrlOf({ dataDir: folder }));
  onTestFinished(() => db.destroy());
  expect(await db.introspection.getTables()).toEqual([]);
  expect(await run(["list"], folder)).toEqual({
    status: 1,
    stdout: "",
    stderr: "O banco de dados está vazio. Inicie o site uma vez, ou confira DATA_DIR e DATABASE_URL.\n",
  });
  expect(await db.introspection.getTables()).toEqual([]);
});

testSqlite("it explains itself, and refuses what it does not know in one line", async () => {
  const help = await run(["--help"]);
  expect([help.status, help.stderr]).toEqual([0, ""]);
  expect(help.stdout).toContain("Uso:\n  npm run admin -- list\n");
  expect(await run(["list", "--nonsense"])).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^Opção desconhecida: --nonsense\. Uso: .*\n$/),
  });
});

test("where there is no database it says so and makes none", async () => {
  const folder = makeTemporaryFolder();
  const { status, stderr } = await run(["list"], folder);
  expect(status).toBe(1);
  expect(stderr).toContain(ENGINE === "postgres" ? `database "${basename(folder)}" does not exist` : "Não há banco de dados em");
});
