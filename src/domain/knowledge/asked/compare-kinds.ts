import type { Asked, AskedKind } from "./read-asked";

/** Why something happens, what it is and what to do about it are told by one answer. */
const OF_SYMPTOMS: ReadonlySet<AskedKind | undefined> = new Set(["why", "how", "what", undefined]);
const OF_FAULTS: ReadonlySet<AskedKind | undefined> = new Set(["fault", "why", "how", "what"]);
/** When to do something is told by how long it lasts, and by what shows that it is due. */
const OF_TIME: ReadonlySet<AskedKind | undefined> = new Set(["when", "how-long"]);
/** What a page is written for tells all of these; a price, a time or a person is another matter. */
const TOLD_TOGETHER: ReadonlySet<AskedKind | undefined> = new Set([...OF_SYMPTOMS, "whether", "which"]);

/**
 * How far a question's answer serves who asks in another way, from 0 to 1.
 * @param isWhole whether the question is one that a page is written for
 */
export function compareKinds(title: AskedKind | undefined, { kind: question, kinds, isChoice }: Asked, isWhole: boolean): number {
  if (title === question || (title && kinds.has(title))) return 1;
  // Whether something must be tells whether it is needed, and not the other way about.
  if (title === "duty" || question === "duty") return title === "whether" ? 0.9 : 0;
  // By what it is known is neither why it is so nor what to do about it.
  if (title === "signs" || question === "signs") return title === undefined || question === undefined ? 0.9 : 0;
  if (title === "fault" || question === "fault") return OF_FAULTS.has(title) && OF_FAULTS.has(question) ? 0.9 : 0;
  if (OF_SYMPTOMS.has(title) && OF_SYMPTOMS.has(question)) return 0.95;
  if (OF_TIME.has(title) && OF_TIME.has(question)) return 0.95;
  // Which of two to take tells whether one is worth it; which is the quickest does not.
  if ((title ?? "worth") === "worth" && question === "which") return title === undefined || isChoice ? 0.9 : 0;
  if ((title ?? "which") === "which" && question === "worth") return 0.9;
  return isWhole && TOLD_TOGETHER.has(title) && TOLD_TOGETHER.has(question) ? 0.9 : 0;
}
