import { withoutTags } from "#domain/text/plain-text";

const HEADING = /<(\/?)h([2-6])>/g;

/**
 * Headings of a text under the page's h1, without skipped levels: the first is an h2, and none is more than one
 * level below the one before.
 * @example fixHeadingLevels("<h3>A</h3><h4>B</h4>") // "<h2>A</h2><h3>B</h3>"
 */
export function fixHeadingLevels(html: string): string {
  let written = 1;
  let fixed = 1;
  return html.replace(HEADING, (_, slash: string, digit: string) => {
    if (slash) return `</h${fixed}>`;
    const level = Number(digit);
    fixed = level > written ? fixed + 1 : Math.max(2, fixed - (written - level));
    written = level;
    return `<h${fixed}>`;
  });
}

/** Takes a first heading off that only repeats the page's title; `isSame` compares the two. */
export function withoutRepeatedTitle(html: string, isSame: (heading: string) => boolean): string {
  const [whole, , heading] = /^\s*<(h[1-6])\b[^<>]*>([\s\S]*?)<\/\1>\s*/i.exec(html) ?? [];
  return whole !== undefined && heading !== undefined && isSame(withoutTags(heading, "")) ? html.slice(whole.length) : html;
}
