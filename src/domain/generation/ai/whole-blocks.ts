const BLOCKS = new Set(["p", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "table", "blockquote", "pre", "figure", "hr"]);
const HEADING = /^h[1-6]$/;
const TAG = /<(\/?)([a-z][a-z0-9]*)\b[^<>]*>/gi;

/**
 * A text cut off at any place, shortened to its last whole block: an unfinished paragraph, list or table is left
 * out, and so are headings that nothing follows any more. Containers around blocks stay open for the sanitiser to close.
 * @example cutToWholeBlocks("<h2>A</h2><p>Um.</p><h2>B</h2><p>Do") // "<h2>A</h2><p>Um.</p>"
 */
export function cutToWholeBlocks(html: string): string {
  let end = 0;
  let open: { name: string; depth: number } | undefined;
  for (const { 0: tag, 1: slash, 2: written = "", index } of html.matchAll(TAG)) {
    const name = written.toLowerCase();
    if (open) {
      if (name !== open.name) continue;
      open.depth += slash ? -1 : 1;
      if (open.depth > 0) continue;
      if (!HEADING.test(name)) end = index + tag.length;
      open = undefined;
    } else if (BLOCKS.has(name) && !slash) {
      if (name === "hr") end = index + tag.length;
      else open = { name, depth: 1 };
    }
  }
  return html.slice(0, end);
}
