import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onOwnPort } from "#support/machine/own-port";
import { untilServing } from "#support/machine/own-server";
import type { Site } from "#support/site/site";

export interface Caddy {
  /** Plain HTTP, for tests that look at bytes. */
  url: string;
  securePort: number;
  /** PEM of the authority that signed its certificate. */
  authority(): string;
  stop(): Promise<void>;
}

export function hasCaddy(): boolean {
  return spawnSync("caddy", ["version"]).status === 0;
}

/** Runs the committed Caddyfile before sites, on ports and with a certificate of its own. */
export function startCaddy(sites: readonly Site[], env: Record<string, string> = {}): Promise<Caddy> {
  return onOwnPort((port) => startOn([port, port + 1, port + 2], sites, env));
}

async function startOn(
  [port, securePort, redirectPort]: readonly [number, number, number],
  sites: readonly Site[],
  env: Record<string, string>,
): Promise<Caddy> {
  const folder = mkdtempSync(join(tmpdir(), "abre-facil-caddy-"));
  const environment = {
    PATH: process.env["PATH"] ?? "",
    HOME: folder,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
    SITE_ADDRESS: `http://localhost:${port}, https://localhost:${securePort}`,
    SITE_UPSTREAMS: sites.map(({ url }) => new URL(url).host).join(" "),
    ...env,
  };
  const config = JSON.parse(
    execFileSync("caddy", ["adapt", "--config", "deploy/Caddyfile"], { env: environment, stdio: "pipe" }).toString(),
  );
  // Nothing of the machine's own is touched: no fixed ports, no authority among those it trusts.
  config.admin = { disabled: true };
  config.apps.http.http_port = redirectPort;
  config.apps.pki = { certificate_authorities: { local: { install_trust: false } } };
  writeFileSync(join(folder, "caddy.json"), JSON.stringify(config));

  const child = spawn("caddy", ["run", "--config", join(folder, "caddy.json")], { env: environment });
  const url = `http://localhost:${port}`;
  await untilServing(child, {
    port,
    saysTaken: /address already in use/,
    // It says so once it has all its ports.
    isServing: async (printed) =>
      printed.includes("serving initial configuration") && ((await fetch(`${url}/healthz`).catch(() => undefined))?.ok ?? false),
    what: "Caddy",
  });
  return {
    url,
    securePort,
    authority: () => readFileSync(join(folder, "caddy/pki/authorities/local/root.crt"), "utf8"),
    async stop() {
      const ended = once(child, "exit");
      child.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
