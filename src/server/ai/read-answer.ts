import MarkdownIt from "markdown-it";
import type { FactTexts } from "#domain/facts/fact-names";
import { fixHeadingLevels, mendNames, withoutChatter, withoutContainer, withoutRepeatedTitle } from "#domain/generation/ai/tidy-text";
import { cutToWholeBlocks } from "#domain/generation/ai/whole-blocks";
import type { IsFact } from "#domain/page/fact-quotes";
import { toSlug } from "#domain/text/slug";
import { PageProblem } from "../pages/page-problem";
import { sanitiseHtml } from "../pages/sanitise-html";

const BLOCK = /<(p|h[1-6]|ul|ol|table|blockquote|div|section|article|main)\b/i;

/** What a model thought before it answered; what has no end is all that came. */
const THOUGHT = /<(think|thinking|thought|reasoning|analysis)>/i;
const ENDS_OF_THOUGHT = /<\/(?:think|thinking|thought|reasoning|analysis)>/gi;
const FENCE = /```[\w-]*[^\S\n]*\n?([\s\S]*?)(?:\n?```|$)/;
const ESCAPED_ELEMENT = /&lt;\/?(?:p|h[1-6]|ul|ol|li|table|blockquote|strong)\b/gi;
const SIGNS: Readonly<Record<string, string>> = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'", "&amp;": "&" };
/** Fields by which a page is handed over that came as JSON. */
const FIELDS = ["html", "content", "conteudo", "conteúdo", "texto", "text", "page", "body", "answer"];

/** `isCut`: the provider stopped in the middle, for good. */
type AnswerOptions = { title: string; isFact: IsFact; texts: FactTexts; isCut?: boolean };

/**
 * The HTML of a page in what the provider wrote: out of thoughts, code fence, JSON or document, from Markdown when it is
 * that, sanitised, without a container, chatter at its ends or a heading that repeats the title, levels in order, names of
 * facts put right. What is not certain is left for the rules of publishing to hold. Also takes an answer that is still being written.
 * Empty when there is nothing to show, or nothing that a page may be made of.
 */
export function readAnswer(answer: string, { title, isFact, texts, isCut = false }: AnswerOptions): string {
  const body = withoutWordsAround(readBody(unwrapAnswer(answer)));
  const html = BLOCK.test(body) ? (isCut ? cutToWholeBlocks(body) : body) : fromMarkdown(body, isCut);
  const repeatsTitle = (heading: string) => toSlug(heading) === toSlug(title);
  const page = withoutChatter(withoutContainer(findPageHtml(html)));
  const text = fixHeadingLevels(withoutRepeatedTitle(page, repeatsTitle));
  return mendNames(text, isFact, texts).trim();
}

/**
 * A text that is still being written, without the tag that has only begun: it would be shown as text.
 * @example withoutBegunTag("<p>Motor</p") // "<p>Motor"
 */
export function withoutBegunTag(text: string): string {
  const at = text.lastIndexOf("<");
  return at > text.lastIndexOf(">") && /^<\/?[a-z][^<>]*$|^<\/?$/i.test(text.slice(at)) ? text.slice(0, at) : text;
}

function findPageHtml(html: string): string {
  try {
    return sanitiseHtml(html);
  } catch (error) {
    if (error instanceof PageProblem) return "";
    throw error;
  }
}

/** Of a whole document only what is in its body: the sanitiser would keep the text of its title. */
function readBody(text: string): string {
  const [, body] = /<body\b[^<>]*>([\s\S]*?)(?:<\/body>|$)/i.exec(text) ?? [];
  return (body ?? text.replace(/<head\b[\s\S]*?(<\/head>|$)/i, "")).trim();
}

/** Words to the administrator around the HTML: "Claro! Aqui está:". */
function withoutWordsAround(text: string): string {
  const start = text.search(/<[a-z]/i);
  const hasBlocks = BLOCK.test(text);
  if (!hasBlocks || start < 0) return text;
  const end = text.lastIndexOf(">");
  const rest = text.slice(end + 1);
  // An unfinished tag or paragraph is no chatter.
  const isAfterBlock = /<\/(p|h[1-6]|ul|ol|table|blockquote|div|section|article|main)>$/i.test(text.slice(0, end + 1));
  return isAfterBlock && !rest.includes("<") ? text.slice(start, end + 1) : text.slice(start);
}

function fromMarkdown(text: string, isCut: boolean): string {
  const whole = isCut ? text.slice(0, Math.max(0, text.lastIndexOf("\n\n"))) : text;
  const html = readMarkdown(whole);
  // A heading that lost what followed goes too.
  return isCut ? cutToWholeBlocks(html) : html;
}

const markdown = new MarkdownIt({ html: true });

/** Many times those of a long page; a reader looks at some of them more than once. */
const MAX_MARKS = 3000;

/** Markdown as HTML that is not sanitised yet; empty for what consists of marks. */
function readMarkdown(text: string): string {
  const marks = text.match(/[[\]*_~`|<&\\\n]/g)?.length ?? 0;
  return marks > MAX_MARKS ? "" : markdown.render(text);
}

/**
 * The text of a page out of what is certainly no part of it: thoughts, a code fence, JSON with the text in a field, markup
 * that was escaped as a whole. Takes time by the length of the answer alone.
 */
function unwrapAnswer(answer: string): string {
  const said = withoutFence(withoutThoughts(answer));
  return unescapeMarkup(findInJson(said) ?? said);
}

function withoutThoughts(text: string): string {
  let end = 0;
  for (const { 0: tag, index } of text.matchAll(ENDS_OF_THOUGHT)) end = index + tag.length;
  const rest = text.slice(end);
  const begun = THOUGHT.exec(rest);
  return begun ? rest.slice(0, begun.index) : rest;
}

const withoutFence = (text: string): string => FENCE.exec(text)?.[1] ?? text;

function findInJson(text: string): string | undefined {
  const bare = text.trim();
  if (!/^[{"]/.test(bare) || !/[}"]$/.test(bare) || bare.startsWith("{{")) return undefined;
  try {
    const value: unknown = JSON.parse(bare);
    if (typeof value === "string") return value;
    if (value === null || typeof value !== "object") return undefined;
    const texts = FIELDS.map((field) => (value as Record<string, unknown>)[field]).filter((field) => typeof field === "string");
    return texts.length === 1 ? texts[0] : undefined;
  } catch {
    return undefined;
  }
}

/** Where elements stand besides, nobody knows what was meant to be read. */
function unescapeMarkup(text: string): string {
  if (BLOCK.test(text) || (text.match(ESCAPED_ELEMENT)?.length ?? 0) < 2) return text;
  return text.replace(/&(?:lt|gt|quot|#39|amp);/g, (sign) => SIGNS[sign] ?? sign);
}
