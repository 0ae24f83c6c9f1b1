import { composeUntil } from "#domain/generation/local/compose-until";
import type { ContentRequest, GeneratedContent } from "#domain/generation/local/generate-content";
import type { JudgedPage } from "#domain/publishing/judged-page";
import type { Reason, RuleId } from "#domain/publishing/reason";
import type { SiteContent } from "../content/site-content";
import type { Database } from "../database/database";
import type { PublishingRules } from "./gate";

/** Texts that are tried for a title before the first one stands, with what is against it. */
const MOST_VERSIONS = 6;
/** A page that is not written yet is measured against all others. */
const NOBODY = "";

interface LocalPagesParts {
  db: Database;
  readContent: () => SiteContent;
  rules: PublishingRules;
}

export type LocalPages = ReturnType<typeof createLocalPages>;

/** What the local generator writes, and whether it may go public as the site is now. */
export function createLocalPages({ db, readContent, rules }: LocalPagesParts) {
  const judge = (page: GeneratedContent) => rules.judge(db, NOBODY, toJudged(page));
  return {
    /** The first text that may go public; the first one when none may, or none could. */
    write: (request: ContentRequest): Promise<GeneratedContent> =>
      composeUntil(request, readContent().facts, async (page) => isSettled(await judge(page)), MOST_VERSIONS),
    judge,
  };
}

/** What another text for the same title may mend; the rest is about the title itself. */
const OF_TEXT: ReadonlySet<RuleId> = new Set(["facts", "substance", "title", "whole"]);

function isSettled(reasons: readonly Reason[]): boolean {
  return reasons.length === 0 || reasons.some(({ rule }) => !OF_TEXT.has(rule));
}

function toJudged({ title, description, html, ownFigures }: GeneratedContent): JudgedPage {
  return { title, description, content: html, origin: "local", ownFigures };
}
