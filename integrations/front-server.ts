import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import type { Plugin } from "vite";
import { compressStaticFiles } from "./compress-static-files.ts";
import { listClientChunks } from "./list-client-chunks.ts";
import { writeNotices } from "./third-parties.mjs";
import { tidyServerFiles } from "./tidy-server-files.ts";

/** Programs of the server's terminal, and the one it prepares photographs by, bundled beside the server so that they need nothing but Node. */
const PROGRAMS = ["admin", "backup", "copy-database", "prepare-photos", "restore"];

/** What a build leaves in `dist` to be started; pages may name it where nothing is built. */
export const BUILT_PROGRAMS = ["entry", ...PROGRAMS].map((name) => `dist/server/${name}.mjs`);

/**
 * Packages with native parts or with files beside them that they open themselves. All others are bundled: finding and
 * reading each of their hundreds of small files would be most of the start, and React, left outside, asks the environment
 * at the start whether it is in development, and renders at a third of its speed unless told.
 */
const NOT_TO_BUNDLE = ["sharp", "@takumi-rs/core", "pino"];

/**
 * The Astro adapter of this project: the built bundle is our own server (`src/server/front/entry.ts`),
 * which renders pages through `createApp()`; so pages and front server share one copy of every module.
 */
export function frontServer(): AstroIntegration {
  let folders: { root: URL; server: URL };
  return {
    name: "front-server",
    hooks: {
      "astro:config:setup": ({ command, config, updateConfig }) => {
        const chunksFile = new URL("client-chunks.json", config.outDir);
        if (command !== "build") return;
        updateConfig({
          vite: {
            plugins: [bundlePrograms(), listClientChunks(chunksFile)],
            ssr: { noExternal: true, external: NOT_TO_BUNDLE },
            define: { "process.env.NODE_ENV": JSON.stringify("production") },
          },
        });
      },
      "astro:config:done": ({ config, setAdapter }) => {
        folders = { root: config.root, server: config.build.server };
        setAdapter({
          name: "front-server",
          entrypointResolution: "auto",
          serverEntrypoint: new URL("../src/server/front/entry.ts", import.meta.url),
          adapterFeatures: { buildOutput: "server", middlewareMode: "classic" },
          supportedAstroFeatures: { serverOutput: "stable", staticOutput: "unsupported", hybridOutput: "unsupported" },
        });
      },
      "astro:build:done": async ({ dir, logger }) => {
        await tidyServerFiles(folders.server, folders.root);
        await writeFile(new URL("../THIRD_PARTY_NOTICES.md", folders.server), writeNotices(fileURLToPath(folders.root)));
        const count = await compressStaticFiles(dir);
        logger.info(`${count} static files compressed`);
      },
    },
  };
}

/** Entries of the server's build besides its own. */
function bundlePrograms(): Plugin {
  return {
    name: "bundle-programs",
    applyToEnvironment: ({ name }) => name === "ssr",
    buildStart() {
      for (const name of PROGRAMS) {
        const id = fileURLToPath(new URL(`../src/server/cli/${name}.ts`, import.meta.url));
        this.emitFile({ type: "chunk", id, fileName: `${name}.mjs` });
      }
    },
  };
}
