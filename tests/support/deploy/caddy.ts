import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onOwnPort } from "#support/machine/own-port";
import { untilServing } from "#support/machine/own-server";
import type { Site } from "#support/site/site";
import { startAcme } from "./acme";

export interface Caddy {
  /** Plain HTTP: for tests that look at bytes, or where `DOMAIN` sends to its secure port. */
  url: string;
  securePort: number;
  /** PEM of the authority that signed its certificate. */
  authority(): Promise<string>;
  output(): string;
  stop(): Promise<void>;
}

/** Its public name, where certificates are another's. */
export const DOMAIN = "www.example.com.br";
/** Certificates that are old so soon are renewed while one looks. */
const LOOK_FOR_OLD_EVERY = "1s";

interface CaddyOptions {
  env?: Record<string, string>;
  /** Certificates for `DOMAIN` from an authority on this machine, which hold so long; else Caddy's own, for localhost. */
  acmeSeconds?: number;
}

/** Runs the committed Caddyfile before sites, on ports of its own. */
export function startCaddy(sites: readonly Pick<Site, "url">[], options: CaddyOptions = {}): Promise<Caddy> {
  return onOwnPort((port) => startOn(port, sites, options));
}

async function startOn(port: number, sites: readonly Pick<Site, "url">[], { env = {}, acmeSeconds }: CaddyOptions): Promise<Caddy> {
  const [securePort, redirectPort, acmePort] = [port + 1, acmeSeconds ? port : port + 2, port + 3];
  const folder = mkdtempSync(join(tmpdir(), "abre-facil-caddy-"));
  const environment = {
    PATH: process.env["PATH"] ?? "",
    HOME: folder,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
    SITE_ADDRESS: acmeSeconds ? DOMAIN : `http://localhost:${port}, https://localhost:${securePort}`,
    SITE_UPSTREAMS: sites.map(({ url }) => new URL(url).host).join(" "),
    ...env,
  };
  const config = JSON.parse(
    execFileSync("caddy", ["adapt", "--config", "deploy/Caddyfile"], { env: environment, stdio: "pipe" }).toString(),
  );
  const acme = acmeSeconds ? await startAcme(folder, { first: acmePort, http: redirectPort, https: securePort }, acmeSeconds) : undefined;
  // Nothing of the machine's own is touched: no fixed ports, no authority among those it trusts.
  config.admin = { disabled: true };
  config.apps.http.http_port = redirectPort;
  config.apps.pki = { certificate_authorities: { local: { install_trust: false } } };
  if (acme) {
    config.apps.http.https_port = securePort;
    for (const server of Object.values<{ listen: string[] }>(config.apps.http.servers)) server.listen = [`:${securePort}`];
    const issuer = { module: "acme", ca: acme.directory, trusted_roots_pem_files: [acme.ownAuthority] };
    config.apps.tls = { automation: { policies: [{ issuers: [issuer] }], renew_interval: LOOK_FOR_OLD_EVERY } };
  }
  writeFileSync(join(folder, "caddy.json"), JSON.stringify(config));

  const child = spawn("caddy", ["run", "--config", join(folder, "caddy.json")], { env: environment });
  const url = `http://localhost:${port}`;
  const isAnswering = async () => (await fetch(`${url}/healthz`, { redirect: "manual" }).catch(() => undefined)) !== undefined;
  try {
    const output = await untilServing(child, {
      port,
      saysTaken: /address already in use/,
      // It says so once it has all its ports.
      isServing: async (printed) => printed.includes("serving initial configuration") && (await isAnswering()),
      what: "Caddy",
    });
    return {
      url,
      securePort,
      output,
      authority: async () => (await acme?.readAuthority()) ?? readFileSync(join(folder, "caddy/pki/authorities/local/root.crt"), "utf8"),
      async stop() {
        const ended = once(child, "exit");
        child.kill();
        await ended;
        await acme?.stop();
        rmSync(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await acme?.stop();
    throw error;
  }
}
