import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** What each script of the browser is made of: characters of code by file name, then by package or folder. */
export type ClientChunks = Record<string, Record<string, number>>;

/** A Vite plugin that writes down what is in each script the build makes for the browser. */
export function listClientChunks(file: URL): Plugin {
  const chunks: ClientChunks = {};
  return {
    name: "list-client-chunks",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle(_options, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type !== "chunk") continue;
        const parts: Record<string, number> = {};
        for (const [id, { renderedLength }] of Object.entries(output.modules)) {
          const part = partOf(id);
          parts[part] = (parts[part] ?? 0) + renderedLength;
        }
        chunks[output.fileName] = parts;
      }
    },
    async writeBundle() {
      await writeFile(fileURLToPath(file), JSON.stringify(chunks));
    },
  };
}

/** The package a module is of, or its folder in the sources. */
function partOf(id: string): string {
  const inPackage = id.split("/node_modules/").at(-1);
  if (inPackage !== undefined && inPackage !== id) return /^(@[^/]+\/)?[^/]+/.exec(inPackage)?.[0] ?? inPackage;
  return /\/((?:src|content|integrations)\/.*)\/[^/]+$/.exec(id)?.[1] ?? "build";
}
