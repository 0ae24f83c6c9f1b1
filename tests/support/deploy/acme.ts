import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { request } from "node:https";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { untilServing } from "#support/machine/own-server";

export interface Acme {
  /** Where clients begin. */
  directory: string;
  /** PEM file of the authority that signed its own certificate. */
  ownAuthority: string;
  /** PEM of the authority that it signs with. */
  readAuthority(): Promise<string>;
  stop(): Promise<void>;
}

export interface AcmePorts {
  /** Four of its own, from here on. */
  first: number;
  /** Where it asks the names it certifies. */
  http: number;
  https: number;
}

/**
 * Pebble, the test server of Let's Encrypt, for which every name is this machine.
 * @param lifeSeconds how long its certificates hold.
 */
export async function startAcme(folder: string, { first, http, https }: AcmePorts, lifeSeconds: number): Promise<Acme> {
  const [listen, management, dns, dnsManagement] = [first, first + 1, first + 2, first + 3];
  const [certificate, privateKey] = [join(folder, "acme.pem"), join(folder, "acme.key")];
  const subject = ["-subj", "/CN=acme", "-addext", "subjectAltName=IP:127.0.0.1"];
  const key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-keyout", privateKey];
  execFileSync("openssl", ["req", "-x509", "-days", "2", ...key, "-out", certificate, ...subject], { stdio: "pipe" });
  const pebble = {
    listenAddress: `127.0.0.1:${listen}`,
    managementListenAddress: `127.0.0.1:${management}`,
    certificate,
    privateKey,
    httpPort: http,
    tlsPort: https,
    certificateValidityPeriod: lifeSeconds,
  };
  writeFileSync(join(folder, "pebble.json"), JSON.stringify({ pebble }));

  const children: ChildProcess[] = [];
  const start = async (port: number, ready: string, program: string, args: string[]) => {
    const child = spawn(program, args, { env: { PATH: process.env["PATH"] ?? "", PEBBLE_VA_NOSLEEP: "1", PEBBLE_WFE_NONCEREJECT: "0" } });
    children.push(child);
    await untilServing(child, {
      port,
      saysTaken: /address already in use/,
      isServing: (printed) => printed.includes(ready),
      what: program,
    });
  };
  const stop = async () => {
    for (const child of children) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
    }
  };
  try {
    const others = ["-http01", "", "-https01", "", "-tlsalpn01", "", "-defaultIPv6", ""];
    const addresses = ["-dns01", `127.0.0.1:${dns}`, "-management", `127.0.0.1:${dnsManagement}`];
    await start(first, "Starting management server", "pebble-challtestsrv", [...addresses, ...others]);
    await start(first, "ACME directory available", "pebble", ["-config", join(folder, "pebble.json"), "-dnsserver", `127.0.0.1:${dns}`]);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    directory: `https://127.0.0.1:${listen}/dir`,
    ownAuthority: certificate,
    async readAuthority() {
      // Of a server that only this test knows, on this machine.
      const asked = request({ host: "127.0.0.1", port: management, path: "/roots/0", rejectUnauthorized: false }).end();
      const [response] = await once(asked, "response");
      return await text(response);
    },
    stop,
  };
}
