import { mkdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import islandElement from "astro/runtime/server/astro-island.prebuilt.js";
import { transformWithOxc } from "vite";

const DIRECTIVE = fileURLToPath(new URL("./interaction-directive.ts", import.meta.url));
const NAME = "virtual:islands";

/**
 * Adds `client:interaction`: an island is hydrated when the visitor first touches it. What Astro puts into every page with
 * an island, so that this can be, is a file besides (`virtual:islands` is its address): built pages bring it after
 * their paint, see `server/front/document` and `site/layout/after-paint.js`.
 */
export function hydrateOnInteraction(): AstroIntegration {
  return {
    name: "hydrate-on-interaction",
    hooks: {
      "astro:config:setup": ({ addClientDirective, command, config, updateConfig }) => {
        addClientDirective({ name: "interaction", entrypoint: DIRECTIVE });
        updateConfig({ vite: { plugins: [islandsFile(command === "build" ? new URL("islands.js", config.cacheDir) : undefined)] } });
      },
    },
  };
}

/** Without a file, as in development, pages keep what Astro puts into them. */
function islandsFile(file: URL | undefined) {
  return {
    name: "islands-file",
    resolveId: (id: string) => (id === NAME ? `\0${NAME}` : undefined),
    async load(id: string) {
      if (id !== `\0${NAME}`) return undefined;
      if (!file) return "export default undefined";
      await mkdir(new URL(".", file), { recursive: true });
      await writeFile(file, await writeIslands());
      return `export { default } from ${JSON.stringify(`${fileURLToPath(file)}?url&no-inline`)}`;
    },
  };
}

/** Who was quicker than this file has an island in hand, typed or picked something in it, or pressed a button of it. */
const CATCH_UP = `for (const island of document.querySelectorAll("astro-island[ssr]")) {
const pressed = document.documentElement.early?.closest("button[type=button]");
const isPressed = pressed && island.contains(pressed);
const isFilled = ({ value, defaultValue, checked, defaultChecked }) => value !== defaultValue || checked !== defaultChecked;
if (isPressed || island.matches(":focus-within") || [...island.querySelectorAll("input")].some(isFilled)) island.dispatchEvent(new Event("focusin"));
if (isPressed) pressed.click();
}`;

async function writeIslands(): Promise<string> {
  const { code } = await transformWithOxc(await readFile(DIRECTIVE, "utf8"), DIRECTIVE);
  const directive = code.replace(/export default (\w+);?/, "(self.Astro??={}).interaction=$1;");
  return `${directive.replace(/^\s+|\/\*[\s\S]*?\*\//gm, "")}\n${islandElement}\n${CATCH_UP}`;
}

declare module "astro" {
  interface AstroClientDirectives {
    "client:interaction"?: boolean;
  }
}
