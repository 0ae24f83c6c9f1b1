import { execFileSync } from "node:child_process";
import { closeSync, constants, openSync, readFileSync, readSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { makeTemporaryFolder } from "#support/machine/temporary-folder";
import { createLogOutput } from "./log-output";

function open(file: string, flags: string | number): number {
  const fd = openSync(file, flags);
  onTestFinished(() => closeSync(fd));
  return fd;
}

test("lines arrive in their order, whole, in the characters they were written in", async () => {
  const file = join(makeTemporaryFolder(), "log");
  const output = createLogOutput(open(file, "w"));
  const lines = Array.from({ length: 5000 }, (_, number) => `{"linha":${number},"texto":"portão"}\n`);
  for (const line of lines) output.write(line);
  await output.flush();
  expect(readFileSync(file, "utf8")).toBe(lines.join(""));
});

test("lines that come after there was nothing to write are written too", async () => {
  const file = join(makeTemporaryFolder(), "log");
  const output = createLogOutput(open(file, "w"));
  await output.flush();
  output.write("depois\n");
  await expect.poll(() => readFileSync(file, "utf8")).toBe("depois\n");
});

test("lines that cannot be written wait up to a limit and arrive later, and then it is said how many were lost", async () => {
  const file = join(makeTemporaryFolder(), "pipe");
  execFileSync("mkfifo", [file]);
  // Takes a little and then no more until somebody reads.
  const pipe = open(file, constants.O_RDWR | constants.O_NONBLOCK);
  const output = createLogOutput(pipe);
  const line = `${"x".repeat(999)}\n`;
  const count = 10_000;
  for (let number = 0; number < count; number += 1) output.write(line);

  let isFlushed = false;
  const flushed = output.flush().then(() => {
    isFlushed = true;
  });
  let arrived = "";
  const bytes = Buffer.alloc(1024 * 1024);
  while (!isFlushed || arrived.length === 0) {
    await new Promise(setImmediate);
    arrived += readWhatIsThere(pipe, bytes);
  }
  await flushed;
  arrived += readWhatIsThere(pipe, bytes);
  const lines = arrived.trimEnd().split("\n");
  const { lost } = JSON.parse(lines.pop() ?? "") as { lost: number };
  expect(lost).toBeGreaterThan(0);
  expect(lines.length + lost).toBe(count);
  expect(lines.every((one) => one.length === 999)).toBe(true);
});

test("a full disk neither throws nor hangs, and flushing gives up", async () => {
  // Not closed: what was not written is tried again each second, and another file would have its number.
  const output = createLogOutput(openSync("/dev/full", "w"));
  for (let number = 0; number < 5000; number += 1) output.write(`linha ${number}\n`);
  await output.flush();
  await output.flush();
});

function readWhatIsThere(fd: number, bytes: Buffer): string {
  try {
    return bytes.toString("utf8", 0, readSync(fd, bytes));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EAGAIN") return "";
    throw error;
  }
}
