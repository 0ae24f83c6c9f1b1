import type { AstroIntegration } from "astro";
import { type Plugin, runnerImport } from "vite";
import { escapeWide } from "./tidy-server-files.ts";

const READS_DATA = /from "[./]+\/read-data"/;
const isDataModule = (id: string | null, code: string) => id !== null && /\/content\/.*\.ts$/.test(id) && READS_DATA.test(code);

/**
 * Modules of `content` that read files of data (`content/read-data.ts`): a build runs them and keeps what they export, so
 * that the server has it in its bundle, checked, and neither reads nor checks files. Wherever else the sources run they
 * read the files themselves; the development server does so again when one of them changes.
 */
export function readDataAtBuild(): AstroIntegration {
  return {
    name: "read-data-at-build",
    hooks: {
      "astro:config:setup": ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [keepExports(), readAgain()] } });
      },
    },
  };
}

function keepExports(): Plugin {
  const kept = new Map<string, Promise<string>>();
  return {
    name: "keep-exports-of-data",
    apply: "build",
    transform(code, id) {
      if (!isDataModule(id, code)) return;
      const known = kept.get(id) ?? writeExports(id);
      kept.set(id, known);
      return known.then((written) => ({ code: written, map: null, moduleSideEffects: false }));
    },
  };
}

/** Text that is parsed is read faster than code that says the same. */
async function writeExports(id: string): Promise<string> {
  const { module } = await runnerImport<Record<string, unknown>>(id, { configFile: false, logLevel: "error" });
  const write = ([name, value]: [string, unknown]) =>
    `export const ${name} = JSON.parse(${JSON.stringify(escapeWide(JSON.stringify(value)))});\n`;
  return Object.entries(module).map(write).join("");
}

function readAgain(): Plugin {
  const readers = new Set<string>();
  return {
    name: "read-data-again",
    apply: "serve",
    transform(code, id) {
      if (isDataModule(id, code)) readers.add(id);
    },
    hotUpdate({ file, modules }) {
      if (!/\/content\/.*\.yaml$/.test(file)) return;
      const { moduleGraph } = this.environment;
      return [...modules, ...[...readers].flatMap((id) => moduleGraph.getModuleById(id) ?? [])];
    },
  };
}
