/**
 * How alike the texts of two pages of a kind are: main text without place names, 5-word shingles, Jaccard. Reads the
 * content files as they are published, facts filled in.
 */
import { readdir, readFile } from "node:fs/promises";
import { facts } from "#content/facts";
import { landingPages } from "#content/landing/index";
import { placeGroups } from "#content/places";
import { fillFacts } from "#domain/facts/fill-facts";
import { listPlaces } from "#domain/places/place";
import { toSearchText } from "#domain/text/search-text";
import { type Figure, median, printTable } from "../report";

const SHINGLE_WORDS = 5;

const KINDS = [
  { name: "places", texts: () => readTexts("cidades"), reach: { median: 0.25, largest: 0.4 } },
  { name: "topics", texts: () => readTexts("topicos"), reach: { largest: 0.2 } },
  {
    name: "landing pages",
    texts: async () => landingPages.map(({ slug, sections, summary }) => ({ id: slug, text: `${summary} ${textsIn(sections)}` })),
    reach: { largest: 0.4 },
  },
];

interface PageText {
  id: string;
  text: string;
}

const placeNames = listPlaces(placeGroups)
  .flatMap(({ name, city }) => [name, city])
  .map(toSearchText)
  .sort((a, b) => b.length - a.length);
const placePattern = new RegExp(`\\b(${placeNames.join("|")})\\b`, "g");

export async function measureUniqueness(): Promise<Figure[]> {
  const rows: (string | number)[][] = [];
  const figures: Figure[] = [];
  for (const { name, texts, reach } of KINDS) {
    const pages = (await texts()).map(({ id, text }) => ({ id, shingles: toShingles(fillFacts(text, facts.texts)) }));
    const pairs = pages.flatMap((page, index) =>
      pages.slice(index + 1).map((other) => ({ ids: `${page.id} ~ ${other.id}`, value: jaccard(page.shingles, other.shingles) })),
    );
    const largest = pairs.reduce((worst, pair) => (pair.value > worst.value ? pair : worst));
    const middle = median(pairs.map(({ value }) => value));
    const holds = largest.value <= reach.largest && (reach.median === undefined || middle <= reach.median);
    rows.push([
      name,
      pages.length,
      pairs.length,
      middle.toFixed(3),
      reach.median ?? "",
      largest.value.toFixed(3),
      reach.largest,
      largest.ids,
      holds ? "yes" : "no",
    ]);
    figures.push({
      figure: `likeness of two ${name}: ${reach.median === undefined ? "" : "median, "}largest`,
      reach: `≤ ${reach.median === undefined ? "" : `${reach.median}, `}${reach.largest}`,
      measured: `${reach.median === undefined ? "" : `${middle.toFixed(2)}, `}${largest.value.toFixed(2)}`,
      holds,
    });
  }
  printTable(["kind", "pages", "pairs", "median", "reach", "largest", "reach", "most alike", "holds"], rows);
  return figures;
}

async function readTexts(folder: string): Promise<PageText[]> {
  const base = new URL(`../../content/${folder}/`, import.meta.url);
  const files = (await readdir(base)).filter((file) => file.endsWith(".md"));
  return await Promise.all(
    files.map(async (file) => ({ id: file.replace(".md", ""), text: withoutFrontMatter(await readFile(new URL(file, base), "utf8")) })),
  );
}

function withoutFrontMatter(markdown: string): string {
  return markdown.replace(/^---\n[\s\S]*?\n---\n/, "").replace(/\]\([^)]*\)/g, "]");
}

function textsIn(value: unknown): string {
  if (typeof value === "string") return `${value}. `;
  if (value === null || typeof value !== "object") return "";
  return Object.values(value).map(textsIn).join("");
}

function toShingles(text: string): Set<string> {
  const words = toSearchText(text).replace(placePattern, " ").split(" ").filter(Boolean);
  return new Set(
    words.slice(0, Math.max(0, words.length - SHINGLE_WORDS + 1)).map((_, index) => words.slice(index, index + SHINGLE_WORDS).join(" ")),
  );
}

function jaccard(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0;
  for (const shingle of one) if (other.has(shingle)) shared += 1;
  return shared / (one.size + other.size - shared);
}
