import { getNodeType, getSchema, type JSONContent } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { Transform } from "@tiptap/pm/transform";
import { expect, test } from "vitest";
import { RICH_TEXT_EXTENSIONS } from "../rich-text-extensions";
import { putFactAtoms, withFactAtoms } from "./fact-atoms";

const schema = getSchema(RICH_TEXT_EXTENSIONS);
const fact = getNodeType("fact", schema);

const text = (words: string, ...marks: string[]): JSONContent => ({ type: "text", text: words, marks: marks.map((type) => ({ type })) });
const block = (type: string, ...content: JSONContent[]): JSONContent => ({ type, content });
const toDocument = (...content: JSONContent[]) => schema.nodeFromJSON(block("doc", ...content));

/** The text of each leaf, with its marks; atoms in brackets. */
function describe(document: Node): string[] {
  const parts: string[] = [];
  document.descendants((node) => {
    if (!node.isLeaf) return;
    const marks = node.marks.map(({ type }) => `${type.name} `).join("");
    parts.push(marks + (node.type === fact ? `[${node.attrs["quote"]}]` : node.text));
  });
  return parts;
}

/** What `putFactAtoms` makes of it, which must be what `withFactAtoms` makes. */
function convert(document: Node): string[] {
  const change = new Transform(document);
  putFactAtoms(change, fact);
  expect(change.doc.toJSON()).toEqual(withFactAtoms(document, fact).toJSON());
  change.doc.check();
  return describe(change.doc);
}

test("every name becomes an atom that keeps its spelling and looks like the words around it", () => {
  const item = block("listItem", block("paragraph", text("De {{marca}}")));
  const cell = block("tableCell", block("paragraph", text("{{ plano-solo-preco }}", "bold")));
  const document = toDocument(
    block("heading", text("{{a}}{{Não há}}", "italic"), text(" fim")),
    block("bulletList", item),
    block("table", block("tableRow", cell)),
  );
  expect(convert(document)).toEqual([
    "italic [{{a}}]",
    "italic [{{Não há}}]",
    " fim",
    "De ",
    "[{{marca}}]",
    "bold [{{ plano-solo-preco }}]",
  ]);
});

test("what is no whole name, or stands in code, stays a text", () => {
  const document = toDocument(
    block("paragraph", text("{{}} {{ }} {x} {{meio", "bold"), text("a}}")),
    block("codeBlock", text("{{marca}}")),
  );
  expect(convert(document)).toEqual(["bold {{}} {{ }} {x} {{meio", "a}}", "{{marca}}"]);
  expect(withFactAtoms(document, fact).eq(document)).toBe(true);
});
