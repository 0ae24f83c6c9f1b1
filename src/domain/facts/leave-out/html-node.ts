import { DomUtils, ElementType, type parseDocument } from "htmlparser2";

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

/** Whether something is left to read or to look at: of a table its body, of a figure its picture. */
export function saysSomething(node: ChildNode): boolean {
  if (isText(node)) return node.data.trim() !== "";
  if (!isTag(node)) return false;
  if (node.name === "img") return true;
  if (node.name === "table") return listRows(node).some((row) => !isHeaderRow(row) && row.children.some(saysSomething));
  if (node.name === "figure" && node.children.every((child) => !isTag(child) || child.name === "figcaption")) return false;
  return node.children.some(saysSomething);
}

export const listRows = (table: Element): Element[] => DomUtils.getElementsByTagName("tr", table);
export const isHeaderRow = (row: Element) => row.children.every((cell) => !isTag(cell) || cell.name === "th");
