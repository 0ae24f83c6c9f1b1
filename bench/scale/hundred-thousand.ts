/**
 * How much slower the site is with 100,000 generated pages. Method: three sites, with 10, 100 and 100,000 pages from
 * `bench/seed/seed-pages.ts`, each thing asked of two of them in turn, the ratio of the lower quartiles. "Uncached" is what an
 * administrator gets. `SEEDED=folder` takes the large database from there, as `npm run seed` left it, and keeps it.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "#server/database/database";
import { migrate } from "#server/database/migrate";
import { AdminClient } from "#support/site/client";
import { startSite } from "#support/site/site";
import { printTable } from "../report";
import { seedPages } from "../seed/seed-pages";
import { compare, type Row, type SeededSite, visit } from "./compare-sites";
import { measureLargeFiles } from "./large-files";
import { measureLargePanel } from "./large-panel";

const SIZES = { tiny: 10, small: 100, large: 100_000 };
const ROUNDS = 31;
const CACHED_ROUNDS = 201;
const REACH = 1.2;

/** What is asked of the small site and of the large one; later pages of the list are there only with many. */
const ADDRESSES: readonly (readonly [small: string, large: string])[] = [
  ["/", "/"],
  ["/cidades/santana", "/cidades/santana"],
  ["/topicos/portao-automatico-nao-abre", "/topicos/portao-automatico-nao-abre"],
  ["/links-uteis/conserto-de-motor-de-portao-em-sao-paulo", "/links-uteis/conserto-de-motor-de-portao-em-sao-paulo"],
  ["/faq", "/faq"],
  ["/zona-norte-portoes", "/zona-norte-portoes"],
  ["/sitemap", "/sitemap"],
  ["/sitemap", "/sitemap?pagina=834"],
  ["/sitemap", "/sitemap?pagina=1667"],
  ["/sitemap.xml", "/sitemap.xml"],
];

export async function measureHundredThousand(): Promise<Row[]> {
  const folders: string[] = [];
  const sites: SeededSite[] = [];
  const start = async (pages: number, seeded?: string) => {
    const folder = seeded ?? (await mkdtemp(join(tmpdir(), "abre-facil-bench-")));
    if (!seeded) folders.push(folder);
    await prepare(folder, seeded ? 0 : pages);
    const site = await startSite({ dataDir: folder, env: { DATABASE_URL: databaseOf(folder) } });
    const one = { site, client: await AdminClient.signedIn(site) };
    sites.push(one);
    return one;
  };
  try {
    const large = await start(SIZES.large, process.env["SEEDED"]);
    const tiny = await start(SIZES.tiny);
    const small = await start(SIZES.small);
    const rows = [
      ...(await measurePublic(tiny, large)),
      ...(await measureLargePanel(small, large)),
      ...(await measureLargeFiles(small, large)),
    ];
    printTable(
      ["figure", "reach", "measured", "holds"],
      rows.map(({ figure, reach, measured, holds }) => [figure, reach, measured, holds ? "yes" : "no"]),
    );
    return rows;
  } finally {
    for (const { site } of sites) await site.stop();
    for (const folder of folders) await rm(folder, { recursive: true });
  }
}

/** Brings a folder's database up to date and puts so many pages there. */
async function prepare(folder: string, pages: number): Promise<void> {
  const connection = openDatabase(databaseOf(folder));
  await migrate(connection);
  await seedPages(connection, pages);
  await connection.db.destroy();
}

function databaseOf(folder: string): string {
  return `sqlite:${join(folder, "abre-facil.sqlite")}`;
}

async function measurePublic(tiny: SeededSite, large: SeededSite): Promise<Row[]> {
  const rows: Row[] = [];
  for (const isUncached of [true, false]) {
    for (const [few, many] of ADDRESSES) {
      const {
        small,
        large: slow,
        ratio,
      } = await compare(
        isUncached ? ROUNDS : CACHED_ROUNDS,
        () => visit(tiny, few, isUncached),
        () => visit(large, many, isUncached),
      );
      rows.push({
        figure: `${many}, ${isUncached ? "uncached" : "cached"}: 100,000 pages against 10`,
        reach: `≤ ${REACH} ×`,
        measured: `${ratio.toFixed(2)} × (${small.toFixed(2)} and ${slow.toFixed(2)} ms)`,
        holds: ratio <= REACH,
      });
    }
  }
  return rows;
}
