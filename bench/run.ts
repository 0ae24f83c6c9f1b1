/** `npm run bench`: prints every measured figure beside its budget. */
import { type Command, readArguments, refuseArguments } from "../src/server/cli/read-arguments.mjs";
import { measureBeacons } from "./beacons";
import { measureBulk } from "./bulk";
import { measureCachedPage } from "./cached-page";
import { measureChangedFact } from "./changed-fact";
import { listClientChunks } from "./client-chunks";
import { measureFrozenFigures } from "./frozen-figures";
import { measureHundredThousand } from "./hundred-thousand";
import { measureImport } from "./import";
import { keepResults } from "./keep-results";
import { measureLighthouse } from "./lighthouse";
import { measureManyPhotos } from "./many-photos";
import { measureMemory } from "./memory";
import { measureMemoryOfPublishing } from "./memory-publishing";
import { measureOwnText } from "./own-text";
import { measurePhotos } from "./photos";
import { measurePublish } from "./publish";
import { measureRender } from "./render";
import { type Figure, toFigureTable } from "./report";
import { measureResults } from "./results";
import { measureServers } from "./servers";
import { measureStart } from "./start";
import { measureSubstances } from "./substance";
import { measureTitles } from "./titles";
import { measureTransferred } from "./transferred";
import { measureUniqueness } from "./uniqueness";
import { measureWords } from "./words";
import { measureWorks } from "./works";

const benches: Record<string, () => Promise<Figure[]>> = {
  lighthouse: measureLighthouse,
  transferred: measureTransferred,
  works: measureWorks,
  "client-chunks": listClientChunks,
  titles: measureTitles,
  uniqueness: measureUniqueness,
  "own-text": measureOwnText,
  words: measureWords,
  "cached-page": measureCachedPage,
  beacons: measureBeacons,
  servers: measureServers,
  render: measureRender,
  start: measureStart,
  memory: measureMemory,
  "memory-publishing": measureMemoryOfPublishing,
  bulk: measureBulk,
  import: measureImport,
  publish: measurePublish,
  "changed-fact": measureChangedFact,
  "hundred-thousand": measureHundredThousand,
  "frozen-figures": measureFrozenFigures,
  substance: measureSubstances,
  photos: measurePhotos,
  results: measureResults,
  "many-photos": measureManyPhotos,
};

const names = Object.keys(benches);
const command: Command = {
  language: "en",
  usage: "npm run bench [-- [--markdown] [NAME…]]",
  about: `Runs the named benches, or every one, prints what each measured and then the table of budgets.
  --markdown   also puts that table into docs/benchmarks.md, machine and versions above it
The benches: ${names.join(", ")}`,
  options: { markdown: "boolean" },
  most: names.length,
};
const { positionals: wanted, values } = readArguments(command);
const unknown = wanted.find((name) => !names.includes(name));
if (unknown !== undefined) refuseArguments(command, `No bench "${unknown}". There are: ${names.join(", ")}`);

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
  if (values["markdown"]) await keepResults(table);
}
