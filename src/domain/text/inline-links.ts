/** A piece of running text, with the address it leads to when it is a link. */
export interface TextPiece {
  text: string;
  path?: string;
}

/** @example splitInlineLinks("Veja a [garantia](/garantia).") // [{ text: "Veja a " }, { text: "garantia", path: "/garantia" }, { text: "." }] */
export function splitInlineLinks(text: string): TextPiece[] {
  const parts = text.split(/\[([^\][]+)\]\(([^()\s]+)\)/);
  const pieces: TextPiece[] = [];
  for (let index = 0; index < parts.length; index += 3) {
    if (parts[index]) pieces.push({ text: parts[index] as string });
    if (index + 2 < parts.length) pieces.push({ text: parts[index + 1] as string, path: parts[index + 2] as string });
  }
  return pieces;
}

/** The text alone. */
export function withoutLinks(text: string): string {
  return splitInlineLinks(text)
    .map((piece) => piece.text)
    .join("");
}
