/**
 * Resident memory of the process after 60 seconds of full load: of one stored page; then, on the same process, of every
 * public page in turn as signed-in administrators see them, which is a render each. Method: `wrk` with 64 connections,
 * `VmRSS` right after the load, and `VmHWM`, the most there ever was. `LOAD_SECONDS` of the environment shortens the loads.
 */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { AdminClient } from "#support/site/client";
import { startSite } from "#support/site/site";
import { type Load, load, memoryOf } from "../load";
import { PAGES, publishSample } from "../pages";
import { type Figure, printTable } from "../report";

const SECONDS = Number(process.env["LOAD_SECONDS"] ?? 60);
const REACH_MB = { stored: 220, rendered: 250 };

export async function measureMemory(): Promise<Figure[]> {
  const site = await startSite();
  const folder = await mkdtemp(join(tmpdir(), "abre-facil-memory-"));
  try {
    await publishSample(site);
    const { cookie } = await AdminClient.signedIn(site);
    for (const path of PAGES) await fetch(site.url + path);
    const script = join(folder, "every-page.lua");
    await writeFile(script, everyPageScript(PAGES));

    const rows: (string | number)[][] = [];
    const note = (what: string, done?: Load) => {
      const { now, most } = memoryOf(site.pid);
      rows.push([what, done?.requests ?? "", done?.failed ?? "", now, most]);
      return now;
    };
    note("before any load");
    const stored = note("stored page", await load(`${site.url}/`, { seconds: SECONDS, headers: { "accept-encoding": "gzip" } }));
    const rendered = note(
      "every page, signed in",
      await load(`${site.url}/`, { seconds: SECONDS, headers: { "accept-encoding": "gzip", cookie }, script }),
    );
    printTable(["load", "requests", "failed", "MB after it", "MB at the most"], rows);
    return [
      toFigure("stored page", stored, REACH_MB.stored),
      toFigure("then every page rendered for signed-in visitors", rendered, REACH_MB.rendered),
    ];
  } finally {
    await site.stop();
    await rm(folder, { recursive: true });
  }
}

function toFigure(what: string, megabytes: number, reach: number): Figure {
  return {
    figure: `memory after ${SECONDS} s of full load: ${what}`,
    reach: `≤ ${reach} MB`,
    measured: `${megabytes} MB`,
    holds: megabytes <= reach,
  };
}

/** What `wrk` runs to ask for each path in turn. */
function everyPageScript(paths: readonly string[]): string {
  return `local paths = { ${paths.map((path) => JSON.stringify(path)).join(", ")} }
local turn = 0
request = function()
  turn = turn % #paths + 1
  return wrk.format("GET", paths[turn])
end
`;
}
