import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { makeTemporaryFolder } from "#support/machine/temporary-folder";
import { wholeTest } from "#support/machine/whole-test";
import { API_KEY } from "#support/outside/ai-provider";
import { AdminClient } from "#support/site/client";
import { runProgram } from "#support/site/program";
import { type Site, startSite } from "#support/site/site";

/** The copies of a site, as the panel lists them. */
async function listCopies(client: AdminClient) {
  return (await client.ask<{ copies: { name: string; hasSecret: boolean }[] }>("copies.read")).copies;
}

async function start(dataDir: string): Promise<{ site: Site; client: AdminClient }> {
  const site = await startSite({ dataDir });
  onTestFinished(async () => void (await site.stop()));
  return { site, client: await AdminClient.signedIn(site) };
}

const readSecret = (dataDir: string) => readFileSync(join(dataDir, "secret-key"), "utf8");

test("what is downloaded in the panel is without the server's secret, and restoring it says what that costs", async () => {
  const dataDir = makeTemporaryFolder();
  const { site, client } = await start(dataDir);
  await client.ask("ai.saveKey", { key: API_KEY });
  await client.ask("copies.make");
  await expect.poll(async () => (await listCopies(client)).length).toBe(1);
  const [copy] = await listCopies(client);
  const answer = await client.get(`/admin/copias/${copy?.name}`);
  expect(answer.status).toBe(200);
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.includes(readSecret(dataDir))).toBe(false);
  await site.stop();

  const file = join(makeTemporaryFolder(), "baixada.sqlite");
  writeFileSync(file, bytes);
  const restore = (folder: string) => runProgram("restore", [file], { DATA_DIR: folder });
  expect((await restore(dataDir)).stdout).toContain("a deste servidor é a mesma de quando ela foi feita: nada se perde");

  const elsewhere = makeTemporaryFolder();
  const { status, stdout } = await restore(elsewhere);
  expect(status).toBe(0);
  for (const cost of ["todos entram de novo", "a chave de IA precisa ser salva outra vez", "reset-second-factor"])
    expect(stdout).toContain(cost);
  const other = await start(elsewhere);
  expect(readSecret(elsewhere)).not.toBe(readSecret(dataDir));
  expect(await other.client.ask("ai.describeKey")).toMatchObject({ key: { isReadable: false } });
  const before = await fetch(`${other.site.url}/admin/painel`, { headers: { cookie: client.cookie }, redirect: "manual" });
  expect(before.headers.get("location")).toBe("/admin/login");
});

wholeTest("a copy that has the secret, as of an earlier release or by the command, is kept and not handed out", async () => {
  const dataDir = makeTemporaryFolder();
  const { client } = await start(dataDir);
  const name = "abre-facil-2026-11-01-06-00-00-000.sqlite";
  const made = await runProgram("backup", [join(dataDir, "copias", name)], { DATA_DIR: dataDir });
  expect(made).toMatchObject({ status: 0, stdout: expect.stringContaining("Ela contém a chave secreta do site") });
  expect(readFileSync(join(dataDir, "copias", name)).includes(readSecret(dataDir))).toBe(true);
  expect(await listCopies(client)).toMatchObject([{ name, hasSecret: true }]);
  const answer = await client.get(`/admin/copias/${name}`);
  expect([answer.status, await answer.text()]).toEqual([409, expect.stringContaining("Faça outra cópia e baixe essa")]);
  expect(readdirSync(join(dataDir, "copias"))).toEqual([name]);
});
