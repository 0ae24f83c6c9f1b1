import type { NodeType, Node as TextNode } from "@tiptap/pm/model";
import { Transform } from "@tiptap/pm/transform";
import { findQuotes } from "#domain/facts/fact-names";

/** The document with an atom for every name between double braces, wherever a block takes one. */
export function withFactAtoms(document: TextNode, fact: NodeType): TextNode {
  const change = new Transform(document);
  putFactAtoms(change, fact);
  return change.doc;
}

/** Puts atoms in place of the names in the text. */
export function putFactAtoms(change: Transform, fact: NodeType): void {
  const atoms: { from: number; to: number; atom: TextNode }[] = [];
  change.doc.descendants(({ isText, text = "", marks }, start, parent) => {
    // Code holds plain text alone.
    if (!isText || !parent?.type.contentMatch.matchType(fact)) return;
    for (const { index, quote } of findQuotes(text)) {
      const from = start + index;
      atoms.push({ from, to: from + quote.length, atom: fact.create({ quote }, null, marks) });
    }
  });
  // The last first: those before it stay where they are.
  for (const { from, to, atom } of atoms.reverse()) change.replaceWith(from, to, atom);
}
