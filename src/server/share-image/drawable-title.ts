/** The signs of the fonts beside this file, which `scripts/make-font.mjs` makes from the same list: change both. */
const DRAWABLE = /[\u0020-\u007e\u00a1-\u00ac\u00ae-\u00ff–—‘’“”…•€™]/;

/**
 * A title as the picture's fonts can draw it, on one line: letters they lack lose their accents, what has no letter
 * to fall back on is left out.
 * @example toDrawableTitle("🚪 Portão  Dvořák") // "Portão Dvorák"
 */
export function toDrawableTitle(title: string): string {
  const drawable = Array.from(title.normalize("NFC"), (sign) => {
    if (DRAWABLE.test(sign)) return sign;
    if (/\s/.test(sign)) return " ";
    const [base = ""] = sign.normalize("NFD");
    return DRAWABLE.test(base) ? base : "";
  });
  return drawable.join("").replace(/ +/g, " ").trim();
}
