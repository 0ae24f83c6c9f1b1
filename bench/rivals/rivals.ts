import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { parse } from "node-html-parser";
import { onOwnPort } from "#support/machine/own-port";
import { untilServing } from "#support/machine/own-server";
import { ADMIN } from "#support/site/site";
import type { Rival } from "./nginx";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const NEXT_SITE = fileURLToPath(new URL("next-site/", import.meta.url));
const ASTRO_ENTRY = join(ROOT, "node_modules/.cache/astro-standalone/server/entry.mjs");
const QUIET = { ASTRO_TELEMETRY_DISABLED: "1", NEXT_TELEMETRY_DISABLED: "1" };
const MEGABYTES_OF_OUTPUT = 64 * 1024 * 1024;

const run = promisify(execFile);
const build = (folder: string, program: string, ...words: string[]) =>
  run(program, words, { cwd: folder, env: { ...process.env, ...QUIET }, maxBuffer: MEGABYTES_OF_OUTPUT });

/** The same pages, built for Astro's own standalone server with its memory cache, on a database of their own. */
export async function startAstroStandalone(): Promise<Rival> {
  await build(ROOT, "astro", "build", "--config", "bench/rivals/astro-standalone/astro.config.ts");
  const dataDir = await mkdtemp(join(tmpdir(), "abre-facil-astro-"));
  const env = { DATA_DIR: dataDir, PACE: "none", ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };
  const rival = await start(ROOT, [ASTRO_ENTRY], env);
  return {
    ...rival,
    async stop() {
      await rival.stop();
      await rm(dataDir, { recursive: true });
    },
  };
}

/** A Next.js site of one prerendered page with the text of this HTML; installed when it is not. */
export async function startNext(html: string): Promise<Rival> {
  if (!existsSync(join(NEXT_SITE, "node_modules"))) await build(NEXT_SITE, "npm", "install", "--no-save", "--no-audit", "--no-fund");
  await writeFile(join(NEXT_SITE, "content.json"), JSON.stringify(readBlocks(html)));
  await build(NEXT_SITE, "node_modules/.bin/next", "build");
  return await start(NEXT_SITE, [join(NEXT_SITE, "node_modules/next/dist/bin/next"), "start"], {});
}

/** The headings, paragraphs, list items and links of a page, in their order. */
function readBlocks(html: string): { tag: string; text: string; href?: string }[] {
  return parse(html)
    .querySelectorAll("body h1, body h2, body h3, body p, body li, body a")
    .filter((element) => element.querySelector("h1, h2, h3, p, li, a") === null && element.text.trim() !== "")
    .map((element) => ({ tag: element.tagName.toLowerCase(), text: element.text.trim(), href: element.getAttribute("href") }));
}

const start = (cwd: string, words: string[], env: Record<string, string>) => onOwnPort((port) => startOn(port, cwd, words, env));

async function startOn(port: number, cwd: string, words: string[], env: Record<string, string>): Promise<Rival> {
  const child = spawn(process.execPath, words, {
    cwd,
    env: { ...QUIET, PATH: process.env["PATH"] ?? "", NODE_ENV: "production", HOST: "127.0.0.1", PORT: String(port), ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const url = `http://127.0.0.1:${port}/`;
  await untilServing(child, {
    port,
    saysTaken: /EADDRINUSE/,
    // Both tell their address once they listen.
    isServing: async (printed) => printed.includes(`:${port}`) && ((await fetch(url).catch(() => undefined))?.ok ?? false),
    what: `The server of ${url}`,
  });
  return {
    url,
    pid: child.pid ?? 0,
    async stop() {
      const closed = once(child, "close");
      child.kill();
      await closed;
    },
  };
}
