import { toPlainText } from "#domain/text/plain-text";
import { toSearchText } from "#domain/text/search-text";

/** A summary may begin with the page's title; how it ends tells what it says. */
const TELLING_WORDS = 8;
/** As much of a text as somebody who has just read the summary reads next. */
const OPENING_LENGTH = 1000;

/** Whether a text, HTML, opens with what its summary says: one above the other would be read twice. */
export function opensWithSummary(html: string, summary: string): boolean {
  const told = toSearchText(summary).split(" ").slice(-TELLING_WORDS).join(" ");
  const opening = toSearchText(toPlainText(html.slice(0, OPENING_LENGTH)));
  return told !== "" && ` ${opening} `.includes(` ${told} `);
}
