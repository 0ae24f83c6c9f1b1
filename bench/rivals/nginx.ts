import { execFile, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { onOwnPort } from "#support/machine/own-port";
import { untilServing } from "#support/machine/own-server";

/** A server of a comparison. */
export interface Rival {
  url: string;
  /** The process that answers. */
  pid: number;
  stop(): Promise<void>;
}

const run = promisify(execFile);

/** nginx with one worker that serves these bytes, compressed beforehand. Needs Debian's `nginx`. */
export async function startNginx(html: Buffer): Promise<Rival> {
  const folder = await mkdtemp(join(tmpdir(), "abre-facil-nginx-"));
  await writeFile(join(folder, "index.html"), html);
  await writeFile(join(folder, "index.html.gz"), gzipSync(html, { level: 7 }));
  // Its worker is another user when it is started as root.
  await run("chmod", ["-R", "a+rX", folder]);
  const { nginx, port } = await onOwnPort((own) => serve(folder, own));
  return {
    url: `http://127.0.0.1:${port}/index.html`,
    pid: await childOf(nginx.pid ?? 0),
    async stop() {
      const closed = once(nginx, "close");
      nginx.kill();
      await closed;
      await rm(folder, { recursive: true });
    },
  };
}

async function serve(folder: string, port: number) {
  /** An address that no other server knows. */
  const own = `/${randomUUID()}`;
  await writeFile(join(folder, "nginx.conf"), nginxConfig(folder, port, own));
  const nginx = spawn("nginx", ["-c", join(folder, "nginx.conf"), "-p", folder, "-e", "stderr"], { stdio: ["ignore", "ignore", "pipe"] });
  await Promise.race([once(nginx, "spawn"), once(nginx, "error").then(([error]) => Promise.reject(error))]);
  const isServing = async () => (await fetch(`http://127.0.0.1:${port}${own}`).catch(() => undefined))?.status === 204;
  await untilServing(nginx, { port, saysTaken: /Address already in use/, isServing, what: "nginx" });
  return { nginx, port };
}

async function childOf(parent: number): Promise<number> {
  for (const name of await readdir("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    const stat = await readFile(`/proc/${name}/stat`, "utf8").catch(() => "");
    if (stat.split(") ")[1]?.split(" ")[1] === String(parent)) return Number(name);
  }
  throw new Error("nginx has no worker");
}

function nginxConfig(folder: string, port: number, own: string): string {
  return `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log /dev/null;
events { worker_connections 1024; }
http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=10;
  client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder}; uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
  server { listen 127.0.0.1:${port}; root ${folder}; gzip_static on; types { text/html html; }
    location = ${own} { return 204; } } }`;
}
