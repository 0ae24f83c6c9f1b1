import type { EntryKind } from "../knowledge/entry";
import type { Knowledge } from "../knowledge/knowledge";

/** What a page is about, as far as results are told apart by it. */
export interface PageSubject {
  /** The id of an entry of knowledge. */
  topic?: string;
  /** The slug of a place that is served. */
  place?: string;
}

/** Of what a title names, the first kind is what its page is about. */
const KINDS: readonly EntryKind[] = ["component", "symptom", "check", "safety", "law", "model", "service", "use", "gate"];

/**
 * What the key of a title's intent says of its page.
 * @example readSubject("roldana|replace|mooca", …) // { topic: "roldana", place: "mooca" }
 */
export function readSubject(intent: string, { entries }: Knowledge, isPlace: (slug: string) => boolean): PageSubject {
  const [subject = "", , where = ""] = intent.split("|");
  const named = subject.split("+").flatMap((part) => entries.get(part.split(".")[0] ?? "") ?? []);
  const [topic] = named.toSorted((one, other) => KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind));
  return { ...(topic && { topic: topic.id }), ...(isPlace(where) && { place: where }) };
}

/** How lists call a topic. @example nameTopic("roldana", knowledge) // "Roldana" */
export function nameTopic(id: string, { entries }: Knowledge): string {
  const name = entries.get(id)?.name.one ?? id;
  return name.charAt(0).toUpperCase() + name.slice(1);
}
