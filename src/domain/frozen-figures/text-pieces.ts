/** A stretch of text between tags and names of facts. */
export interface TextPiece {
  start: number;
  end: number;
}

/** Tags that end neither word nor sentence. */
export const INLINE_TAG = /^<\/?(?:a|strong|em|b|i|u|s|span|code)(?=[\s/>])/i;
const FACT_NAME = /\{\{[^{}]*\}\}/y;

/**
 * The texts of HTML: no tag, attribute or comment, and no `{{name}}`. A tag without an end takes the rest with it, as in a browser.
 * Text that is no HTML has names alone.
 */
export function* listPieces(text: string, isHtml: boolean): Generator<TextPiece> {
  let start = 0;
  for (let at = 0; at < text.length; ) {
    const stop = findStop(text, at, isHtml);
    const end = stop < 0 ? text.length : findEnd(text, stop);
    if (end === stop) {
      at = stop + 1;
      continue;
    }
    if (stop < 0) break;
    if (stop > start) yield { start, end: stop };
    start = at = end;
  }
  if (start < text.length) yield { start, end: text.length };
}

function findStop(text: string, from: number, isHtml: boolean): number {
  for (let at = from; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0x7b || (isHtml && code === 0x3c)) return at;
  }
  return -1;
}

/** Where what begins there ends; there, when it is no more than a sign. */
function findEnd(text: string, stop: number): number {
  if (text[stop] === "{") {
    FACT_NAME.lastIndex = stop;
    return FACT_NAME.test(text) ? FACT_NAME.lastIndex : stop;
  }
  if (text.startsWith("<!--", stop)) return endOf(text, "-->", stop + 4);
  return /[a-z/!?]/i.test(text[stop + 1] ?? "") ? findTagEnd(text, stop) : stop;
}

function findTagEnd(text: string, start: number): number {
  let quote = "";
  for (let at = start + 1; at < text.length; at += 1) {
    const sign = text[at] as string;
    if (quote) quote = sign === quote ? "" : quote;
    else if (sign === ">") return at + 1;
    else if ((sign === '"' || sign === "'") && text[at - 1] === "=") quote = sign;
  }
  return text.length;
}

function endOf(text: string, sign: string, from: number): number {
  const at = text.indexOf(sign, from);
  return at < 0 ? text.length : at + sign.length;
}

/** Tags one after the other that are looked through for a neighbour, and the longest of them. */
const MAX_TAGS = 4;
const MAX_TAG = 2000;

/** The two signs a reader sees right before a place, or right after it: tags like `<b>` part nothing. Empty at the end of a block. */
export function readNeighbour(html: string, place: number, side: "before" | "after"): string {
  let at = place;
  for (let tags = 0; tags < MAX_TAGS; tags += 1) {
    const signs = side === "before" ? html.slice(Math.max(0, at - 2), at) : html.slice(at, at + 2);
    if (side === "before" ? !signs.endsWith(">") : !signs.startsWith("<")) return signs;
    const tag = side === "before" ? readTagBefore(html, at) : readTagAfter(html, at);
    if (!INLINE_TAG.test(tag)) return "";
    at += side === "before" ? -tag.length : tag.length;
  }
  return "";
}

function readTagBefore(html: string, end: number): string {
  const part = html.slice(Math.max(0, end - MAX_TAG), end);
  return part.slice(Math.max(0, part.lastIndexOf("<")));
}

function readTagAfter(html: string, start: number): string {
  const part = html.slice(start, start + MAX_TAG);
  return part.slice(0, part.indexOf(">") + 1);
}
