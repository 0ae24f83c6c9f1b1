import { ElementType, type parseDocument } from "htmlparser2";

export type Document = ReturnType<typeof parseDocument>;
export type ChildNode = Document["children"][number];
export type Element = Extract<ChildNode, { attribs: object }>;

export const isTag = (node: Document | ChildNode): node is Element => ElementType.isTag(node);
export const isText = (node: ChildNode): node is Extract<ChildNode, { type: ElementType.ElementType.Text }> =>
  node.type === ElementType.Text;

/** Whether a text may not stand. */
export type IsUnwanted = (text: string) => boolean;

/** Takes a node out of its parent, which `settle` then lets go of: one way along its children, however many go. */
export function detach(node: ChildNode): void {
  node.parent = null;
}

export function settle(parent: Document | Element): void {
  if (parent.children.some((child) => !child.parent)) parent.children = parent.children.filter((child) => child.parent);
}
