import { minify } from "vite";

/** The part of a bundle's file that is read here. */
interface File {
  type: "chunk" | "asset";
  fileName: string;
  source?: string | Uint8Array;
}

/** A Vite plugin that takes comments and long names out of scripts which pages fetch by address; Vite leaves these as they are. */
export function minifyFiles() {
  return {
    name: "minify-files",
    async generateBundle(_options: unknown, bundle: Record<string, File>) {
      for (const file of Object.values(bundle)) {
        if (file.type !== "asset" || !file.fileName.endsWith(".js") || file.source === undefined) continue;
        file.source = (await minify(file.fileName, Buffer.from(file.source).toString(), { module: true })).code;
      }
    },
  };
}
