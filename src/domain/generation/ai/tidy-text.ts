import { type FactTexts, findFact } from "#domain/facts/fact-names";
import { findMeant, type IsFact } from "#domain/page/fact-quotes";
import { findStrangeness } from "#domain/publishing/rules/whole/find-strangeness";
import { withoutTags } from "#domain/text/plain-text";
import { readPageText } from "#domain/text/read-page-text";

/** As many signs as two texts never begin with alike by chance. */
const BEGINNING = 40;

/**
 * An answer that was cut, with the rest that was asked for. The rest often comes in a fence of its own; one that begins as
 * the answer did is the whole text anew and takes its place.
 */
export function joinParts(begun: string, rest: string): string {
  const ended = begun.trimEnd();
  const open = ended.endsWith("\n```") ? ended.slice(0, -4) : begun;
  const goesOn = rest.replace(/^\s*```[\w-]*\n/, "");
  const beginning = withoutFence(begun).slice(0, BEGINNING);
  return beginning.length === BEGINNING && withoutFence(rest).startsWith(beginning) ? rest : open + goesOn;
}

function withoutFence(text: string): string {
  return text.replace(/^\s*```[\w-]*\n?/, "").trimStart();
}

/**
 * A text is kept without a container: the template has one `.prose` element, and with another inside it the spacing,
 * which is set between direct children, would not reach the blocks. What the provider put around its whole text is
 * therefore taken off, whatever its class.
 */
const CONTAINER = /^<(div|article|section|main)\b[^<>]*>([\s\S]*)<\/\1>$/i;

/** The text is read once for each that is taken off. */
const MAX_CONTAINERS = 10;

/** @example withoutContainer('<div class="prose"><p>Um.</p></div>') // "<p>Um.</p>" */
export function withoutContainer(html: string): string {
  let inner = html.trim();
  for (let count = 0; count < MAX_CONTAINERS; count += 1) {
    const [, name, content] = CONTAINER.exec(inner) ?? [];
    if (name === undefined || content === undefined || !isBalanced(content, name)) return inner;
    inner = content.trim();
  }
  return inner;
}

/** Two containers side by side look like one around both until their tags are counted. */
function isBalanced(html: string, name: string): boolean {
  let depth = 0;
  for (const [, slash] of html.matchAll(new RegExp(`<(/?)${name}\\b[^<>]*>`, "gi"))) {
    depth += slash ? -1 : 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

const HEADING = /<(\/?)h([2-6])>/g;

/**
 * Headings of a text under the page's h1, without skipped levels: the first is an h2, and none is more than one
 * level below the one before.
 * @example fixHeadingLevels("<h3>A</h3><h4>B</h4>") // "<h2>A</h2><h3>B</h3>"
 */
export function fixHeadingLevels(html: string): string {
  let written = 1;
  let fixed = 1;
  return html.replace(HEADING, (_, slash: string, digit: string) => {
    if (slash) return `</h${fixed}>`;
    const level = Number(digit);
    fixed = level > written ? fixed + 1 : Math.max(2, fixed - (written - level));
    written = level;
    return `<h${fixed}>`;
  });
}

/** Takes a first heading off that only repeats the page's title; `isSame` compares the two. */
export function withoutRepeatedTitle(html: string, isSame: (heading: string) => boolean): string {
  const [whole, , heading] = /^\s*<(h[1-6])\b[^<>]*>([\s\S]*?)<\/\1>\s*/i.exec(html) ?? [];
  return whole !== undefined && heading !== undefined && isSame(withoutTags(heading, "")) ? html.slice(whole.length) : html;
}

const FIRST = /^\s*<(p|div)>((?:(?!<\/?(?:p|div)>)[\s\S]){1,400})<\/\1>\s*/;
const LAST = /<(p|div)>((?:(?!<\/?(?:p|div)>)[\s\S]){1,400})<\/\1>\s*$/;
/** A longer paragraph says something besides. */
const MOST_WORDS = 30;

/**
 * A text without a first or last paragraph that speaks to who asked for it and says nothing else.
 * @example withoutChatter("<p>Claro! Aqui está o texto:</p><h2>A</h2><p>Um.</p>") // "<h2>A</h2><p>Um.</p>"
 */
export function withoutChatter(html: string): string {
  const begun = isChatter(FIRST.exec(html)?.[2]) ? html.replace(FIRST, "") : html;
  const from = Math.max(0, begun.lastIndexOf("<p>"), begun.lastIndexOf("<div>"));
  const last = begun.slice(from);
  return from > 0 && isChatter(LAST.exec(last)?.[2]) ? begun.slice(0, from).trimEnd() : begun;
}

function isChatter(said: string | undefined): boolean {
  if (said === undefined) return false;
  const { blocks } = readPageText(said);
  const words = blocks.reduce((sum, { tokens }) => sum + tokens.filter(({ kind }) => kind === "word").length, 0);
  return words <= MOST_WORDS && blocks.some((block) => findStrangeness(block).some(({ kind }) => kind === "chatter"));
}

/** As many signs as a name with spaces may take; one brace or three is a slip too. */
const WRITTEN = /\{{1,3}([^{}<>]{1,80})\}{1,3}/g;
const CURRENCY = "R$";
const AROUND = /(R\$\s*)?\{\{([\p{L}\p{N}_-]+)\}\}(\s+([\p{L}²]+))?/gu;
const UNIT = /[\p{L}²]+$/u;

/**
 * Names that a provider quotes, as the register has them: in other letters, with spaces or in too few braces they are
 * put right, and a currency or unit that the fact brings itself is not said twice. Other names stay as they are.
 * @example mendNames("<p>R$ {{Plano Solo Preço}}</p>", isFact, texts) // "<p>{{plano-solo-preco}}</p>"
 */
export function mendNames(html: string, isFact: IsFact, texts: FactTexts): string {
  const named = html.replace(WRITTEN, (quote, written: string) => {
    const name = findMeant(written, isFact);
    return name === undefined ? quote : `{{${name}}}`;
  });
  return named.replace(AROUND, (quote, currency: string | undefined, name: string, after = "", word = "") => {
    const text = findFact(texts, name);
    if (text === undefined) return quote;
    const before = text.startsWith(CURRENCY) ? "" : (currency ?? "");
    const isUnitTwice = word !== "" && UNIT.exec(text)?.[0].toLowerCase() === word.toLowerCase();
    return `${before}{{${name}}}${isUnitTwice ? "" : after}`;
  });
}
