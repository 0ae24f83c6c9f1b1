/** An unfinished tag ends where the next one begins: each sign is read once, whatever the text is. */
const TAG = /<[^<>]*>/g;
const NAMED_SIGN = /&[a-z#0-9]{1,32};/gi;
const ALT = /\salt="([^"]*)"/i;

/** HTML with something else, or nothing, in place of its tags. */
export const withoutTags = (html: string, instead: string | ((tag: string) => string)): string =>
  typeof instead === "string" ? html.replace(TAG, instead) : html.replace(TAG, instead);

/** What HTML says, with spaces for its tags and for the signs it names. */
export const toPlainText = (html: string) => withoutTags(html, " ").replace(NAMED_SIGN, " ");

/** Whether HTML says anything: a letter or a digit, be it what stands for a picture. */
export function hasText(html: string): boolean {
  const text = withoutTags(html, (tag) => ` ${ALT.exec(tag)?.[1] ?? ""} `).replace(NAMED_SIGN, " ");
  return /[\p{L}\p{N}]/u.test(text);
}

const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi;
const NAMED: Readonly<Record<string, string>> = { nbsp: " ", amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** A text of HTML with the signs that its entities stand for; those of other names stay. */
export function decodeEntities(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(ENTITY, (entity, decimal?: string, hex?: string, name?: string) => {
    if (name) return NAMED[name.toLowerCase()] ?? entity;
    const code = decimal ? Number.parseInt(decimal, 10) : Number.parseInt(hex ?? "", 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : entity;
  });
}
