import { spawnSync } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { expect, test } from "vitest";

/** Says something in every way there is, and ends as nobody foresaw. */
const PROGRAM = `
import { createLogs } from "./src/server/log/log.ts";
import { logEverything } from "./src/server/log/log-everything.ts";
import createAstroLog from "./src/server/log/astro-log.ts";

logEverything(createLogs().log);
console.log("de %s", "passagem");
console.warn("cuidado");
console.error("conta:", new Error("sem tabela"));
const astro = createAstroLog();
astro.write({ level: "info", message: "calado" });
astro.write({ level: "error", message: "\\u001b[31mError: sem página\\n    at linha\\u001b[39m" });
process.emitWarning("aviso do Node");
setTimeout(() => Promise.reject(new Error("imprevisto")), 10);
`;

const TSX = ["--import", "tsx", "--input-type=module", "-e"];

test("whatever the process and its libraries say is lines of one shape, also why it ended", () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...TSX, PROGRAM], {
    encoding: "utf8",
  });
  expect(stderr).toBe("");
  expect(status).toBe(1);
  const lines = stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(lines).toMatchObject([
    { level: 30, msg: "de passagem" },
    { level: 40, msg: "cuidado" },
    { level: 50, msg: "conta:", err: { message: "sem tabela", stack: expect.stringContaining("at ") } },
    { level: 50, msg: "Error: sem página", err: { message: "Error: sem página", stack: expect.stringContaining("at linha") } },
    { level: 40, msg: "aviso do Node" },
    { level: 60, err: { message: "imprevisto" } },
  ]);
  expect(lines).toHaveLength(6);
  for (const { time } of lines) expect(new Date(time).toISOString()).toBe(time);
});

/** Greets beside the log, as the site does when it has started. */
const GREETING = `
import { createLogs } from "./src/server/log/log.ts";
import { logEverything } from "./src/server/log/log-everything.ts";

logEverything(createLogs().log);
process.stdout.write("no ar");
setTimeout(() => process.stderr.write("ainda"), 10);
`;

test("a greeting for which the disk has no room ends nothing", () => {
  const full = openSync("/dev/full", "w");
  const { status, stderr } = spawnSync(process.execPath, [...TSX, GREETING], { encoding: "utf8", stdio: ["ignore", full, "pipe"] });
  closeSync(full);
  expect([status, stderr]).toEqual([0, "ainda"]);
});
