const MASK = "(chave)";

/**
 * What a provider wrote, without the key it was asked with: some repeat it, or the ends of it, when they refuse it, and
 * one may write it into a text.
 */
export function withoutKey(text: string, key: string): string {
  return withoutBegun(text.replaceAll(key, MASK).replace(/\bsk-[\w*.-]{4,}/g, MASK), key);
}

/** A text that is still being written, or was cut, may end within the key. */
function withoutBegun(text: string, key: string): string {
  const start = text.lastIndexOf(key.slice(0, 4));
  return start >= 0 && key.startsWith(text.slice(start)) ? text.slice(0, start) + MASK : text;
}
