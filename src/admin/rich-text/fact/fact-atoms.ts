import { Fragment, type NodeType, type Node as TextNode } from "@tiptap/pm/model";
import type { Transform } from "@tiptap/pm/transform";
import { findQuotes } from "#domain/facts/fact-names";

/** The document with an atom for every name between double braces, wherever a block takes one. */
export function withFactAtoms(node: TextNode, fact: NodeType): TextNode {
  if (node.isLeaf || !node.textContent.includes("{{")) return node;
  const parts: TextNode[] = [];
  node.forEach((child) => {
    if (child.isText && takesAtom(node, fact)) parts.push(...splitText(child, fact));
    else parts.push(withFactAtoms(child, fact));
  });
  return node.copy(Fragment.fromArray(parts));
}

/** Puts atoms in place of the names that a change brought into the text. */
export function putFactAtoms(change: Transform, fact: NodeType): void {
  change.doc.descendants((node, start, parent) => {
    if (!node.isText || !parent || !takesAtom(parent, fact)) return;
    for (const { index, quote } of findQuotes(node.text ?? "")) {
      const from = change.mapping.map(start + index);
      change.replaceWith(from, from + quote.length, fact.create({ quote }, null, node.marks));
    }
  });
}

/** Code holds plain text alone. */
function takesAtom(parent: TextNode, fact: NodeType): boolean {
  return parent.type.contentMatch.matchType(fact) !== null;
}

function splitText(node: TextNode, fact: NodeType): TextNode[] {
  const text = node.text ?? "";
  const parts: TextNode[] = [];
  let end = 0;
  for (const { index, quote } of findQuotes(text)) {
    if (index > end) parts.push(node.cut(end, index));
    parts.push(fact.create({ quote }, null, node.marks));
    end = index + quote.length;
  }
  if (text.length > end) parts.push(node.cut(end));
  return parts;
}
