import { checkField } from "#domain/page/page-fields";
import { MAX_TITLES_PER_RUN, tidyLine } from "#domain/page/titles";
import { formatNumber } from "#domain/text/format";

export interface LineProblem {
  /** Counted from 1, blank lines too, as the field shows them. */
  line: number;
  title: string;
  problem: string;
}

export interface TitleLines {
  titles: string[];
  problems: LineProblem[];
  /** Why the list as a whole cannot be processed. */
  listProblem?: string;
}

/** Reads the titles field: one title per line, blank lines ignored, each line that cannot become a page with how to mend it. */
export function readTitleLines(text: string): TitleLines {
  const titles: string[] = [];
  const problems: LineProblem[] = [];
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    const title = tidyLine(line);
    if (!title) continue;
    const problem = checkField("title", title);
    if (problem) problems.push({ line: index + 1, title, problem });
    else titles.push(title);
  }
  return { titles, problems, listProblem: checkCount(titles.length) };
}

function checkCount(count: number): string | undefined {
  if (count <= MAX_TITLES_PER_RUN) return undefined;
  return `São ${formatNumber(count)} títulos. Use no máximo ${MAX_TITLES_PER_RUN} por vez.`;
}
