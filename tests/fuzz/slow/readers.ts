import { facts } from "#content/facts";
import { describeDevice } from "#domain/accounts/device";
import { fillFactsHtml } from "#domain/facts/fill-facts-html";
import { findUnknownMoney, isForeign } from "#domain/generation/ai/text-faults";
import { cutToWholeBlocks } from "#domain/generation/ai/whole-blocks";
import { generateContent } from "#domain/generation/local/generate-content";
import { checkField } from "#domain/page/page-fields";
import { checkTitle, tidyLine } from "#domain/page/titles";
import { parseKeywords } from "#domain/page/typed-lists";
import { judgeFacts } from "#domain/publishing/rules/judge-facts";
import { judgeWhole } from "#domain/publishing/rules/judge-whole";
import { toRedirectPath } from "#domain/redirect/redirect";
import { letTablesScroll } from "#domain/site/scrolling-tables";
import { hasText } from "#domain/text/plain-text";
import { searchWords, toSearchText } from "#domain/text/search-text";
import { fromSlug, toSlug } from "#domain/text/slug";
import { countWords } from "#domain/text/text-length";
import { checkRow } from "#domain/transfer/check-row";
import { COLUMNS, findColumn } from "#domain/transfer/columns";
import { createKnownBrowsers } from "#server/accounts/known-browsers";
import { readAnswer } from "#server/ai/read-answer";
import { canonicalAddress } from "#server/front/canonical-address";
import { toCacheAddress } from "#server/page-cache/cache-address";
import { PageProblem } from "#server/pages/page-problem";
import { sanitiseHtml } from "#server/pages/sanitise-html";
import { makeJudged } from "#support/page/page-texts";
import { findLostElements, toPageHtml } from "../../../src/admin/rich-text/to-page-html";
import { readTitleLines } from "../../../src/admin/writing/title-lines";

/** The longest text a reader is given: others are refused before. */
const CONTENT = 200_000;
const ANSWER = 100_000;
/** Of what has no marks. */
const TEXT = 20_000;

export const isFact = (name: string) => Object.hasOwn(facts.texts, name);
const MOTOR = { title: "Motor", isFact, texts: facts.texts };
const browsers = createKnownBrowsers({ secretKey: "s".repeat(40), siteUrl: "http://localhost" });

/** What reads text that somebody from outside wrote, and how much of it at once. */
export interface Reader {
  name: string;
  longest: number;
  /** Whether marks mean something to it. */
  isOfMarkup: boolean;
  read: (text: string) => unknown;
}

const ALL: Record<string, [longest: number, read: (text: string) => unknown]> = {
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

export const READERS: readonly Reader[] = Object.entries(ALL).map(([name, [longest, read]]) => ({
  name,
  longest,
  isOfMarkup: longest !== TEXT,
  read,
}));

const toPage = (content: string) => makeJudged({ title: "Motor", content });

function trySanitise(text: string): string {
  try {
    return sanitiseHtml(text);
  } catch (error) {
    if (error instanceof PageProblem) return "";
    throw error;
  }
}
