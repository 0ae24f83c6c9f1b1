import type { AdminClient } from "#support/site/client";
import type { Site } from "#support/site/site";
import { sendImport, toCsv } from "#support/site/transfer";
import { compare, peakMegabytes, type Row, type SeededSite, visit } from "./compare-sites";

const MAX_URLS = 50_000;
const IMPORT_ROWS = 500;
/** Megabytes a second reading may add to what the first left, which holds garbage that nobody needed the room of. */
const MEMORY_REACH = 30;

/** Files that hold every page: site maps, exports, and the check of an import. */
export async function measureLargeFiles(small: SeededSite, large: SeededSite): Promise<Row[]> {
  return [
    ...(await measureSiteMaps(large)),
    await measureExport(large, "csv"),
    await measureExport(large, "json"),
    await measureImportCheck(small, large),
  ];
}

async function measureSiteMaps(large: SeededSite): Promise<Row[]> {
  const { site } = large;
  const counts: number[] = [];
  const index = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const files = locationsIn(index);
  for (const file of files) counts.push(locationsIn(await (await fetch(file)).text()).length);
  const largest = Math.max(...counts);
  const all = counts.reduce((sum, count) => sum + count, 0);
  return [
    {
      figure: "/sitemap.xml at 100,000 pages: addresses in its largest file",
      reach: `≤ ${MAX_URLS}`,
      measured: `${largest}, ${all} in ${counts.length} files`,
      holds: largest <= MAX_URLS,
    },
    await measureMemory(site, "all site map files, uncached", async () => {
      for (const file of files) await visit(large, new URL(file).pathname, true);
    }),
  ];
}

async function measureExport({ site, client }: SeededSite, format: "csv" | "json"): Promise<Row> {
  return await measureMemory(site, `export as ${format.toUpperCase()}`, async () => {
    const answer = await client.get(`/admin/exportar.${format}`);
    if (!answer.ok) throw new Error(`The export answered ${answer.status}`);
    for await (const _ of answer.body ?? []);
  });
}

async function measureMemory(site: Site, what: string, read: () => Promise<void>): Promise<Row> {
  const first = await peakMegabytes(site.pid, read);
  const second = await peakMegabytes(site.pid, read);
  const added = second - first;
  return {
    figure: `${what}, at 100,000 pages: memory the second time adds`,
    reach: `≤ ${MEMORY_REACH} MB`,
    measured: `${Math.round(added)} MB (${Math.round(first)} and ${Math.round(second)})`,
    holds: added <= MEMORY_REACH,
  };
}

async function measureImportCheck(small: SeededSite, large: SeededSite): Promise<Row> {
  const file = toCsv([
    ["titulo", "conteudo"],
    ...Array.from({ length: IMPORT_ROWS }, (_, row) => [`Página importada ${row}`, "<p>Texto</p>"]),
  ]);
  const check = (one: SeededSite) => checkImport(one.site, one.client, file);
  const {
    small: fast,
    large: slow,
    ratio,
  } = await compare(
    5,
    () => check(small),
    () => check(large),
  );
  return {
    figure: `import, check of ${IMPORT_ROWS} rows: 100,000 pages against 100`,
    reach: "≤ 3 ×",
    measured: `${ratio.toFixed(2)} × (${fast.toFixed(0)} and ${slow.toFixed(0)} ms)`,
    holds: ratio <= 3,
  };
}

async function checkImport(site: Site, client: AdminClient, file: string): Promise<void> {
  const { status } = await sendImport(site, client, "conferir", file);
  if (status !== 200) throw new Error(`The check answered ${status}`);
}

function locationsIn(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, location = ""]) => location);
}
