import { DomHandler, DomUtils, Parser } from "htmlparser2";
import { MAX_DEPTH } from "#domain/text/markup-limits";
import {
  type ChildNode,
  type Document,
  detach,
  type Element,
  type IsUnwanted,
  isHeaderRow,
  isTag,
  listRows,
  saysSomething,
  settle,
} from "./html-node";
import { takeOutSentences } from "./take-out-sentences";

const INLINE = new Set(
  "a abbr b bdi bdo br cite code data del dfn em i img ins kbd mark q s samp small span strong sub sup time u var wbr".split(" "),
);
const LISTS = new Set(["ul", "ol", "dl", "table"]);
const HEADING = /^h([1-6])$/;

/**
 * HTML without the sentences that are not wanted, closed up: elements that have become empty go, with the heading above
 * them and the words that announced them. Where a sentence and an inline element overlap, their whole block goes.
 * @returns "" for what is deeper than a page may be
 */
export function leaveOutOfHtml(html: string, isUnwanted: IsUnwanted): string {
  const document = parse(html);
  if (!document) return "";
  closeUp(document, isUnwanted);
  return DomUtils.getInnerHTML(document, { encodeEntities: false, decodeEntities: false, emptyAttrs: true });
}

/** The markup with its entities as they are written, for braces among them are no name's; undefined when it is too deep. */
function parse(html: string): Document | undefined {
  const handler = new BoundedHandler();
  try {
    new Parser(handler, { decodeEntities: false }).end(html);
    return handler.root;
  } catch (error) {
    if (error instanceof TooDeep) return undefined;
    throw error;
  }
}

class TooDeep extends Error {}

/** Ends the parser where markup is too deep, for each tag takes it a way along all open ones. */
class BoundedHandler extends DomHandler {
  override onopentag(name: string, attributes: Record<string, string>): void {
    if (this.tagStack.length > MAX_DEPTH) throw new TooDeep();
    super.onopentag(name, attributes);
  }
}

function closeUp(parent: Document | Element, isUnwanted: IsUnwanted): "kept" | "changed" | "gone" {
  const block = isTag(parent) ? parent : undefined;
  if (block && Object.values(block.attribs).some(isUnwanted)) return "gone";
  const before = [...parent.children];
  const headers = block?.name === "table" ? listRows(block).filter(isHeaderRow) : [];
  let isChanged = false;
  for (const run of splitRuns(before)) {
    const outcome = "block" in run ? closeUp(run.block, isUnwanted) : takeOutSentences(run.inline, isUnwanted);
    if (outcome !== "kept") isChanged = true;
    if (outcome === "kept" || outcome === "changed") continue;
    if (block && isLostWith(block, outcome)) return "gone";
    for (const node of "block" in run ? [run.block] : run.inline) detach(node);
  }
  if (!isChanged) return "kept";
  if (block?.name === "dl") dropHalfPairs(before);
  dropAnnouncements(before);
  dropLooseHeadings(before);
  settle(parent);
  if (!block) return "changed";
  const left = headers.length > 0 ? new Set(listRows(block)) : undefined;
  return headers.some((row) => !left?.has(row)) || !saysSomething(block) ? "gone" : "changed";
}

/** Whether a block says nothing without this part: a row without its cell, an item without its own words. */
function isLostWith(block: Element, outcome: "gone" | "emptied" | "uneven"): boolean {
  if (outcome === "uneven") return true;
  return block.name === (outcome === "gone" ? "tr" : "li");
}

/** Children in order: blocks by themselves, what runs in one line together. */
function splitRuns(nodes: readonly ChildNode[]): ({ block: Element } | { inline: ChildNode[] })[] {
  const runs: ({ block: Element } | { inline: ChildNode[] })[] = [];
  for (const node of nodes) {
    const last = runs.at(-1);
    if (isTag(node) && !INLINE.has(node.name)) runs.push({ block: node });
    else if (last && "inline" in last) last.inline.push(node);
    else runs.push({ inline: [node] });
  }
  return runs;
}

/** A term without its description goes, and a description without its term. */
function dropHalfPairs(before: readonly ChildNode[]): void {
  const pairs: Element[][] = [[]];
  for (const node of before.filter(isTag)) {
    if (node.name === "dt") pairs.push([]);
    pairs.at(-1)?.push(node);
  }
  for (const [term, ...descriptions] of pairs) {
    if (term && (!term.parent || descriptions.every(({ parent }) => !parent))) for (const node of [term, ...descriptions]) detach(node);
  }
}

/** "Traga:" above a list that is gone. */
function dropAnnouncements(before: readonly ChildNode[]): void {
  let previous: Element | undefined;
  for (const node of before.filter(isTag)) {
    if (previous?.parent && previous.name === "p" && !node.parent && LISTS.has(node.name)) {
      const outcome = takeOutSentences(previous.children, (text) => text.trimEnd().endsWith(":"));
      if (outcome === "emptied" || outcome === "uneven") detach(previous);
    }
    previous = node;
  }
}

/** From the last to the first, so that a heading above others that are gone goes too. */
function dropLooseHeadings(before: readonly ChildNode[]): void {
  for (let at = before.length - 1; at >= 0; at--) {
    const heading = before[at] as ChildNode;
    const level = findLevel(heading);
    if (!level || !heading.parent) continue;
    let hasLost = false;
    let hasText = false;
    for (let next = at + 1; next < before.length && !hasText; next++) {
      const node = before[next] as ChildNode;
      if ((findLevel(node) ?? level + 1) <= level) break;
      if (node.parent) hasText = saysSomething(node);
      else hasLost = true;
    }
    if (hasLost && !hasText) detach(heading);
  }
}

function findLevel(node: ChildNode): number | undefined {
  const level = isTag(node) ? HEADING.exec(node.name)?.[1] : undefined;
  return level === undefined ? undefined : Number(level);
}
