import { setImmediate as breathe } from "node:timers/promises";
import { expect, test } from "vitest";
import { facts } from "#content/facts";
import { describeDevice } from "#domain/accounts/device";
import { fillFactsHtml } from "#domain/facts/fill-facts-html";
import { isForeign } from "#domain/generation/ai/language";
import { findUnknownMoney } from "#domain/generation/ai/unknown-money";
import { cutToWholeBlocks } from "#domain/generation/ai/whole-blocks";
import { generateContent } from "#domain/generation/local/generate-content";
import { checkTitle, tidyLine } from "#domain/generation/title/titles";
import { parseKeywords } from "#domain/page/keywords";
import { checkField } from "#domain/page/page-fields";
import { hasText } from "#domain/page/plain-text";
import { toSearchText } from "#domain/page/search-text";
import { fromSlug, toSlug } from "#domain/page/slug";
import { countWords } from "#domain/page/text-length";
import { judgeFacts } from "#domain/publishing/rules/judge-facts";
import { judgeWhole } from "#domain/publishing/rules/judge-whole";
import { toRedirectPath } from "#domain/redirect/redirect";
import { letTablesScroll } from "#domain/site/scrolling-tables";
import { checkRow } from "#domain/transfer/check-row";
import { COLUMNS, findColumn } from "#domain/transfer/columns";
import type { TransferFormat } from "#domain/transfer/import-report";
import { createKnownBrowsers } from "#server/accounts/known-browsers";
import { readAnswer } from "#server/ai/read-answer";
import { canonicalAddress } from "#server/front/canonical-address";
import { toCacheAddress } from "#server/page-cache/cache-address";
import { searchWords } from "#server/pages/lists/word-index";
import { PageProblem } from "#server/pages/page-problem";
import { sanitiseHtml } from "#server/pages/sanitise-html";
import { checkFile } from "#server/transfer/check-file";
import { findLostElements, toPageHtml } from "../../../src/admin/rich-text/to-page-html";
import { readTitleLines } from "../../../src/admin/writing/title-lines";

/** The longest text a reader is given: others are refused before. */
const CONTENT = 200_000;
const ANSWER = 100_000;
/** Of what has no marks. */
const TEXT = 20_000;

/** What holds one piece of work to itself at most, in milliseconds of the processor's time. */
const MOST_MS = 50;
/** A busy machine takes more; what is not linear takes hundreds of times as much. */
const TOLERANCE = 4;
const TIMES_SHORTER = 10;
/** A tenfold text takes some ten times as long; with a square in it, a hundred times. */
const MAX_RATIO = 40;
/** Below this nothing can be told. */
const NOISE_MS = 40;
const TRIES = 4;

const isFact = (name: string) => Object.hasOwn(facts.texts, name);
const MOTOR = { title: "Motor", isFact, texts: facts.texts };
const browsers = createKnownBrowsers({ secretKey: "s".repeat(40), siteUrl: "http://localhost" });

