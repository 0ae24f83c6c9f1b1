import { composeUntil, type TextVerdict } from "#domain/generation/local/compose-until";
import type { ContentRequest, GeneratedContent } from "#domain/generation/local/generate-content";
import type { JudgedPage } from "#domain/publishing/judged-page";
import type { RuleId } from "#domain/publishing/reason";
import type { SiteContent } from "../content/site-content";
import type { Database } from "../database/database";
import type { PublishingRules } from "./gate";
import type { SaidTexts } from "./said-texts";

/** Texts that are tried for a title before the first one stands, with what is against it. */
const MOST_VERSIONS = 6;
/** Share of its own below which no other text for the title comes near what is asked: the site says all of it already. */
const HOPELESS_OWN_RUNS = 0.2;
/** A page that is not written yet is measured against all others. */
const NOBODY = "";

interface LocalPagesParts {
  db: Database;
  readContent: () => SiteContent;
  rules: PublishingRules;
  said: Pick<SaidTexts, "read">;
}

export type LocalPages = ReturnType<typeof createLocalPages>;

/** What the local generator writes, and whether it may go public as the site is now. */
export function createLocalPages({ db, readContent, rules, said }: LocalPagesParts) {
  const judge = (page: GeneratedContent) => rules.judge(db, NOBODY, toJudged(page));

  async function judgeText(page: GeneratedContent): Promise<TextVerdict> {
    const judged = toJudged(page);
    const substance = await rules.measure(db, NOBODY, judged);
    if (substance.ownRuns < HOPELESS_OWN_RUNS) return "none-will";
    const reasons = await rules.judge(db, NOBODY, judged, substance);
    if (reasons.length === 0) return "passes";
    return reasons.every(({ rule }) => OF_TEXT.has(rule)) ? "another-might" : "none-will";
  }

  return {
    /** The first text that may go public; the first one when none may, or none could. Each says rather what no public page does. */
    async write(request: ContentRequest): Promise<GeneratedContent> {
      return composeUntil({ ...request, isSaid: await said.read() }, readContent().facts, judgeText, MOST_VERSIONS);
    },
    judge,
  };
}

/** What another text for the same title may mend; the rest is about the title itself. */
const OF_TEXT: ReadonlySet<RuleId> = new Set(["facts", "substance", "title", "whole"]);

function toJudged({ title, description, html, ownFigures }: GeneratedContent): JudgedPage {
  return { title, description, content: html, origin: "local", ownFigures };
}
