import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { listNodeFlags } from "./node-flags";

export interface Finished {
  status: number;
  stdout: string;
  stderr: string;
}

/** Runs a built program of the server's terminal, as `npm run {name} -- …` does, and waits for its end. */
export function runProgram(
  name: "admin" | "backup" | "copy-database" | "restore",
  args: string[],
  env: Record<string, string>,
): Promise<Finished> {
  const program = fileURLToPath(new URL(`../../../dist/server/${name}.mjs`, import.meta.url));
  return new Promise((resolve) => {
    const { PATH = "", NODE_COMPILE_CACHE } = process.env;
    const around = { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) };
    execFile(process.execPath, [...listNodeFlags(), program, ...args], { env: { ...around, ...env } }, (error, stdout, stderr) =>
      resolve({ status: error ? Number(error.code ?? -1) : 0, stdout, stderr }),
    );
  });
}
