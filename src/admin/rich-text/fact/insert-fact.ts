import type { Editor } from "@tiptap/react";
import { quoteFact } from "#domain/facts/fact-quote";

/** Quotes a fact in place of a part of the text, or of what is selected; it looks like the words around it. */
export function insertFact(editor: Editor, name: string, { from, to }: { from: number; to: number } = editor.state.selection): void {
  editor
    .chain()
    .focus()
    .command(({ tr, state }) => {
      const fact = state.schema.nodes["fact"]?.create({ quote: quoteFact(name) }, null, tr.storedMarks ?? tr.doc.resolve(from).marks());
      if (fact) tr.replaceRangeWith(from, to, fact);
      return fact !== undefined;
    })
    .scrollIntoView()
    .run();
}
