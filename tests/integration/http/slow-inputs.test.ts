import { expect, test } from "vitest";
import { facts } from "#content/facts";
import { describeDevice } from "#domain/accounts/device";
import { generateContent } from "#domain/generation/local/generate-content";
import { checkTitle, tidyLine } from "#domain/generation/title/titles";
import { parseKeywords } from "#domain/page/keywords";
import { toSearchText } from "#domain/page/search-text";
import { fromSlug, toSlug } from "#domain/page/slug";
import { toRedirectPath } from "#domain/redirect/redirect";
import { findColumn } from "#domain/transfer/columns";
import { createKnownBrowsers } from "#server/accounts/known-browsers";
import { canonicalAddress } from "#server/front/canonical-address";
import { toCacheAddress } from "#server/page-cache/cache-address";
import { sanitiseHtml } from "#server/pages/sanitise-html";
import { searchWords } from "#server/pages/word-index";
import { readCsv } from "#server/transfer/read-csv";

const SHORT = 10_000;
const TIMES_LONGER = 10;
/** A tenfold text takes some ten times as long; with a square in it, a hundred times. */
const MAX_RATIO = 40;
/** Below this much of the processor's time, in milliseconds, nothing can be told. */
const NOISE_MS = 60;

const browsers = createKnownBrowsers({ secretKey: "s".repeat(40), siteUrl: "http://localhost" });
const readAll = async (text: string) => {
  try {
    for await (const _ of readCsv(text));
  } catch {
    // What it makes of the text is another test's.
  }
};

/** What reads text that somebody from outside wrote. */
const READERS: Record<string, (text: string) => unknown> = {
  toSlug,
  fromSlug,
  toSearchText,
  searchWords,
  tidyLine,
  checkTitle,
  parseKeywords,
  sanitiseHtml,
  canonicalAddress: (text) => canonicalAddress(`/${text}`),
  toCacheAddress: (text) => toCacheAddress(`/sitemap?${text}`),
  toRedirectPath: (text) => toRedirectPath(`/${text}`),
  describeDevice,
  findColumn,
  generateContent: (text) => generateContent({ title: `Motor ${text}`, description: text, creativity: 75 }, facts),
  "known browser": (text) => browsers.findBrowser("a@b.co", new Headers({ cookie: text.replace(/[^ -~]/g, "x") })),
  readCsv: readAll,
};

/** What expressions that try again and again stumble over. */
const PIECES = [
  "a",
  " ",
  "-",
  "--a",
  "<",
  "<a ",
  "<div>",
  "</p",
  "<!--",
  "<script>",
  "&",
  "&#x",
  '"',
  "'",
  "\n",
  "\t ",
  "é",
  "e\u0301",
  "/",
  "//.",
  "%2",
  "=;",
  ",a",
  ".1.",
  "A1 ",
  "de ",
];

async function timeOf(read: (text: string) => unknown, text: string): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let time = 0; time < 2; time += 1) {
    const before = process.cpuUsage();
    await read(text);
    const { user, system } = process.cpuUsage(before);
    best = Math.min(best, (user + system) / 1000);
  }
  return best;
}

test.each(Object.entries(READERS))("%s takes ten times as long for ten times the text, whatever it is", async (_, read) => {
  const slow: string[] = [];
  for (const piece of PIECES) {
    const textOf = (length: number) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
    const short = await timeOf(read, textOf(SHORT));
    const long = await timeOf(read, textOf(SHORT * TIMES_LONGER));
    if (long > NOISE_MS && long > MAX_RATIO * Math.max(short, 1)) slow.push(`${JSON.stringify(piece)}: ${short} ms, then ${long} ms`);
  }
  expect(slow).toEqual([]);
});
