import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { onOwnPort } from "#support/machine/own-port";
import { untilServing } from "#support/machine/own-server";
import { makeTemporaryFolder } from "#support/machine/temporary-folder";
import { AdminClient } from "#support/site/client";
import { ADMIN } from "#support/site/site";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const SOURCES = ["src", "content", "dev", "integrations", "public", "astro.config.ts", "package.json", "tsconfig.json"];
/** Only ends what hangs. */
const BOUND_MS = 180_000;

/** No browser asks for packages here; and the folder of those bundled for one belongs to `npm run dev`. */
const WITHOUT_BUNDLED_PACKAGES = 'vite: { cacheDir: "cache", optimizeDeps: { noDiscovery: true },';

/** Serves a copy of the sources, so that what the test writes there changes nothing else. */
function startDevelopment() {
  const folder = makeTemporaryFolder();
  for (const name of SOURCES) cpSync(join(ROOT, name), join(folder, name), { recursive: true });
  symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"));
  change(folder, "astro.config.ts", "vite: {", WITHOUT_BUNDLED_PACKAGES);
  return onOwnPort((port) => serve(folder, port));
}

function change(folder: string, file: string, from: string, to: string): void {
  const path = join(folder, file);
  const text = readFileSync(path, "utf8");
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
}

async function serve(folder: string, port: number) {
  // Reading all sources at once leaves much behind: with room for it a tenth less of the processor is needed.
  const child = spawn(process.execPath, ["--max-semi-space-size=64", join(folder, "dev", "serve.ts"), "--seed"], {
    cwd: folder,
    env: {
      PATH: process.env["PATH"] ?? "",
      ...(process.env["NODE_COMPILE_CACHE"] && { NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"] }),
      HOST: "localhost",
      PORT: String(port),
      DATA_DIR: join(folder, "data"),
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      ASTRO_TELEMETRY_DISABLED: "1",
    },
  });
  const closed = once(child, "close");
  onTestFinished(async () => {
    child.kill("SIGKILL");
    await closed;
  });
  const output = await untilServing(child, {
    port,
    saysTaken: /already in use/,
    isServing: (printed) => printed.includes("Abre Fácil está no ar"),
    what: "The development server",
  });
  const url = `http://localhost:${port}`;
  return {
    url,
    output,
    read: async (path: string) => await (await fetch(url + path)).text(),
    change: (file: string, from: string, to: string) => change(folder, file, from, to),
    async stop() {
      child.kill("SIGINT");
      await closed;
      return child.exitCode;
    },
  };
}

test(
  "the sources are served as they are written, with panel, pages to look at and one open database",
  async () => {
    const site = await startDevelopment();
    const seen = (path: string) => expect.poll(() => site.read(path), { timeout: BOUND_MS });
    const client = await AdminClient.signedIn(site);
    expect(await (await client.get("/admin/painel")).text()).toContain("Painel Administrativo");
    expect(await site.read("/links-uteis/portao-na-chuva")).toContain("Cuidados com o portão na época de chuva");

    site.change("content/faq.ts", "Qual é o melhor tipo de portão para automatizar?", "Que portão se pode automatizar?");
    await seen("/faq").toContain("Que portão se pode automatizar?");
    site.change("content/landing/orcamento.yaml", "title: Quanto custa o motor do seu portão", "title: O preço do seu motor");
    await seen("/orcamento").toContain("O preço do seu motor");
    site.change("src/site/layout/Footer.tsx", 'aria-label="Rodapé"', 'aria-label="Fim da página"');
    await seen("/faq").toContain("Fim da página");
    site.change("src/server/content/site-options.ts", "contact.phone ?? business.contact.phone", '"5511900000099"');
    await seen("/faq").toContain("90000-0099");

    expect(await client.ask<object[]>("people.list")).toHaveLength(2);
    expect(await site.stop()).toBe(0);
    expect(site.output()).not.toContain("in use by another");
  },
  2 * BOUND_MS,
);
