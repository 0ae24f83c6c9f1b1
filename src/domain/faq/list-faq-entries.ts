import type { FaqEntry } from "./faq";

/** Every question with its answer in a document, however deep; any text may have some. */
export function listFaqEntries(document: unknown): FaqEntry[] {
  if (document === null || typeof document !== "object") return [];
  return isFaqEntry(document) ? [document] : Object.values(document).flatMap(listFaqEntries);
}

function isFaqEntry(value: object): value is FaqEntry {
  return "question" in value && typeof value.question === "string" && "answer" in value && typeof value.answer === "string";
}
