// Copies what the built site needs to run into a folder: `dist`, and of its packages only the files its programs
// read, a tenth of what is installed.
import { cp, readdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { nodeFileTrace } from "@vercel/nft";
import { readArguments } from "../src/server/cli/read-arguments.mjs";

const {
  positionals: [target],
} = readArguments({
  language: "en",
  usage: "node deploy/collect-runtime.mjs FOLDER",
  about: "Copies what the built site needs to run into a folder. To be run in the project's own folder.",
  least: 1,
});

const programs = (await readdir("dist/server")).filter((name) => name.endsWith(".mjs")).map((name) => join("dist/server", name));
const { fileList } = await nodeFileTrace(programs);
const packageFiles = [...fileList].filter((file) => file.startsWith("node_modules"));
for (const path of ["dist", ...packageFiles]) await cp(path, join(resolve(target), path), { recursive: true, verbatimSymlinks: true });
