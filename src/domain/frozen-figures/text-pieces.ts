/** A stretch of text between tags and names of facts. */
export interface TextPiece {
  start: number;
  end: number;
}

/** Tags that end neither word nor sentence. */
export const INLINE_TAG = /^<\/?(?:a|strong|em|b|i|u|s|span|code)(?=[\s/>])/i;
const FACT_NAME = String.raw`\{\{[^{}]*\}\}`;
const COMMENT = String.raw`<!--[\s\S]*?(?:-->|$)`;
/**
 * A tag without an end takes the rest with it, as in a browser; a quote in it holds what it will. What is between signs "="
 * is one run: the engine remembers a place for each run, not for each sign.
 */
const TAG = `<[a-z/!?](?:[^>=]+|="[^"]*(?:"|$)|='[^']*(?:'|$)|=)*>?`;
const GAPS_OF_TEXT = new RegExp(FACT_NAME, "g");
const GAPS_OF_HTML = new RegExp(`${FACT_NAME}|${COMMENT}|${TAG}`, "gi");

/** The texts of HTML: no tag, attribute or comment, and no `{{name}}`. Text that is no HTML has names alone. */
export function listPieces(text: string, isHtml: boolean): TextPiece[] {
  const gaps = Array.from(text.matchAll(isHtml ? GAPS_OF_HTML : GAPS_OF_TEXT), ({ index, 0: gap }) => ({ index, end: index + gap.length }));
  return [0, ...gaps.map(({ end }) => end)]
    .map((start, place) => ({ start, end: gaps[place]?.index ?? text.length }))
    .filter(({ start, end }) => start < end);
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
