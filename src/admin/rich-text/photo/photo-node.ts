import { Node } from "@tiptap/core";
import { photoReference, readPhotoReference } from "#domain/photo/photo-references";

const readId = (picture: Element | null) => readPhotoReference(picture?.getAttribute("src") ?? undefined);

/** A photograph of the library with its caption, which is edited in place; all else about it is the library's. */
export const Photo = Node.create({
  name: "photo",
  group: "block",
  content: "inline*",
  isolating: true,
  priority: 200,

  addAttributes: () => ({ id: { default: "", rendered: false } }),

  parseHTML: () => [
    {
      tag: "figure",
      getAttrs: (figure) => {
        const id = readId(figure.querySelector("img"));
        return id ? { id } : false;
      },
      contentElement: (figure) => (figure as Element).querySelector("figcaption") ?? document.createElement("figcaption"),
    },
    {
      tag: "img[src]",
      getAttrs: (picture) => {
        const id = readId(picture);
        return id ? { id } : false;
      },
    },
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
