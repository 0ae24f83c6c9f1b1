import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { AdminClient } from "#support/site/client";
import type { Site } from "#support/site/site";

const SAMPLE_TITLE = "Conserto de portão automático em Santana";

/** A page of each public kind. */
export const PAGES = [
  "/",
  "/cidades/santana",
  "/topicos/portao-automatico-nao-abre",
  "/links-uteis/conserto-de-portao-automatico-em-santana",
  "/faq",
  "/zona-norte-portoes",
  "/sitemap",
];

/** Generates and saves the generated page among `PAGES`, as an administrator does. */
export async function publishSample(site: Pick<Site, "url">): Promise<void> {
  const client = await AdminClient.signedIn(site);
  const { html } = await client.ask<{ html: string }>("generation.preview", { title: SAMPLE_TITLE, creativity: 75 });
  await client.ask("pages.save", { title: SAMPLE_TITLE, content: html });
}

/** The smallest copies of pages are made in the background, one after the other. */
const SMALLEST_COPIES_MS = 6000;

/**
 * Leaves pages as visitors find them. The first visit of an address renders it, and compresses it in a hurry; after the
 * second its smallest copy is made in the background.
 */
export async function settlePages(site: Pick<Site, "url">, paths: readonly string[] = PAGES): Promise<void> {
  for (const path of [...paths, ...paths]) await (await fetch(site.url + path)).arrayBuffer();
  await new Promise((resolve) => setTimeout(resolve, SMALLEST_COPIES_MS));
}

/** The address of every public page there is, as the site maps list them. */
export async function listPublicPaths(site: Pick<Site, "url">): Promise<string[]> {
  const read = async (path: string) => await (await fetch(site.url + path)).text();
  const locationsOf = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
  const files = await Promise.all(locationsOf(await read("/sitemap.xml")).map(read));
  return files.flatMap(locationsOf);
}

/** A file for `wrk` that asks for the pages in an order of chance, the same each time. */
export async function writeRandomPages(folder: string, paths: readonly string[]): Promise<string> {
  const file = join(folder, "random-pages.lua");
  await writeFile(
    file,
    `local paths = { ${paths.map((path) => JSON.stringify(path)).join(", ")} }
math.randomseed(1)
request = function()
  return wrk.format("GET", paths[math.random(#paths)])
end
`,
  );
  return file;
}
