/** `npm run bench`: prints every measured figure beside its budget. */

import { keepFigures } from "../scripts/keep-figures.mjs";
import { type Command, readArguments, refuseArguments } from "../src/server/cli/read-arguments.mjs";
import { measureBulk } from "./panel/bulk";
import { measureChangedFact } from "./panel/changed-fact";
import { measureImport } from "./panel/import";
import { measurePhotos } from "./panel/photos";
import { measurePublish } from "./panel/publish";
import { type Figure, toFigureTable } from "./report";
import { measureServers } from "./rivals/servers";
import { measureHundredThousand } from "./scale/hundred-thousand";
import { measureManyPhotos } from "./scale/many-photos";
import { measureResults } from "./scale/results";
import { measureOneService } from "./texts/one-service";
import { measureOwnText } from "./texts/own-text";
import { measureSubstances } from "./texts/substance";
import { measureTitleLists } from "./texts/title-lists";
import { measureTitles } from "./texts/titles";
import { measureUniqueness } from "./texts/uniqueness";
import { measureWords } from "./texts/words";
import { measureBeacons } from "./visitor/beacons";
import { measureCachedPage } from "./visitor/cached-page";
import { listClientChunks } from "./visitor/client-chunks";
import { measureDocuments } from "./visitor/documents";
import { measureHeights } from "./visitor/heights";
import { measureLighthouse, measureLighthouseBehindTls } from "./visitor/lighthouse";
import { measureMemory } from "./visitor/memory";
import { measureMemoryOfPublishing } from "./visitor/memory-publishing";
import { measureMixedWork } from "./visitor/mixed-work";
import { measureRender } from "./visitor/render";
import { measureStart } from "./visitor/start";
import { measureTransferred } from "./visitor/transferred";
import { measureWorks } from "./visitor/works";

const benches: Record<string, () => Promise<Figure[]>> = {
  lighthouse: measureLighthouse,
  "lighthouse-tls": measureLighthouseBehindTls,
  documents: measureDocuments,
  transferred: measureTransferred,
  works: measureWorks,
  heights: measureHeights,
  "client-chunks": listClientChunks,
  titles: measureTitles,
  "title-lists": measureTitleLists,
  uniqueness: measureUniqueness,
  "own-text": measureOwnText,
  "one-service": measureOneService,
  words: measureWords,
  "cached-page": measureCachedPage,
  beacons: measureBeacons,
  servers: measureServers,
  render: measureRender,
  start: measureStart,
  memory: measureMemory,
  "memory-publishing": measureMemoryOfPublishing,
  "mixed-work": measureMixedWork,
  bulk: measureBulk,
  import: measureImport,
  publish: measurePublish,
  "changed-fact": measureChangedFact,
  "hundred-thousand": measureHundredThousand,
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
  if (values["markdown"]) keepFigures("results", table);
}
