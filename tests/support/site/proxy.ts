import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { waitUntil } from "#support/machine/wait-until";
import { findNginx } from "../../../scripts/test-programs.mjs";

export interface SiteProxy {
  url: string;
  stop(): Promise<void>;
}

/** An nginx in front of several processes, on a port of this machine: who does not answer is passed over. */
export async function startProxy(port: number, upstreamPorts: readonly number[]): Promise<SiteProxy> {
  const program = findNginx();
  if (!program) throw new Error("No nginx found: install the package `nginx-light`");
  const folder = mkdtempSync(join(tmpdir(), "abre-facil-nginx-"));
  // As root it works as another user, who must get in.
  chmodSync(folder, 0o755);
  for (const name of TEMPORARY) mkdirSync(join(folder, name));
  writeFileSync(join(folder, "nginx.conf"), configuration(folder, port, upstreamPorts));
  const server = spawn(program, ["-p", folder, "-c", join(folder, "nginx.conf"), "-e", join(folder, "error.log")], { stdio: "ignore" });
  const url = `http://localhost:${port}`;
  const isAnswering = () =>
    fetch(`${url}/healthz`).then(
      () => true,
      () => false,
    );
  await waitUntil(isAnswering, { withinMs: 60_000, what: "nginx to answer" });
  return {
    url,
    async stop() {
      const ended = once(server, "exit");
      if (server.exitCode === null && server.kill("SIGTERM")) await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const TEMPORARY = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];

function configuration(folder: string, port: number, upstreamPorts: readonly number[]): string {
  return `
daemon off;
pid ${folder}/nginx.pid;
worker_processes 1;
events { worker_connections 256; }
http {
  access_log off;
  ${TEMPORARY.map((name) => `${name}_temp_path ${folder}/${name};`).join("\n  ")}
  upstream site {
    ${upstreamPorts.map((upstream) => `server 127.0.0.1:${upstream} max_fails=1 fail_timeout=1s;`).join("\n    ")}
    keepalive 16;
  }
  server {
    listen 127.0.0.1:${port};
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
