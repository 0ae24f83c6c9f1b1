import MarkdownIt from "markdown-it";

const markdown = new MarkdownIt({ html: true });

/** Many times those of a long page; a reader looks at some of them more than once. */
const MAX_MARKS = 3000;

/** Markdown as HTML that is not sanitised yet; empty for what consists of marks. */
export function readMarkdown(text: string): string {
  const marks = text.match(/[[\]*_~`|<&\\\n]/g)?.length ?? 0;
  return marks > MAX_MARKS ? "" : markdown.render(text);
}
