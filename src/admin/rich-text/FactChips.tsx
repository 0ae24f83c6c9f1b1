import { flattenExtensions, getNodeType, getSchema } from "@tiptap/core";
import { type Node, Slice } from "@tiptap/pm/model";
import { EditorContent, useEditor } from "@tiptap/react";
import { StarterKit } from "@tiptap/starter-kit";
import { type Ref, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from "react";
import { useFacts } from "#admin/facts/use-facts";
import { INPUT } from "#admin/ui/field/fields";
import { withFactAtoms } from "./fact/fact-atoms";
import { createFactSource, Fact, insertFact } from "./fact/fact-node";

/** Words and lines alone. */
const KEPT = ["doc", "paragraph", "text", "undoRedo"];
const PLAIN = flattenExtensions([StarterKit]).filter(({ name }) => KEPT.includes(name));
const SCHEMA = getSchema([...PLAIN, Fact]);

const WRITTEN = "input, textarea, select, [contenteditable]";

/** What the field around it asks of it. */
export type ChipsHandle = { focus: () => void; insert: (name: string) => void };

interface FactChipsProps {
  ref: Ref<ChipsHandle>;
  /** Of the control, as it would be of a plain one. */
  tied: Record<string, string | boolean | undefined>;
  value: string;
  /** Where a plain text that was typed here has its caret, which is to stay there; absent where nobody typed. */
  caret: number | undefined;
  isSeveralLines: boolean;
  onChange: (text: string) => void;
}

/** A plain text as `FactTextField` shows it once it quotes facts: each as its value, which the caret passes in one step. */
export default function FactChips({ ref, tied, value, caret, isSeveralLines, onChange }: FactChipsProps) {
  const facts = useFacts();
  const [source] = useState(createFactSource);
  const emitted = useRef(value);
  const attributes = {
    ...Object.fromEntries(Object.entries(tied).flatMap(([name, said]) => (said === undefined ? [] : [[name, String(said)]]))),
    role: "textbox",
    "aria-multiline": String(isSeveralLines),
    class: `rich-text ${INPUT} ${isSeveralLines ? "min-h-24" : "min-h-11"}`,
  };
  const editor = useEditor({
    extensions: [...PLAIN, Fact.configure({ source })],
    content: toDocument(value).toJSON(),
    injectCSS: false,
    editorProps: {
      attributes,
      handleKeyDown(view, event) {
        if (event.key !== "Enter" || isSeveralLines) return false;
        view.dom.closest("form")?.requestSubmit();
        return true;
      },
      // All of it goes on in the line it is pasted into, as a plain text does.
      transformCopied: ({ content }) => new Slice(content, 1, 1),
      clipboardTextParser: (text) => toDocument(isSeveralLines ? text : text.replaceAll("\n", " ")).slice(0),
    },
    onUpdate({ editor: { state } }) {
      emitted.current = toText(state.doc);
      onChange(emitted.current);
    },
  });

  useEffect(() => source.set(facts), [source, facts]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it takes the place of the plain field
  useEffect(() => {
    // On a busy machine the library throws one away that waited long for its first effect, and gives another.
    // And who went on to write elsewhere while it was loaded is not called back.
    if (caret !== undefined && !editor.isDestroyed && !document.activeElement?.matches(WRITTEN))
      editor.commands.focus(toPosition(value, caret));
  }, [editor]);
  // Before the next key, which would make of its own last text another's.
  useLayoutEffect(() => {
    if (value === emitted.current || editor.isDestroyed) return;
    emitted.current = value;
    editor.commands.setContent(toDocument(value).toJSON(), { emitUpdate: false });
  }, [editor, value]);
  // The editor keeps what it was given at first.
  const said = JSON.stringify(attributes);
  useEffect(() => {
    if (!editor.isDestroyed) editor.setOptions({ editorProps: { ...editor.options.editorProps, attributes: JSON.parse(said) } });
  }, [editor, said]);
  useImperativeHandle(ref, () => ({ focus: () => editor.view.focus(), insert: (name) => insertFact(editor, name) }), [editor]);

  return <EditorContent editor={editor} />;
}

function toDocument(text: string): Node {
  const lines = text.split("\n").map((line) => SCHEMA.node("paragraph", null, line === "" ? [] : [SCHEMA.text(line)]));
  return withFactAtoms(SCHEMA.node("doc", null, lines), getNodeType("fact", SCHEMA));
}

function toText(document: Node): string {
  return document.textBetween(0, document.content.size, "\n", ({ attrs }) => attrs["quote"]);
}

/** Where in the document a place of the text is: a quote is one step there, a new line two. @example toPosition("{{a}} b", 5) // 2 */
function toPosition(text: string, caret: number): number {
  return toDocument(text.slice(0, caret)).content.size - 1;
}
