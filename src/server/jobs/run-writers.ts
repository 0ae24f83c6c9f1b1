import type { FactTexts } from "#domain/facts/fact-names";
import { describeText } from "#domain/generation/describe-text";
import { listFigures } from "#domain/generation/local/instructions";
import { findRunPages } from "#domain/jobs/job";
import { type Reason, ruleOf } from "#domain/page/reason";
import type { AiWriter, JudgeAnswer } from "../ai/ai-writer";
import { PATIENT } from "../ai/retry-policy";
import type { LocalPages } from "../publishing/local-pages";
import type { RunWriters, WritePage } from "./job-runner";
import type { ItemDraft, WriteAtOnce } from "./save-items";

interface RunWritersParts {
  readTexts: () => FactTexts;
  aiWriter: AiWriter;
  localPages: Pick<LocalPages, "getReady">;
  /** Why a new page could not go public as it is written. */
  judgeNew: (draft: ItemDraft) => Promise<readonly Reason[]>;
}

/** What writes the titles of each kind of run. */
export function createRunWriters({ readTexts, aiWriter, localPages, judgeNew }: RunWritersParts): RunWriters {
  const locally = {
    async getReady(): Promise<WriteAtOnce> {
      const write = await localPages.getReady();
      return async (title, { options: { instructions, creativity } }, db) => {
        const { html, description, ownFigures } = await write({ title, instructions, creativity }, db);
        return { title, description, content: html, origin: "local", ownFigures };
      };
    },
  };
  return { "bulk-presets": locally, "local-batch": locally, "ai-batch": writeByAi(aiWriter, readTexts, judgeNew) };
}

/** Writes the titles of an AI run; what the rules hold back is asked to be mended. */
function writeByAi(writer: AiWriter, readTexts: () => FactTexts, judgeNew: RunWritersParts["judgeNew"]): WritePage {
  return async (title, { options }, context) => {
    const { instructions, creativity } = options;
    const toDraft = (html: string): ItemDraft => ({
      title,
      description: describeText(title, html, readTexts()),
      content: html,
      origin: "ai",
      ownFigures: listFigures(instructions),
    });
    // A draft is asked by nobody.
    const judge: JudgeAnswer = async (html) => {
      const reasons = await judgeNew(toDraft(html));
      return reasons.every(({ rule }) => ruleOf(rule).isOfText) ? reasons : [];
    };
    const { html } = await writer.write(
      { title, instructions, creativity },
      { ...context, ...(findRunPages(options) !== "draft" && { judge }), patience: PATIENT },
    );
    return toDraft(html);
  };
}
