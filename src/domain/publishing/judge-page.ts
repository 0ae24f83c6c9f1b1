import type { Reason } from "#domain/page/reason";
import { escapeHtml } from "#domain/text/escape-html";
import type { JudgedPage } from "./judged-page";
import { judgeAnswered } from "./rules/judge-answered";
import { judgeArea } from "./rules/judge-area";
import { judgeEmptiness } from "./rules/judge-emptiness";
import { judgeFacts } from "./rules/judge-facts";
import { judgeIntent } from "./rules/judge-intent";
import { judgeMaker } from "./rules/judge-maker";
import { judgePlace } from "./rules/judge-place";
import { judgeRelevance } from "./rules/judge-relevance";
import { judgeBrevity, judgeSubstance } from "./rules/judge-substance";
import { judgeTitleKept } from "./rules/judge-title-kept";
import { judgeWhole } from "./rules/judge-whole";
import type { Surroundings, TitleSurroundings } from "./surroundings";

/** Why a page may not go public, by every rule in its turn; nothing when it may. */
export function judgePage(page: JudgedPage, around: Surroundings): Reason[] {
  if (page.origin === "announcement") return judgeAnnouncement(page, around);
  const relevance = judgeRelevance(page, around);
  const subject = [...relevance, ...judgeMaker(page, around), ...judgeArea(page, around)];
  const isOfOtherTrade = relevance.length > 0 && around.reading.subjects.length === 0;
  // What does not answer its title is not told apart from what does, nor measured.
  const unanswered = isOfOtherTrade || around.sameIntent.some(({ question }) => question) ? [] : judgeAnswered(page, around);
  if (unanswered.length > 0) return [...subject, ...unanswered, ...judgeFacts(page, around)];
  return [
    ...subject,
    ...judgeIntent(around),
    ...judgeFacts(page, around),
    ...judgePlace(page, around),
    ...judgeSubstance(around.substance, page.origin),
    ...judgeTitleKept(page, around),
    ...judgeEmptiness(page, around),
    ...judgeWhole(page, around),
  ];
}

/** An announcement is true and safe; it answers no title, so that nobody asks how long, how much its own or where it is about. */
function judgeAnnouncement(page: JudgedPage, around: Surroundings): Reason[] {
  const content = `<p>${escapeHtml(page.title)}</p>${page.content}`;
  return [
    ...judgeRelevance(page, around),
    ...judgeMaker(page, around),
    ...judgeArea({ ...page, content }, { ...around, reading: { ...around.reading, title: "", words: [] } }),
    ...judgeFacts(page, around),
    ...judgeBrevity(around.substance),
    ...judgeWhole(page, around),
  ];
}

/** What a title alone tells, before there is a page. @param origin who is to write it */
export function judgeTitle(title: string, around: TitleSurroundings, origin: "ai" | "local" = "ai"): Reason[] {
  const page: JudgedPage = { title, lines: [], content: "", origin, ownFigures: [] };
  return [
    ...judgeRelevance(page, around),
    ...judgeMaker({ title }, around),
    ...judgeArea(page, around),
    ...judgeIntent(around),
    ...judgeFacts(page, around),
    ...judgeWhole(page, around),
  ];
}
