import { decodeEntities } from "#domain/text/plain-text";
import { type FactTexts, findFact, quoteFact, replaceNames } from "../facts/fact-names";
import { INLINE_TAG } from "./text-pieces";

/** What stands around a figure, as people read it. */
export interface Surroundings {
  before: string;
  after: string;
}

/** Signs of HTML that are looked at on either side. */
const LOOKED_AT = 450;
/** Signs of a sentence that are shown on either side. */
const SHOWN = 140;
/** A cell or an item that says less by itself is shown with what stands before it. */
const TELLING = 24;
const LED_IN = 60;

const TAG = /<[^<>]*>/g;
/** The end of a tag that was cut in two, and the beginning of one. */
const TORN_START = /^[^<>]*>/;
const TORN_END = /<[^<>]*$/;

/** The text near a place, each block on a line of its own. */
export function readNearby(
  text: string,
  start: number,
  end: number,
  { texts, isHtml }: { texts: FactTexts; isHtml: boolean },
): Surroundings {
  const before = text.slice(Math.max(0, start - LOOKED_AT), start);
  const after = text.slice(end, end + LOOKED_AT);
  const read = (part: string) =>
    replaceNames(isHtml ? toLines(part) : part, (name) => findFact(texts, name) ?? quoteFact(name)).replace(/[^\S\n]+/g, " ");
  return { before: read(isHtml ? before.replace(TORN_START, "") : before), after: read(isHtml ? after.replace(TORN_END, "") : after) };
}

/** The sentence of a figure, from what is near it; cut where it is long. */
export function cutSentence({ before, after }: Surroundings): Surroundings {
  const lines = before.split("\n");
  const own = (lines.pop() ?? "").replace(/^.*[.!?…]["”)]? (?=\S)/s, "").trimStart();
  const rest = dropLastDots((after.split("\n", 1)[0] ?? "").replace(/([.!?…]["”)]?) .*$/s, "$1"));
  const leading =
    own.length + rest.length < TELLING
      ? lines
          .map(dropLastDots)
          .findLast((line) => line !== "")
          ?.trimStart()
      : undefined;
  const lead = leading ? `${cutStart(leading, LED_IN)} · ` : "";
  return { before: lead + cutStart(own, SHOWN), after: cutEnd(rest, SHOWN) };
}

function toLines(html: string): string {
  const lines = html.replace(TAG, (tag) => {
    if (INLINE_TAG.test(tag)) return "";
    return /^<\/?t[dh](?=[\s>])/i.test(tag) ? (tag.startsWith("</") ? " · " : "") : "\n";
  });
  return decodeEntities(lines);
}

/** Without the signs that part it from a next cell. */
const dropLastDots = (text: string) => text.replace(/[ ·]+$/, "");

function cutStart(text: string, most: number): string {
  if (text.length <= most) return text;
  return `…${text.slice(-most).replace(/^[^ ]* /, "")}`;
}

function cutEnd(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text.slice(0, most).replace(/ [^ ]*$/, "")}…`;
}
