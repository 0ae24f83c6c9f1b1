/**
 * A text is kept without a container: the template has one `.prose` element, and with another inside it the spacing,
 * which is set between direct children, would not reach the blocks. What the provider put around its whole text is
 * therefore taken off, whatever its class.
 */
const CONTAINER = /^<(div|article|section|main)\b[^<>]*>([\s\S]*)<\/\1>$/i;

/** The text is read once for each that is taken off. */
const MAX_CONTAINERS = 10;

/** @example withoutContainer('<div class="prose"><p>Um.</p></div>') // "<p>Um.</p>" */
export function withoutContainer(html: string): string {
  let inner = html.trim();
  for (let count = 0; count < MAX_CONTAINERS; count += 1) {
    const [, name, content] = CONTAINER.exec(inner) ?? [];
    if (name === undefined || content === undefined || !isBalanced(content, name)) return inner;
    inner = content.trim();
  }
  return inner;
}

/** Two containers side by side look like one around both until their tags are counted. */
function isBalanced(html: string, name: string): boolean {
  let depth = 0;
  for (const [, slash] of html.matchAll(new RegExp(`<(/?)${name}\\b[^<>]*>`, "gi"))) {
    depth += slash ? -1 : 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}
