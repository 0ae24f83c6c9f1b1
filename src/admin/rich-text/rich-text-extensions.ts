import { mergeAttributes } from "@tiptap/core";
import { Image } from "@tiptap/extension-image";
import { Table, TableCell, TableHeader, TableRow } from "@tiptap/extension-table";
import { StarterKit } from "@tiptap/starter-kit";
import { Fact } from "./fact/fact-node";
import type { FactSource } from "./fact/fact-source";
import { Photo } from "./photo/photo-node";

/** A table without the column widths and style attributes of the library's own. */
const PlainTable = Table.extend({
  renderHTML({ HTMLAttributes }) {
    return ["table", mergeAttributes(HTMLAttributes), ["tbody", 0]];
  },
}).configure({ resizable: false, View: null });

/** Most rows or columns of one cell; a table takes memory for each. */
const MAX_SPAN = 50;

const readSpan = (name: "colspan" | "rowspan") => ({
  default: 1,
  parseHTML: (cell: HTMLElement) => Math.min(MAX_SPAN, Math.max(1, Number.parseInt(cell.getAttribute(name) ?? "1", 10) || 1)),
});

/** With spans that a table can have, whatever was typed. */
const SPANS = {
  addAttributes(this: { parent: (() => object) | null | undefined }) {
    return { ...this.parent?.(), colspan: readSpan("colspan"), rowspan: readSpan("rowspan") };
  },
};

/** What the sanitiser lets pages have, as far as it can be edited by sight. */
export const RICH_TEXT_EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      autolink: false,
      linkOnPaste: true,
      defaultProtocol: "https",
      HTMLAttributes: { target: null, rel: null, class: null },
    },
    // A paragraph nobody typed would count as a change.
    trailingNode: false,
  }),
  Photo,
  Image,
  PlainTable,
  TableRow,
  TableHeader.extend(SPANS),
  TableCell.extend(SPANS),
  Fact,
];

/** The same for one editor, whose facts say what its source says. */
export function extensionsWith(source: FactSource) {
  return RICH_TEXT_EXTENSIONS.map((extension) => (extension === Fact ? Fact.configure({ source }) : extension));
}
