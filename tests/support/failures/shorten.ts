import { stripVTControlCharacters } from "node:util";
import { cutAround, findNearest } from "./nearest-place";

/** Of each part of a failure: what it says, and how it compares. */
const MAX_LINES = 20;
const MAX_MESSAGE_LINES = 12;
const MAX_LINE = 240;
/** Of lines that are as expected, beside each that is not. */
const CONTEXT = 2;
/** Of a side that is sought in the other. */
const FEW = 6;
/** Of the other, around the nearest place. */
const SHOWN = 8;
const HEAD = ["- Expected", "+ Received", ""];

export interface Failure {
  message?: string;
  stack?: string;
  diff?: string;
  cause?: unknown;
}

/** Leaves of a failure what a reader looks at: the nearest place of a whole document, not the document. */
export function shortenFailure(failure: Failure): void {
  const { message = "", stack, diff, cause } = failure;
  const short = shortenText(message);
  if (short !== message) {
    failure.message = short;
    if (stack) failure.stack = stack.replace(message, () => short);
  }
  if (diff) failure.diff = shortenDiff(diff);
  if (typeof cause === "object" && cause !== null) shortenFailure(cause);
}

/** The beginning and the end of a long text. */
export function shortenText(text: string): string {
  const lines = text.split("\n");
  if (isShort(lines, MAX_MESSAGE_LINES)) return text;
  const left = lines.length - MAX_MESSAGE_LINES;
  const kept = left <= 0 ? lines : [...lines.slice(0, MAX_MESSAGE_LINES - 4), leftOut(left + 1), ...lines.slice(-3)];
  return kept.map((line) => cutAround(line, 0, MAX_LINE)).join("\n");
}

/** The places of a comparison where its sides differ; where one side is sought in the other, the nearest place there. */
export function shortenDiff(diff: string): string {
  if (isShort(diff.split("\n"), MAX_LINES)) return diff;
  const body = readBody(stripVTControlCharacters(diff));
  const expected = body.filter((line) => line.startsWith("-"));
  const received = body.filter((line) => line.startsWith("+"));
  const [few, many] = expected.length <= received.length ? [expected, received] : [received, expected];
  const isSearch = few.length <= FEW && many.length > SHOWN && few.length + many.length > body.length / 2;
  return [...HEAD, ...(isSearch ? showNearest(few, many) : showChanges(body, few))].join("\n");
}

/** Vitest writes a comparison as marked lines, or as two texts, on a line each or below their names. */
function readBody(diff: string): string[] {
  const [, expected, received] =
    /^Expected: (.*)\nReceived: (.*)$/s.exec(diff) ?? /^- Expected:\s*\n(.*)\n\n\+ Received:\s*\n(.*)$/s.exec(diff) ?? [];
  if (expected === undefined || received === undefined) return diff.split("\n").slice(HEAD.length);
  const marked = (text: string, sign: string) =>
    text
      .trimEnd()
      .split("\n")
      .map((line) => `${sign} ${line}`);
  return [...marked(expected, "-"), ...marked(received, "+")];
}

const isShort = (lines: readonly string[], most: number) => lines.length <= most && lines.every((line) => line.length <= MAX_LINE);
const leftOut = (count: number) => `  … ${count} ${count === 1 ? "line" : "lines"} …`;

function showNearest(few: readonly string[], many: readonly string[]): string[] {
  const sought = textOf(few);
  const { line, place } = findNearestLine(many, sought);
  const from = Math.max(0, Math.min(line - SHOWN / 2, many.length - SHOWN));
  const shown = many.slice(from, from + SHOWN);
  return [
    ...few.map((one) => cutAround(one, 0, MAX_LINE)),
    ...(from > 0 ? [leftOut(from)] : []),
    ...shown.map((one, index) => cutAround(one, from + index === line ? place : 0, MAX_LINE)),
    ...(from + shown.length < many.length ? [leftOut(many.length - from - shown.length)] : []),
  ];
}

function findNearestLine(lines: readonly string[], sought: string): { line: number; place: number } {
  const place = findNearest(lines.join("\n"), sought);
  let begins = 0;
  for (const [line, text] of lines.entries()) {
    if (place <= begins + text.length) return { line, place: place - begins };
    begins += text.length + 1;
  }
  return { line: 0, place: 0 };
}

/** Lines that differ, with a few beside them, cut to where they do. */
function showChanges(body: readonly string[], few: readonly string[]): string[] {
  const isNear = body.map((_, index) => body.slice(Math.max(0, index - CONTEXT), index + CONTEXT + 1).some(isChange));
  const shown: string[] = [];
  let skipped = 0;
  for (const [index, line] of body.entries()) {
    if (!isNear[index] || shown.length >= MAX_LINES - 6) skipped += 1;
    else {
      if (skipped > 0) shown.push(leftOut(skipped));
      skipped = 0;
      shown.push(cutAround(line, isChange(line) ? placeIn(line, index, body, few) : 0, MAX_LINE));
    }
  }
  return skipped > 0 ? [...shown, leftOut(skipped)] : shown;
}

const isChange = (line: string) => /^[+-]/.test(line);

/** Where a long line differs from the one it stands against, or holds most of what is sought. */
function placeIn(line: string, index: number, body: readonly string[], few: readonly string[]): number {
  if (line.length <= MAX_LINE) return 0;
  const other = [body[index + 1], body[index - 1]].find((one) => one !== undefined && isChange(one) && one[0] !== line[0]);
  if (other === undefined || other.length < line.length / 2) return findNearest(line, textOf(other ? [other] : few));
  let same = 1;
  while (same < line.length && line[same] === other[same]) same += 1;
  return same;
}

const textOf = (lines: readonly string[]) => lines.map((line) => line.slice(1).trim()).join("\n");
