import type { ChildNode, Document, Element } from "domhandler";

/** Whether a text may not stand. */
export type IsUnwanted = (text: string) => boolean;

/** Takes a node out of its parent, which `settle` then lets go of: one way along its children, however many go. */
export function detach(node: ChildNode): void {
  node.parent = null;
}

export function settle(parent: Document | Element): void {
  if (parent.children.some((child) => !child.parent)) parent.children = parent.children.filter((child) => child.parent);
}
