import { checkField } from "#domain/page/page-fields";
import { MAX_TITLES_PER_RUN, tidyLine } from "#domain/page/titles";
import { formatNumber } from "#domain/text/format";

export interface TitleLines {
  titles: string[];
  /** By lines counted from 1, blank ones too, as the field shows them. */
  problems: { line: number; title: string; problem: string }[];
  /** Why the list as a whole cannot be processed. */
  listProblem?: string;
}

/** Reads the titles field: one title per line, blank lines ignored, each line that cannot become a page with how to mend it. */
export function readTitleLines(text: string): TitleLines {
  const titles: string[] = [];
  const problems: TitleLines["problems"] = [];
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    const title = tidyLine(line);
    if (!title) continue;
    const problem = checkField("title", title);
    if (problem) problems.push({ line: index + 1, title, problem });
    else titles.push(title);
  }
  if (titles.length <= MAX_TITLES_PER_RUN) return { titles, problems };
  const listProblem = `São ${formatNumber(titles.length)} títulos. Use no máximo ${MAX_TITLES_PER_RUN} por vez.`;
  return { titles, problems, listProblem };
}
