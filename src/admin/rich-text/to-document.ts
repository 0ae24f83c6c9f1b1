import { getNodeType, getSchema, type JSONContent } from "@tiptap/core";
import { DOMParser } from "@tiptap/pm/model";
import { checkField } from "#domain/page/page-fields";
import { MAX_DEPTH, TOO_DEEP } from "#domain/text/markup-limits";
import { withFactAtoms } from "./fact/fact-atoms";
import { RICH_TEXT_EXTENSIONS } from "./rich-text-extensions";

/** What the visual editor shows of a text, or why it shows nothing. */
export type Opened = { document: JSONContent; problem?: undefined } | { document?: undefined; problem: string };

const SCHEMA = getSchema(RICH_TEXT_EXTENSIONS);
const PARSER = DOMParser.fromSchema(SCHEMA);

/** HTML for the visual editor; whatever is typed can be opened or is refused, and nothing breaks the screen. */
export function toDocument(html: string): Opened {
  const problem = checkField("content", html);
  if (problem) return { problem };
  try {
    // No document of its own, whose properties pictures and frames could hide by their names.
    const template = document.createElement("template");
    template.innerHTML = withoutForms(html);
    if (depthOf(template.content) > MAX_DEPTH) return { problem: TOO_DEEP };
    return { document: withFactAtoms(PARSER.parse(template.content), getNodeType("fact", SCHEMA)).toJSON() };
  } catch {
    return { problem: "A edição visual não entende este HTML." };
  }
}

/** Fields hide the properties of their form by their names, and the editor reads those of every element. */
export function withoutForms(html: string): string {
  return html.replace(/<(\/?)form\b/gi, "<$1div");
}

function depthOf(root: ParentNode): number {
  let depth = 0;
  for (let level = [...root.children]; level.length > 0; depth += 1) level = level.flatMap(({ children }) => [...children]);
  return depth;
}
