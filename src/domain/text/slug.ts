import { foldText } from "#domain/text/fold";

/** Longest slug kept; a longer one is cut at a hyphen. */
export const MAX_SLUG_LENGTH = 80;

/**
 * The one slug rule: lower case, accents removed, spaces to hyphens, other signs removed, hyphens collapsed.
 * Linear in the length of the title; a title without letters or digits gives "".
 * @example toSlug("Portão não abre? Veja!") // "portao-nao-abre-veja"
 */
export function toSlug(title: string): string {
  const slug = foldText(title)
    // "1/4 HP" is no fourteen.
    .replace(/(?<=\d) ?\/ ?(?=\d)/g, "-")
    .replace(/[^a-z0-9\s-]/g, "")
    .split(/[\s-]+/)
    .filter(Boolean)
    .join("-");
  if (slug.length <= MAX_SLUG_LENGTH) return slug;
  const cut = slug.slice(0, MAX_SLUG_LENGTH + 1).lastIndexOf("-");
  return slug.slice(0, cut > 0 ? cut : MAX_SLUG_LENGTH);
}

/** Why a text cannot be a page's address, as a sentence that says how to mend it; undefined when it can. */
export function checkSlug(slug: string): string | undefined {
  if (slug === "") return "Informe o endereço da página.";
  if (slug.length > MAX_SLUG_LENGTH) return `O endereço tem ${slug.length} caracteres. Encurte para no máximo ${MAX_SLUG_LENGTH}.`;
  if (toSlug(slug) !== slug) return `Use só letras minúsculas sem acento, números e hífens${toSlug(slug) ? `: ${toSlug(slug)}` : "."}`;
  return undefined;
}

/**
 * The name a reader sees for a slug nobody knows: each hyphen-separated word capitalised.
 * @example fromSlug("nova-odessa") // "Nova Odessa"
 */
export function fromSlug(slug: string): string {
  return slug
    .split("-")
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
}