/** What reads text that somebody from outside wrote, and how much of it at once. */
const READERS: Record<string, [longest: number, read: (text: string) => unknown]> = {
  toSlug: [TEXT, toSlug],
  fromSlug: [TEXT, fromSlug],
  toSearchText: [TEXT, toSearchText],
  searchWords: [TEXT, searchWords],
  tidyLine: [TEXT, tidyLine],
  checkTitle: [TEXT, checkTitle],
  readTitleLines: [TEXT, readTitleLines],
  parseKeywords: [TEXT, parseKeywords],
  canonicalAddress: [TEXT, (text) => canonicalAddress(`/${text}`)],
  toCacheAddress: [TEXT, (text) => toCacheAddress(`/sitemap?${text}`)],
  toRedirectPath: [TEXT, (text) => toRedirectPath(`/${text}`)],
  "a row's cells": [TEXT, (text) => checkRow(1, new Map(COLUMNS.map((column) => [column, text])))],
  describeDevice: [TEXT, describeDevice],
  findColumn: [TEXT, findColumn],
  "known browser": [TEXT, (text) => browsers.findBrowser("a@b.co", new Headers({ cookie: text.replace(/[^ -~]/g, "x") }))],
  generateContent: [5000, (text) => generateContent({ title: `Motor ${text}`, instructions: text, creativity: 75 }, facts)],
  "content's check": [CONTENT, (text) => checkField("content", text, isFact)],
  "a page's facts": [CONTENT, (text) => fillFactsHtml(text, facts.texts)],
  hasText: [CONTENT, hasText],
  countWords: [CONTENT, countWords],
  "a page's text": [CONTENT, (text) => letTablesScroll(trySanitise(text))],
  "editor's HTML": [CONTENT, toPageHtml],
  "elements the editor loses": [CONTENT, findLostElements],
  "AI answer in HTML": [ANSWER, (text) => readAnswer(`<p>Motor</p>${text}`, MOTOR)],
  "AI answer in a fence, cut": [ANSWER, (text) => readAnswer(`\`\`\`html\n<p>Motor</p>${text}`, { ...MOTOR, isCut: true })],
  "AI answer in Markdown, as text and as a table": [ANSWER / 2, (text) => readAnswer(`${text}\n\na|b\n-|-\n${text}`, MOTOR)],
  findUnknownMoney: [ANSWER, (text) => findUnknownMoney(text, facts.texts)],
  isForeign: [ANSWER, isForeign],
  "a page's figures and claims": [CONTENT, (text) => judgeFacts(toPage(text), { facts, knowledge: facts.knowledge })],
  "a page's wholeness": [CONTENT, (text) => judgeWhole(toPage(text), { knowledge: facts.knowledge })],
  cutToWholeBlocks: [ANSWER, cutToWholeBlocks],
};

const toPage = (content: string) => ({ title: "Motor", description: "", content, origin: "ai" as const, ownFigures: [] });

function trySanitise(text: string): string {
  try {
    return sanitiseHtml(text);
  } catch (error) {
    if (error instanceof PageProblem) return "";
    throw error;
  }
}

/** What expressions that try again and again stumble over. */
const PIECES = [
  "a",
  " ",
  "-",
  "--a",
  "<",
  "<a ",
  "<div>",
  "</div>",
  "</p",
  "<p>",
  "<p><div>",
  "<ul>",
  "<ul><li>",
  "<b>",
  "<b></b>",
  "<table>",
  "<table></table>",
  "<table><tr><th>",
  "<td>",
  "<td></td>",
  "<h2>",
  "<h2",
  "<h2>a</h2>",
  "<li><p>",
  "<tr><th>",
  "<!--",
  "<!",
  "<?",
  "<![CDATA[",
  "<script>",
  "<noscript>",
  "<iframe>",
  "<svg>",
  "<textarea>",
  "<body ",
  "<head>",
  '<a href="',
  '<img alt="a" ',
  "<br>",
  "&",
  "&#x",
  "&amp;",
  '"',
  "'",
  "\n",
  "\t ",
  "\r\n",
  "\u00e9",
  "e\u0301",
  "/",
  "//.",
  "%2",
  "=;",
  ",a",
  ";",
  ".1.",
  "1.",
  "R$ 1",
  "1 mil ",
  "A1 ",
  "de ",
  "> ",
  "> > ",
  "- ",
  "* ",
  "1) ",
  "- a\n  ",
  "# ",
  "_a__",
  "*a_",
  "**a _b",
  "~~a",
  "`",
  "``a`",
  "```\n",
  "[",
  "[a](",
  "![",
  "[[](",
  "[a]: b\n",
  "|a",
  "|-|\n",
  "a|b\n-|-\n",
  "1\n",
  "a\n=\n",
  "a@b.",
  "http://a",
  "\\",
  "{",
  "{{a ",
  "{{marca}}",
];

