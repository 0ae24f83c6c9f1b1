import { spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test, vi } from "vitest";
import { makeTemporaryFolder } from "#support/machine/temporary-folder";
import { BackupProblem } from "../backup/make-copy";
import { writeCopyAside } from "./write-copy";

const NEVER = new AbortController().signal;

/** A program in the place of that of `npm run backup`. */
function prepare(program: string) {
  const dataDir = makeTemporaryFolder();
  const file = join(dataDir, "program.mjs");
  writeFileSync(file, `import { writeFileSync } from "node:fs";\nconst target = process.argv[2];\n${program}`);
  return { target: join(dataDir, "copy"), write: writeCopyAside(file, { dataDir, databaseUrl: "sqlite:here" }) };
}

test("the program is told where the site's data is", async () => {
  const { target, write } = prepare("writeFileSync(target, process.env.DATABASE_URL)");
  await write(target, NEVER);
  expect(existsSync(target)).toBe(true);
});

test("what it says to the owner is said on; anything else is for the log", async () => {
  const refused = prepare('console.error("A setting seems misspelt"); console.error("O disco do servidor está cheio."); process.exit(1)');
  await expect(refused.write(refused.target, NEVER)).rejects.toEqual(new BackupProblem("O disco do servidor está cheio."));
  const broken = prepare("throw new Error('odd')");
  const error = await broken.write(broken.target, NEVER).catch((thrown: unknown) => thrown);
  expect(error).not.toBeInstanceOf(BackupProblem);
  expect((error as Error).message).toContain("odd");
});

test("when the site stops the program ends, and leaves nothing", async () => {
  const { target, write } = prepare(
    'for (const log of ["-journal", ""]) writeFileSync(target + ".part" + log, "half"); setInterval(() => {}, 1000)',
  );
  const stopping = new AbortController();
  const writing = write(target, stopping.signal);
  await vi.waitUntil(() => existsSync(`${target}.part`), { timeout: 60_000 });
  stopping.abort();
  await expect(writing).rejects.toThrow("aborted");
  expect(readdirSync(join(target, ".."))).toEqual(["program.mjs"]);
});

test("when the site is killed the program ends too, however busy it is", async () => {
  const { target } = prepare(
    'writeFileSync(target + ".part", String(process.pid)); Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)',
  );
  const site = join(target, "..", "site.mts");
  const own = fileURLToPath(new URL("./write-copy.ts", import.meta.url));
  writeFileSync(
    site,
    `import { writeCopyAside } from ${JSON.stringify(own)};
     const settings = { dataDir: "x", databaseUrl: "sqlite:here", isSecretInDataDir: true };
     await writeCopyAside(${JSON.stringify(join(target, "..", "program.mjs"))}, settings)(${JSON.stringify(target)}, new AbortController().signal);`,
  );
  const parent = spawn(process.execPath, ["--import", import.meta.resolve("tsx"), site], { stdio: "ignore" });
  const readPid = () => (existsSync(`${target}.part`) ? Number(readFileSync(`${target}.part`, "utf8")) : 0);
  await vi.waitUntil(readPid, { timeout: 60_000 });
  const pid = readPid();
  onTestFinished(() => void (isAlive(pid) && process.kill(pid, "SIGKILL")));
  parent.kill("SIGKILL");
  await expect.poll(() => isAlive(pid)).toBe(false);
});

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
