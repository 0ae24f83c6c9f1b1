/** A stretch of text between tags and names of facts. */
export interface TextPiece {
  start: number;
  end: number;
}

/** Tags that end neither word nor sentence. */
const INLINE_TAG = /<\/?(?:a|strong|em|b|i|u|s|span|code)(?=[\s/>])[^<>]*>/gi;

export const withoutInlineTags = (html: string) => html.replace(INLINE_TAG, "");

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
