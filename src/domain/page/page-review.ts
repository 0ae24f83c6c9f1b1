import { dayOf } from "#domain/calendar/owner-time";
import type { GeneratedPage } from "./generated-page";

/** Whether the text changed after somebody of the team read it. */
export function isReviewOld({ review, textChangedAt }: Pick<GeneratedPage, "review" | "textChangedAt">): boolean {
  if (!review || !textChangedAt) return false;
  return textChangedAt > review.toldAt || dayOf(textChangedAt) > review.on;
}
