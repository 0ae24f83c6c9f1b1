/**
 * What is in each script the build makes for the browser: its size as it is transferred, and the packages and folders
 * it is made of, largest first, by their share of the code. Reads what the build wrote down.
 */
import { readFile, stat } from "node:fs/promises";
import type { ClientChunks } from "../../integrations/list-client-chunks";
import { type Figure, printTable } from "../report";

const DIST = new URL("../../dist/", import.meta.url);
const SHOWN_PARTS = 4;
const SMALLEST_SHARE = 0.01;

export async function listClientChunks(): Promise<Figure[]> {
  const chunks: ClientChunks = JSON.parse(await readFile(new URL("client-chunks.json", DIST), "utf8"));
  const sizes = await Promise.all(
    Object.entries(chunks).map(async ([file, parts]) => ({
      file,
      parts,
      gzip: await sizeOf(`${file}.gz`),
      brotli: await sizeOf(`${file}.br`),
    })),
  );
  sizes.sort((a, b) => b.gzip - a.gzip);
  printTable(
    ["chunk", "KB gzip", "KB Brotli", "what"],
    sizes.map(({ file, parts, gzip, brotli }) => [
      file.replace("_astro/", ""),
      toKilobytes(gzip),
      toKilobytes(brotli),
      describeParts(parts),
    ]),
  );
  return [];
}

async function sizeOf(file: string): Promise<number> {
  return (await stat(new URL(`client/${file}`, DIST))).size;
}

const toKilobytes = (bytes: number) => (bytes / 1024).toFixed(1);

function describeParts(parts: Readonly<Record<string, number>>): string {
  const total = Object.values(parts).reduce((sum, length) => sum + length, 0);
  const shares = Object.entries(parts)
    .map(([part, length]) => ({ part, share: length / total }))
    .filter(({ share }) => share >= SMALLEST_SHARE)
    .toSorted((a, b) => b.share - a.share);
  const shown = shares.slice(0, SHOWN_PARTS).map(({ part, share }) => `${part} ${Math.round(share * 100)} %`);
  return shares.length > SHOWN_PARTS ? `${shown.join(", ")}, ${shares.length - SHOWN_PARTS} more` : shown.join(", ");
}
