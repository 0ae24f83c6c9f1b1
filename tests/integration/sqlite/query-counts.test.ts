import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { makeTemporaryFolder } from "#support/machine/temporary-folder";
import { AdminClient } from "#support/site/client";
import { send } from "#support/site/http";
import { startSite } from "#support/site/site";

const PRELOADED = fileURLToPath(new URL("../../support/database/log-queries.mjs", import.meta.url));
const HOW_TO_UPDATE =
  "A public address asks the database something else than query-counts.txt says. If that is meant: " +
  "npx vitest run --project integration query-counts -u, and read the difference before committing it";

/** Every kind of public address, each asked for once, so that none is kept yet. */
const ADDRESSES = [
  "/",
  "/cidades/santana",
  "/cidades/lugar-nenhum",
  "/topicos/portao-automatico-nao-abre",
  "/topicos/assunto-sem-texto",
  "/topicos/motor-gerado",
  "/links-uteis/motor-gerado",
  "/links-uteis/motor-apagado",
  "/links-uteis/motor-antigo",
  "/links-uteis/nunca-existiu",
  "/faq",
  "/zona-norte-portoes",
  "/termos",
  "/sitemap",
  "/sitemap?pagina=2",
  "/sitemap.xml",
  "/sitemaps/site.xml",
  "/sitemaps/links-uteis-1.xml",
  "/robots.txt",
  "/compartilhar/faq.png",
  "/compartilhar/links-uteis/motor-gerado.png",
  "/endereco-sem-pagina",
  "/not-found",
];

test("each kind of public address asks the database what it is known to ask, no more", async () => {
  const folder = makeTemporaryFolder();
  const log = join(folder, "queries.txt");
  const site = await startSite({
    env: { NODE_OPTIONS: `--import=${PRELOADED}`, QUERY_LOG: log, DATABASE_URL: `sqlite:${join(folder, "site.sqlite")}` },
  });
  onTestFinished(() => site.stop().then(() => undefined));
  const client = await AdminClient.signedIn(site);
  const save = (title: string) => client.ask<{ id: string }>("pages.save", { title, content: "<p>Texto</p>" });
  const { id: renamed } = await save("Motor Antigo");
  const fields = {
    title: "Motor Renomeado",
    slug: "motor-renomeado",
    description: "",
    keywords: "",
    content: "<p>x</p>",
    status: "public",
  };
  await client.ask("editor.update", { id: renamed, version: 1, fields });
  await client.ask("pages.remove", { id: (await save("Motor Apagado")).id });
  await save("Motor Gerado");

  const statuses: number[] = [];
  for (const address of ADDRESSES) statuses.push((await send(site, address)).status);
  // What an address has it ask after its answer has been asked, too.
  await site.stop();
  const lines = readFileSync(log, "utf8").split("\n");
  const report = ADDRESSES.flatMap((address, index) => {
    const queries = lines.filter((line) => line.startsWith(`${address} `)).map((line) => line.slice(address.length + 1));
    return [`${address} (${statuses[index]}): ${queries.length}`, ...queries.map((query) => `  ${query}`)];
  });
  await expect(`${report.join("\n")}\n`, HOW_TO_UPDATE).toMatchFileSnapshot("./query-counts.txt");
});
