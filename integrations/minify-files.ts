import { minify, type Plugin } from "vite";

/** A Vite plugin that takes comments and long names out of scripts which pages fetch by address; Vite leaves these as they are. */
export function minifyFiles(): Plugin {
  return {
    name: "minify-files",
    async generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== "asset" || !file.fileName.endsWith(".js")) continue;
        file.source = (await minify(file.fileName, Buffer.from(file.source).toString(), { module: true })).code;
      }
    },
  };
}
