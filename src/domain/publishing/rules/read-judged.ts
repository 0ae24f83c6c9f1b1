import { onceFor } from "#domain/memo/once-for";
import { type PageText, readPageText, readPlainBlock, type TextBlock } from "#domain/text/read-page-text";
import type { JudgedPage } from "../judged-page";

/** What a page says, read once for all rules. */
export interface ReadPage extends PageText {
  title: TextBlock | undefined;
  lines: readonly ReadLine[];
}

interface ReadLine {
  block: TextBlock;
  quotesFacts: boolean;
}

export const readJudged = onceFor(
  (page: JudgedPage): ReadPage => ({
    ...readPageText(page.content),
    title: readPlainBlock(page.title, "title"),
    lines: page.lines.flatMap(({ text, quotesFacts }) => {
      const block = readPlainBlock(text, "line");
      return block ? [{ block, quotesFacts }] : [];
    }),
  }),
);
