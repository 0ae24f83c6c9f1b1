/** What a model thought before it answered; what has no end is all that came. */
const THOUGHT = /<(think|thinking|thought|reasoning|analysis)>/i;
const ENDS_OF_THOUGHT = /<\/(?:think|thinking|thought|reasoning|analysis)>/gi;
const FENCE = /```[\w-]*[^\S\n]*\n?([\s\S]*?)(?:\n?```|$)/;
const ELEMENT = /<(?:p|h[1-6]|ul|ol|table|blockquote|div|section|article|main)\b/i;
const ESCAPED_ELEMENT = /&lt;\/?(?:p|h[1-6]|ul|ol|li|table|blockquote|strong)\b/gi;
const SIGNS: Readonly<Record<string, string>> = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'", "&amp;": "&" };
/** Fields by which a page is handed over that came as JSON. */
const FIELDS = ["html", "content", "conteudo", "conteúdo", "texto", "text", "page", "body", "answer"];

/**
 * The text of a page out of what is certainly no part of it: thoughts, a code fence, JSON with the text in a field, markup
 * that was escaped as a whole. Takes time by the length of the answer alone.
 */
export function unwrapAnswer(answer: string): string {
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

function withoutFence(text: string): string {
  return FENCE.exec(text)?.[1] ?? text;
}

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
  if (ELEMENT.test(text) || (text.match(ESCAPED_ELEMENT)?.length ?? 0) < 2) return text;
  return text.replace(/&(?:lt|gt|quot|#39|amp);/g, (sign) => SIGNS[sign] ?? sign);
}
