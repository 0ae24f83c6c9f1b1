import { mergeAttributes, Node } from "@tiptap/core";
import { Image } from "@tiptap/extension-image";
import { Table, TableCell, TableHeader, TableRow } from "@tiptap/extension-table";
import { StarterKit } from "@tiptap/starter-kit";
import { photoReference, readPhotoReference } from "#domain/photo/photo-references";
import { Fact, type FactSource } from "./fact/fact-node";

/** Of a picture that the library has; others are none of its photographs. */
function readId(picture: Element | null): { id: string } | false {
  const id = readPhotoReference(picture?.getAttribute("src") ?? undefined);
  return id ? { id } : false;
}

/** A photograph of the library with its caption, which is edited in place; all else about it is the library's. */
const Photo = Node.create({
  name: "photo",
  group: "block",
  content: "inline*",
  isolating: true,
  priority: 200,

  addAttributes: () => ({ id: { default: "", rendered: false } }),

  parseHTML: () => [
    {
      tag: "figure",
      getAttrs: (figure) => readId(figure.querySelector("img")),
      contentElement: (figure) => (figure as Element).querySelector("figcaption") ?? document.createElement("figcaption"),
    },
    { tag: "img[src]", getAttrs: readId },
  ],

  renderHTML: ({ node }) => ["figure", ["img", { src: photoReference(node.attrs["id"]), alt: "" }], ["figcaption", 0]],

  addKeyboardShortcuts() {
    const isInside = () => this.editor.state.selection.$from.parent.type === this.type;
    return {
      // On from the caption.
      Enter: ({ editor }) => {
        if (!isInside()) return false;
        const after = editor.state.selection.$from.after();
        return editor
          .chain()
          .insertContentAt(after, { type: "paragraph" })
          .setTextSelection(after + 1)
          .run();
      },
      Backspace: ({ editor }) => {
        const { $from, empty } = editor.state.selection;
        return isInside() && empty && $from.parent.childCount === 0 ? editor.commands.deleteNode(this.name) : false;
      },
    };
  },
});

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
