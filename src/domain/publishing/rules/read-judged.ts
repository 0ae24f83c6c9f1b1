import { type PageText, readPageText, readPlainBlock, type TextBlock } from "#domain/page-text/read-page-text";
import type { JudgedPage } from "../judged-page";

/** What a page says, read once for all rules. */
export interface ReadPage extends PageText {
  title: TextBlock | undefined;
  description: TextBlock | undefined;
}

const known = new WeakMap<JudgedPage, ReadPage>();

export function readJudged(page: JudgedPage): ReadPage {
  const read = known.get(page) ?? {
    ...readPageText(page.content),
    title: readPlainBlock(page.title, "title"),
    description: readPlainBlock(page.description, "description"),
  };
  known.set(page, read);
  return read;
}
