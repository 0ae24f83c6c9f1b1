import { execFile } from "node:child_process";
import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { makeTemporaryFolder } from "#support/machine/temporary-folder";

const run = promisify(execFile);

/** Programs of other people answer `--help` in their own way; those of the built site are tested with it. */
const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
const NEEDS = /^node scripts\/need-(?:tools|synced)\.mjs && /;
const commands = Object.entries(scripts).map(([name, command]) => [name, command.replace(NEEDS, "")] as const);
const own = commands.filter(([, command]) => /^(node|tsx) (?!node_modules)/.test(command) && !command.includes("run-program.mjs"));
const quick = own.filter(([, command]) => command.startsWith("node "));

test("every command of ours reads its arguments in the one way", () => {
  expect(own.length).toBeGreaterThanOrEqual(10);
  for (const [name, command] of own) {
    const file = command.split(" ")[1] ?? "";
    const source = readFileSync(file, "utf8");
    expect(source, name).toMatch(/\breadArguments\(/);
    expect(source, name).not.toContain("process.argv");
  }
});

test.each(quick)("npm run %s explains itself and refuses what it does not know, before it does anything", async (name, command) => {
  const [program = "", ...args] = command.split(" ");
  const { stdout, stderr } = await run(program, [...args, "--help"]);
  expect(stdout).toMatch(new RegExp(`^Usage:\\n {2}npm (run )?${name}\\b`));
  expect(stderr).toBe("");
  const refused = await run(program, [...args, "--nonsense"]).catch((error: { code: number; stderr: string }) => error);
  expect(refused).toMatchObject({ code: 1, stderr: expect.stringMatching(/^Unknown option --nonsense\. Usage: npm .*\n$/) });
});

test("a command in TypeScript says in one line that its packages are missing, without them", async () => {
  const inTypeScript = own.filter(([, command]) => command.startsWith("tsx "));
  expect(inTypeScript.length).toBeGreaterThanOrEqual(5);
  const bare = makeTemporaryFolder();
  cpSync("scripts/need-tools.mjs", join(bare, "scripts", "need-tools.mjs"));
  for (const [name] of inTypeScript) {
    const [guard = ""] = scripts[name]?.split(" && ") ?? [];
    const [program = "", ...args] = guard.split(" ");
    const told = await run(program, args, { cwd: bare }).catch((error: { code: number; stderr: string }) => error);
    expect(told, name).toMatchObject({ code: 1, stderr: expect.stringMatching(/^This command .*: npm ci\n$/) });
    await run(program, args);
  }
});

test("a start says nothing of a file of settings that is not there", async () => {
  for (const file of ["scripts/start.mjs", "scripts/dev.mjs", "scripts/run-program.mjs"])
    expect(readFileSync(file, "utf8"), file).not.toContain("env-file-if-exists");
  const { settingsFlags } = (await import("./prepare.mjs")) as { settingsFlags: string[] };
  const { stderr } = await run(process.execPath, [...settingsFlags, "--eval", ""]);
  expect(stderr).toBe("");
});
