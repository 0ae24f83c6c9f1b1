import { type ChildNode, detach, type Element, type IsUnwanted, isTag, isText, settle } from "./html-node";
import { type Span, splitSentences } from "./sentences";

/** What stands in the text for an element without text, as a picture. */
const OBJECT = "\uFFFC";

interface InlineSpan extends Span {
  element: Element;
}

/** What stands in one line, as text, and where its nodes stand in it. */
interface Line {
  text: string;
  leaves: { node: ChildNode & { data: string }; start: number }[];
  elements: InlineSpan[];
}

/**
 * Takes sentences out of nodes that stand in one line, with the inline elements inside them.
 * @returns "emptied" when nothing would be left, "uneven" when a sentence covers a part of an element alone; the nodes are
 *   as they were then
 */
export function takeOutSentences(nodes: readonly ChildNode[], isUnwanted: IsUnwanted): "kept" | "changed" | "emptied" | "uneven" {
  const line = readLine(nodes);
  const marked = line.elements.filter(({ element }) => Object.values(element.attribs).some(isUnwanted));
  if (marked.length === 0 && !isUnwanted(line.text)) return "kept";
  const cut = markCut(line.text, findUnwanted(line.text, marked, isUnwanted));
  if (keepUncut(line.text, cut, 0).trim() === "") return "emptied";
  if (line.elements.some((span) => isUneven(span, cut))) return "uneven";
  trimEnd(line.text, cut);
  for (const { node, start } of line.leaves) node.data = keepUncut(node.data, cut, start);
  for (const span of line.elements) if (isInside(span, cut)) detach(span.element);
  for (const { element } of line.elements) settle(element);
  return "changed";
}

function readLine(nodes: readonly ChildNode[]): Line {
  const line: Line = { text: "", leaves: [], elements: [] };
  for (const node of nodes) readNode(node, line);
  return line;
}

function readNode(node: ChildNode, line: Line): void {
  if (isText(node)) {
    line.leaves.push({ node, start: line.text.length });
    // A line break of the source is a space; `br` alone breaks a line.
    line.text += node.data.replaceAll("\n", " ");
  } else if (isTag(node)) {
    const span = { element: node, start: line.text.length, end: 0 };
    line.elements.push(span);
    for (const child of node.children) readNode(child, line);
    if (node.name === "br") line.text += "\n";
    else if (line.text.length === span.start) line.text += OBJECT;
    span.end = line.text.length;
  }
}

/** The sentences that go, those that follow each other as one. */
function findUnwanted(text: string, marked: readonly Span[], isUnwanted: IsUnwanted): Span[] {
  const found: Span[] = [];
  const areas = joinSpans(marked);
  let at = 0;
  for (const { start, end } of splitSentences(text)) {
    while (at < areas.length && (areas[at] as Span).end <= start) at += 1;
    const isMarked = (areas[at]?.start ?? end) < end;
    if (isMarked || isUnwanted(text.slice(start, end))) found.push({ start, end });
  }
  return joinSpans(found);
}

/** @param spans by their start */
function joinSpans(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const { start, end } of spans) {
    const last = joined.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else joined.push({ start, end });
  }
  return joined;
}

/** For each sign of a text the number of the part it goes with, 0 when it stays. */
function markCut(text: string, spans: readonly Span[]): Uint32Array {
  const cut = new Uint32Array(text.length);
  for (const [index, { start, end }] of spans.entries()) cut.fill(index + 1, start, end);
  return cut;
}

const isInside = ({ start, end }: Span, cut: Uint32Array) => cut[start] !== 0 && cut[start] === cut[end - 1];

function isUneven(span: Span, cut: Uint32Array): boolean {
  const isCrossed = (at: number) => at > 0 && at < cut.length && cut[at] !== 0 && cut[at] === cut[at - 1];
  return !isInside(span, cut) && (isCrossed(span.start) || isCrossed(span.end));
}

/** Where the last sentence goes, the space before it goes too. */
function trimEnd(text: string, cut: Uint32Array): void {
  const last = cut.at(-1);
  if (!last) return;
  for (let at = text.length - 1; at >= 0 && (cut[at] === last || /\s/.test(text.charAt(at))); at--) cut[at] = last;
}

/** @param start of the text among what is cut */
const keepUncut = (text: string, cut: Uint32Array, start: number): string =>
  text
    .split("")
    .filter((_, at) => cut[start + at] === 0)
    .join("");
