import { getSchema, type JSONContent } from "@tiptap/core";
import { EditorState, TextSelection } from "@tiptap/pm/state";
import { expect, test } from "vitest";
import { RICH_TEXT_EXTENSIONS } from "../rich-text-extensions";
import { findSlash } from "./fact-slash";

const schema = getSchema(RICH_TEXT_EXTENSIONS);

/** A paragraph with the caret at its end. */
function writing(...content: JSONContent[]): EditorState {
  const doc = schema.nodeFromJSON({ type: "doc", content: [{ type: "paragraph", content }] });
  return EditorState.create({ doc, selection: TextSelection.atEnd(doc) });
}

const text = (words: string): JSONContent => ({ type: "text", text: words });

test.each([
  ["/", 1, ""],
  ["Por /", 5, ""],
  ["Por /preço", 5, "preço"],
  ["(/plano solo", 2, "plano solo"],
  ["e/ou, mas /gar", 11, "gar"],
])("%j asks for a fact", (words, from, query) => {
  expect(findSlash(writing(text(words)))).toEqual({ from, to: words.length + 1, query });
});

test.each(["e/", "https://", "24/7", "Por / ", "/a.", "//"])("%j asks for nothing", (words) => {
  expect(findSlash(writing(text(words)))).toBeUndefined();
});

test("a slash right behind a fact asks for another", () => {
  expect(findSlash(writing({ type: "fact", attrs: { quote: "{{a}}" } }, text("/")))).toEqual({ from: 2, to: 3, query: "" });
});
