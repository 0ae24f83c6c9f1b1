import { mergeAttributes } from "@tiptap/core";
import { Image } from "@tiptap/extension-image";
import { Table, TableCell, TableHeader, TableRow } from "@tiptap/extension-table";
import { StarterKit } from "@tiptap/starter-kit";

/** A table without the column widths and style attributes of the library's own. */
const PlainTable = Table.extend({
  renderHTML({ HTMLAttributes }) {
    return ["table", mergeAttributes(HTMLAttributes), ["tbody", 0]];
  },
}).configure({ resizable: false, View: null });

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
  Image,
  PlainTable,
  TableRow,
  TableHeader,
  TableCell,
];
