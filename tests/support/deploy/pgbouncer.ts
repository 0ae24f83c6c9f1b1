import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onOwnPort } from "#support/machine/own-port";
import { untilServing } from "#support/machine/own-server";

/** PgBouncer before a server, with settings besides where it listens; `stop` ends it. */
export function startPgBouncer(server: string, settings: Record<string, string>) {
  return onOwnPort(async (port) => {
    const folder = mkdtempSync(join(tmpdir(), "abre-facil-pgbouncer-"));
    chmodSync(folder, 0o755);
    const file = join(folder, "pgbouncer.ini");
    const all = { listen_addr: "127.0.0.1", listen_port: String(port), unix_socket_dir: "", auth_type: "any", ...settings };
    const lines = Object.entries(all).map(([name, value]) => `${name} = ${value}`);
    const { hostname, port: serverPort, username } = new URL(server);
    writeFileSync(file, `[databases]\n* = host=${hostname} port=${serverPort} user=${username}\n[pgbouncer]\n${lines.join("\n")}\n`);
    // It refuses to run as root.
    const child = spawn("pgbouncer", [...(process.getuid?.() === 0 ? ["-u", "nobody"] : []), file]);
    const output = await untilServing(child, {
      port,
      saysTaken: /Address already in use/i,
      isServing: (printed) => printed.includes("process up"),
      what: "PgBouncer",
    });
    return {
      url: `postgres://${username}@127.0.0.1:${port}`,
      output,
      async stop() {
        const ended = once(child, "exit");
        child.kill("SIGTERM");
        setTimeout(() => child.kill("SIGKILL"), 2000).unref();
        await ended;
        rmSync(folder, { recursive: true, force: true });
      },
    };
  });
}
