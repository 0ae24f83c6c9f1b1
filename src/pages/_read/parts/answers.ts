import { clockOf, dayOf } from "#domain/calendar/owner-time";
import { writePageAnswers } from "#domain/hours/answers";
import type { SiteContent } from "#server/content/site-content";

/** The same content says the same all day. */
const known = new WeakMap<SiteContent, { day: string; answers: Readonly<Record<string, string>> }>();

/** What a page's body brings for the script that says whether somebody answers now. */
export function readAnswers(content: SiteContent, now = new Date()): Readonly<Record<string, string>> {
  const day = dayOf(now);
  const read = known.get(content);
  if (read?.day === day) return read.answers;
  const words = content.wording.contact.answer;
  const answers = {
    "data-clock": String(clockOf(day)),
    "data-answers": writePageAnswers(content.facts.business.hours, words, day),
    "data-open": words.open,
    "data-late": words.late,
  };
  known.set(content, { day, answers });
  return answers;
}
