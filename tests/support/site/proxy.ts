import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { untilServing } from "#support/machine/own-server";
import { findNginx } from "../../../scripts/test-programs.mjs";
import type { Site } from "./site";

export interface SiteProxy {
  url: string;
  stop(): Promise<void>;
}

/**
 * An nginx in front of several processes, on a port of this machine: who does not answer is passed over.
 * @throws {PortTaken} when somebody has the port.
 */
export async function startProxy(port: number, sites: readonly Pick<Site, "url">[]): Promise<SiteProxy> {
  const program = findNginx();
  if (!program) throw new Error("No nginx found: install the package `nginx-light`");
  const folder = mkdtempSync(join(tmpdir(), "abre-facil-nginx-"));
  // As root it works as another user, who must get in.
  chmodSync(folder, 0o755);
  for (const name of TEMPORARY) mkdirSync(join(folder, name));
  /** An address that no other server knows. */
  const own = `/${randomUUID()}`;
  const configuration = configure(folder, port, { own, upstreams: sites.map(({ url }) => new URL(url).port) });
  writeFileSync(join(folder, "nginx.conf"), configuration);
  const server = spawn(program, ["-p", folder, "-c", join(folder, "nginx.conf"), "-e", "stderr"], { stdio: ["ignore", "ignore", "pipe"] });
  const url = `http://localhost:${port}`;
  const closed = once(server, "close");
  async function stop(): Promise<void> {
    server.kill("SIGTERM");
    await closed;
    rmSync(folder, { recursive: true, force: true });
  }
  const isServing = async () => (await fetch(url + own).catch(() => undefined))?.status === 204;
  try {
    await untilServing(server, { port, saysTaken: /Address already in use/, isServing, what: "nginx" });
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}

const TEMPORARY = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];

function configure(folder: string, port: number, { own, upstreams }: { own: string; upstreams: readonly string[] }): string {
  return `
daemon off;
pid ${folder}/nginx.pid;
worker_processes 1;
events { worker_connections 256; }
http {
  access_log off;
  ${TEMPORARY.map((name) => `${name}_temp_path ${folder}/${name};`).join("\n  ")}
  upstream site {
    ${upstreams.map((upstream) => `server 127.0.0.1:${upstream} max_fails=1 fail_timeout=1s;`).join("\n    ")}
    keepalive 16;
  }
  server {
    listen 127.0.0.1:${port};
    location = ${own} { return 204; }
    location / {
      proxy_pass http://site;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_buffering off;
      proxy_next_upstream error timeout;
      proxy_connect_timeout 2s;
    }
  }
}
`;
}
