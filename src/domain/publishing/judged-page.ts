import { onceFor } from "#domain/memo/once-for";
import { readPageText, readPlainBlock } from "#domain/text/read-page-text";
import type { PageOrigin } from "../page/generated-page";
import { fromColumns, type TextColumns } from "../page/page-fields";
import { readShownLines, type ShownFields, type ShownLine } from "../page/shown-fields";

/** A page on its way to the public, as the rules see it. */
export interface JudgedPage {
  title: string;
  /** What visitors read besides title and content: the description, and whatever else pages have a field for. */
  lines: readonly ShownLine[];
  /** Sanitised HTML; facts by their names. */
  content: string;
  origin: PageOrigin;
  /** Figures that an administrator answers for on this page alone: "R$ 900". */
  ownFigures: readonly string[];
}

/** @param fields those of pages, unless a row has others */
export function toJudgedPage(row: TextColumns & { origin: PageOrigin }, fields?: ShownFields): JudgedPage {
  const { title, content, ownFigures } = fromColumns(row);
  return { title, lines: readShownLines(row, fields), content, origin: row.origin, ownFigures };
}

/** What a page says, read once for all rules. */
export const readJudged = onceFor((page: JudgedPage) => ({
  ...readPageText(page.content),
  title: readPlainBlock(page.title, "title"),
  lines: page.lines.flatMap(({ text, quotesFacts }) => {
    const block = readPlainBlock(text, "line");
    return block ? [{ block, quotesFacts }] : [];
  }),
}));

export type ReadPage = ReturnType<typeof readJudged>;
