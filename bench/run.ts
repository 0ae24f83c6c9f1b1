/**
 * `npm run bench [-- name …] [--markdown]`: runs the named benches, or every one, prints what each measured and then the
 * table of budgets. With `--markdown` that table also takes its place in `docs/benchmarks.md`, machine and versions
 * above it.
 */
import { measureBulk } from "./bulk";
import { measureCachedPage } from "./cached-page";
import { listClientChunks } from "./client-chunks";
import { measureHundredThousand } from "./hundred-thousand";
import { keepResults } from "./keep-results";
import { measureLighthouse } from "./lighthouse";
import { measureMemory } from "./memory";
import { measurePublish } from "./publish";
import { measureRender } from "./render";
import { type Figure, toFigureTable } from "./report";
import { measureServers } from "./servers";
import { measureStart } from "./start";
import { measureTransferred } from "./transferred";
import { measureUniqueness } from "./uniqueness";

const benches: Record<string, () => Promise<Figure[]>> = {
  lighthouse: measureLighthouse,
  transferred: measureTransferred,
  "client-chunks": listClientChunks,
  uniqueness: measureUniqueness,
  "cached-page": measureCachedPage,
  servers: measureServers,
  render: measureRender,
  start: measureStart,
  memory: measureMemory,
  bulk: measureBulk,
  publish: measurePublish,
  "hundred-thousand": measureHundredThousand,
};

const wanted = process.argv.slice(2).filter((word) => word !== "--markdown");
const unknown = wanted.find((name) => !benches[name]);
if (unknown) {
  console.error(`No bench "${unknown}". There are: ${Object.keys(benches).join(", ")}`);
  process.exit(1);
}

const figures: Figure[] = [];
for (const [name, measure] of Object.entries(benches)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n## ${name}\n`);
  try {
    figures.push(...(await measure()));
  } catch (error) {
    // One that cannot be had here does not take the others with it.
    console.error(error);
    figures.push({ figure: name, reach: "", measured: `not measured: ${(error as Error).message.split("\n")[0]}`, holds: false });
  }
}
if (figures.length > 0) {
  const table = toFigureTable(figures);
  console.log(`\n## all\n\n${table}`);
  if (process.argv.includes("--markdown")) await keepResults(table);
}
