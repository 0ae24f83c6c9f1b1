import { readdir, readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

const COMPRESSIBLE = new Set([".js", ".css", ".html", ".svg", ".json", ".txt", ".xml", ".webmanifest"]);

/** Writes a Brotli and a gzip copy beside every text file of a folder and returns how many files got them. */
export async function compressStaticFiles(folder: URL): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.has(extname(entry.name)));
  for (const file of files) {
    const path = join(file.parentPath, file.name);
    const body = await readFile(path);
    await writeFile(`${path}.br`, await promisify(brotliCompress)(body));
    await writeFile(`${path}.gz`, await promisify(gzip)(body, { level: 9 }));
  }
  return files.length;
}
