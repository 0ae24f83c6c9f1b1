/** An unfinished tag ends where the next one begins: each sign is read once, whatever the text is. */
const TAG = /<[^<>]*>/g;
const NAMED_SIGN = /&[a-z#0-9]{1,32};/gi;
const ALT = /\salt="([^"]*)"/i;

/** HTML with something else, or nothing, in place of its tags. */
export function withoutTags(html: string, instead: string | ((tag: string) => string)): string {
  return typeof instead === "string" ? html.replace(TAG, instead) : html.replace(TAG, instead);
}

/** What HTML says, with spaces for its tags and for the signs it names. */
export const toPlainText = (html: string) => withoutTags(html, " ").replace(NAMED_SIGN, " ");

/** Whether HTML says anything: a letter or a digit, be it what stands for a picture. */
export function hasText(html: string): boolean {
  const text = withoutTags(html, (tag) => ` ${ALT.exec(tag)?.[1] ?? ""} `).replace(NAMED_SIGN, " ");
  return /[\p{L}\p{N}]/u.test(text);
}