/** Of pieces that are refused where they stand close together: as close as they may. */
const DILUTIONS = [14, 34];
const SIGNS = /[[\]*_~`|<&\\\n]/g;

const DILUTED = [...PIECES, `${"<ul><li>".repeat(49)}a${"</li></ul>".repeat(49)}`].flatMap((piece) => {
  const signs = piece.match(SIGNS)?.length ?? 0;
  return signs === 0 ? [] : DILUTIONS.map((room) => piece.padEnd(signs * room, "a"));
});

const textOf = (piece: string, length: number) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

async function timeOf(read: (text: string) => unknown, text: string): Promise<number> {
  const before = process.cpuUsage();
  await read(text);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** How slow a reader is with a text full of a piece, unless it is quick enough; the others who share the machine may spoil a try. */
async function findSlowness(read: (text: string) => unknown, piece: string, longest: number): Promise<string | undefined> {
  const tried: string[] = [];
  for (let tries = 0; tries < TRIES; tries += 1) {
    const long = await timeOf(read, textOf(piece, longest));
    if (long <= NOISE_MS) return undefined;
    const short = await timeOf(read, textOf(piece, longest / TIMES_SHORTER));
    if (long <= MOST_MS * TOLERANCE && long <= MAX_RATIO * Math.max(short, 1)) return undefined;
    tried.push(`${short} ms, then ${long} ms`);
  }
  return `${JSON.stringify(piece)}: ${tried.join("; ")}`;
}

test.each(Object.entries(READERS).map(([name, [longest, read]]) => ({ name, longest, read })))(
  "$name takes ten times as long for ten times the text, whatever it is, and never holds others up",
  async ({ longest, read }) => {
    const slow: (string | undefined)[] = [];
    for (const piece of longest === TEXT ? PIECES : [...PIECES, ...DILUTED]) slow.push(await findSlowness(read, piece, longest));
    expect(slow.filter(Boolean).join("\n")).toBe("");
  },
);

/** What a file may be full of. */
const FILE_PIECES: Record<TransferFormat, string[]> = {
  csv: [
    "\n",
    "\r\n",
    " \n",
    ";",
    ";\n",
    "a",
    "a\n",
    "a;b\n",
    "a;<p>b</p>\n",
    "=a;b\n",
    '"',
    '""',
    '"a";"b"\n',
    '"a\n',
    "a;<ul>",
    "é",
    "\t",
  ],
  json: [
    "{},",
    "[],",
    "[",
    "{",
    "]",
    ",",
    " ",
    "\n",
    '"',
    "\\",
    '"\\',
    '{"a":1},',
    '{"titulo":"a","conteudo":"<p>b</p>"},',
    '{"a',
    "1",
    "é",
  ],
};
const HEADS: Record<TransferFormat, string> = { csv: "titulo;conteudo\n", json: "[" };
const FILE_LENGTH = 100_000;

/** The processor's time of a whole piece of work, and of its longest part that lets nobody else in between. */
async function turnsOf(work: () => Promise<unknown>): Promise<{ all: number; longest: number }> {
  const begun = process.cpuUsage();
  let longest = 0;
  let isUnderWay = true;
  const watch = (async () => {
    while (isUnderWay) longest = Math.max(longest, await timeOf(() => breathe(), ""));
  })();
  await work();
  isUnderWay = false;
  await watch;
  const { user, system } = process.cpuUsage(begun);
  return { all: (user + system) / 1000, longest };
}

test.each(["csv", "json"] as const)(
  "a file of %s is read in turns, in a time that grows with its length, whatever it is full of",
  async (format) => {
    const slow: string[] = [];
    for (const piece of FILE_PIECES[format]) {
      const fileOf = (length: number) => Buffer.from(HEADS[format] + textOf(piece, length));
      const long = await turnsOf(() => checkFile(fileOf(FILE_LENGTH), format, isFact));
      const short = await turnsOf(() => checkFile(fileOf(FILE_LENGTH / TIMES_SHORTER), format, isFact));
      if (long.longest > MOST_MS * TOLERANCE || (long.all > NOISE_MS && long.all > MAX_RATIO * Math.max(short.all, 1)))
        slow.push(`${JSON.stringify(piece)}: ${JSON.stringify([short, long])}`);
    }
    expect(slow).toEqual([]);
  },
);
