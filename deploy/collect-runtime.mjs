// Copies what the built site needs to run into a folder: `dist`, and of its packages only the files its programs
// read, a tenth of what is installed. Usage, in the project's folder: node deploy/collect-runtime.mjs {folder}
import { cp, readdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { nodeFileTrace } from "@vercel/nft";

const [target] = process.argv.slice(2);
if (!target) throw new Error("Say into which folder");

const programs = (await readdir("dist/server")).filter((name) => name.endsWith(".mjs")).map((name) => join("dist/server", name));
const { fileList } = await nodeFileTrace(programs);
const packageFiles = [...fileList].filter((file) => file.startsWith("node_modules"));
for (const path of ["dist", ...packageFiles]) await cp(path, join(resolve(target), path), { recursive: true, verbatimSymlinks: true });
