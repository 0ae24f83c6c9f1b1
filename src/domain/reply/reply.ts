import type { z } from "zod";
import type { ContactState } from "#domain/contacts/contact-state";
import type { DueAbout } from "#domain/contacts/follow-up";
import type { GateKind } from "#domain/gate/gate-kind";
import type { repliesSchema } from "./reply-schema";
import type { ReplyBlank, ReplyUse } from "./reply-uses";

export type Reply = z.output<typeof repliesSchema>["replies"][number];

export type ReplyBlanks = Readonly<Partial<Record<ReplyBlank, string>>>;

const USES_OF_STATE: Record<ContactState, readonly ReplyUse[]> = {
  new: ["first"],
  quote: ["quote", "followUp"],
  accepted: ["visit"],
  visit: ["visit"],
  sold: ["done", "review", "maintenance", "guarantee"],
  lost: [],
};

/** What else it may be nobody knows. */
const USES_OF_DUE: Record<DueAbout, readonly ReplyUse[]> = {
  quote: ["followUp"],
  maintenance: ["maintenance"],
  guarantee: ["guarantee"],
  review: ["review"],
  other: [],
};

interface RepliedTo {
  state: ContactState;
  gate: GateKind | "";
  /** What the owner comes back for. */
  about?: DueAbout | undefined;
}

/** Whether a reply is one for this contact now; of another kind of gate it is for nobody. */
export function isFitting({ use, gate }: Reply, { state, gate: own, about }: RepliedTo): boolean {
  const uses = about === undefined ? USES_OF_STATE[state] : USES_OF_DUE[about];
  return uses.includes(use) && (gate === "todos" || own === "" || gate === own);
}

/** Those for a contact first, its own kind of gate before all gates; otherwise as the owner has them. */
export function orderReplies(replies: readonly Reply[], to: RepliedTo): Reply[] {
  const rank = (reply: Reply) => (isFitting(reply, to) ? (reply.gate === to.gate ? 0 : 1) : 2);
  return replies.toSorted((one, other) => rank(one) - rank(other));
}
