import { DomUtils } from "htmlparser2";
import { type ChildNode, type Element, isTag, isText } from "./html-node";

/** Whether something is left to read or to look at: of a table its body, of a figure its picture. */
export function saysSomething(node: ChildNode): boolean {
  if (isText(node)) return node.data.trim() !== "";
  if (!isTag(node)) return false;
  if (node.name === "img") return true;
  if (node.name === "table") return listRows(node).some((row) => !isHeaderRow(row) && row.children.some(saysSomething));
  if (node.name === "figure" && node.children.every((child) => !isTag(child) || child.name === "figcaption")) return false;
  return node.children.some(saysSomething);
}

export function listRows(table: Element): Element[] {
  return DomUtils.getElementsByTagName("tr", table);
}

export function isHeaderRow(row: Element): boolean {
  return row.children.every((cell) => !isTag(cell) || cell.name === "th");
}
