import type { ContentRequest } from "#domain/generation/local/compose-page";
import { composeUntil, type GeneratedContent, type JudgeText, type TextVerdict } from "#domain/generation/local/generate-content";
import { BLANK_TEXTS, toColumns } from "#domain/page/page-fields";
import { ruleOf } from "#domain/page/reason";
import { type JudgedPage, toJudgedPage } from "#domain/publishing/judged-page";
import { judgeSubstance, LEAST_OWN_RUNS, LEAST_OWN_SENTENCES, type Substance } from "#domain/publishing/rules/judge-substance";
import type { SiteContent } from "../content/site-content";
import type { Database } from "../database/database";
import type { PagesBeside } from "./pages-beside";
import type { PublishingRules } from "./publishing-rules";
import type { SaidTexts } from "./said-texts";
import { type Judgement, NOBODY } from "./transaction-judgements";

/** Texts that are tried for a title before the first one stands, with what is against it. */
const MOST_VERSIONS = 6;
/**
 * How near to what is asked of its own substance the best text must be, after one, two and more of them, for another to be
 * tried: below it the site says all of it already. A third as many texts are written after the first one for it, and of 383
 * pages seven are missed.
 */
const LEAST_NEARNESS = [0.6, 0.7, 0.8, 0.85, 0.9] as const;
/** What so many texts leave unanswered, no other answers: they say what is known of it in other words. */
const MOST_UNANSWERED = 2;

interface LocalPagesParts {
  db: Database;
  readContent: () => SiteContent;
  rules: Pick<PublishingRules, "examine" | "weigh">;
  said: Pick<SaidTexts, "read" | "readBeside">;
}

/** @param reader the transaction that saves the page, where it is saved at once: what was judged there is not asked again */
type WriteLocally = (request: ContentRequest, reader: Database) => Promise<GeneratedContent>;

export type LocalPages = ReturnType<typeof createLocalPages>;

/** What the local generator writes, and whether it may go public as the site is now. */
export function createLocalPages({ db, readContent, rules, said }: LocalPagesParts) {
  /** Judges the texts of a title, one after another; `hear` is told of those that were asked everything. */
  function judgeTexts(reader: Database, beside?: PagesBeside, hear?: (judgement: Judgement) => void): JudgeText {
    let tried = 0;
    let nearest = 0;
    let unanswered = 0;
    const goOn = (substance: Substance): TextVerdict => {
      nearest = Math.max(nearest, measureNearness(substance));
      tried += 1;
      return nearest < (LEAST_NEARNESS[tried - 1] ?? 1) ? "none-will" : "another-might";
    };
    return async (page) => {
      const judged = toJudged(page);
      // The first one stands when no other passes, with all that is against it; another is asked no more than it takes.
      if (tried > 0) {
        const weight = await rules.weigh(reader, judged, beside);
        if (judgeSubstance(weight).length > 0) return goOn(weight);
      }
      const judgement = await rules.examine(reader, NOBODY, judged, beside);
      const { reasons, substance } = judgement;
      hear?.(judgement);
      if (reasons.length === 0) return "passes";
      if (reasons.some(({ rule }) => rule === "title")) unanswered += 1;
      if (unanswered === MOST_UNANSWERED) return "none-will";
      return reasons.every(({ rule }) => ruleOf(rule).isOfText) ? goOn(substance) : "none-will";
    };
  }

  /**
   * Gives what writes the first text that may go public; the first one when none may, or none could. Each says rather what
   * no public page does. It is got ready before a transaction in which it writes, and is for that one alone.
   */
  async function getReady(): Promise<WriteLocally> {
    const isSaid = await said.read();
    return (request, reader) => composeUntil({ ...request, isSaid }, readContent().facts, judgeTexts(reader), MOST_VERSIONS);
  }

  return {
    getReady,
    write: async (request: ContentRequest): Promise<GeneratedContent> => (await getReady())(request, db),
    /** Writes as `getReady`, into no database, and judges each page against those beside it. */
    async getReadyBeside(beside: PagesBeside): Promise<(request: ContentRequest) => Promise<Judgement>> {
      const { facts } = readContent();
      const isSaid = await said.readBeside(beside);
      return async (request) => {
        const judgements = new Map<string, Judgement>();
        const judge = judgeTexts(db, beside, (judgement) => judgements.set(judgement.page.content, judgement));
        const { html } = await composeUntil({ ...request, isSaid }, facts, judge, MOST_VERSIONS);
        // The page that stands was asked everything: it passed, or is the first.
        return judgements.get(html) as Judgement;
      };
    },
  };
}

/** From 0 to 1, which is all that is asked. */
function measureNearness({ ownRuns, ownSentences }: Substance): number {
  return Math.min(ownRuns / LEAST_OWN_RUNS, ownSentences / LEAST_OWN_SENTENCES, 1);
}

function toJudged({ title, description, html, ownFigures }: GeneratedContent): JudgedPage {
  return toJudgedPage({ ...toColumns({ ...BLANK_TEXTS, title, description, content: html, ownFigures }), origin: "local" });
}
