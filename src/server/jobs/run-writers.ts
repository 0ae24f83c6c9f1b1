import type { FactTexts } from "#domain/facts/fact-texts";
import { describeText } from "#domain/generation/describe-text";
import { listFigures } from "#domain/generation/list-figures";
import type { AiWriter } from "../ai/ai-writer";
import { PATIENT } from "../ai/retry-policy";
import type { LocalPages } from "../publishing/local-pages";
import type { RunWriters, WritePage } from "./job-runner";
import type { WriteAtOnce } from "./save-together";

interface RunWritersParts {
  readTexts: () => FactTexts;
  aiWriter: AiWriter;
  localPages: Pick<LocalPages, "getReady">;
}

/** What writes the titles of each kind of run. */
export function createRunWriters({ readTexts, aiWriter, localPages }: RunWritersParts): RunWriters {
  const locally = {
    async getReady(): Promise<WriteAtOnce> {
      const write = await localPages.getReady();
      return async (title, { options: { instructions, creativity } }, db) => {
        const { html, description, ownFigures } = await write({ title, instructions, creativity }, db);
        return { title, description, content: html, origin: "local", ownFigures };
      };
    },
  };
  return { "bulk-presets": locally, "local-batch": locally, "ai-batch": writeByAi(aiWriter, readTexts) };
}

/** Writes the titles of an AI run. */
function writeByAi(writer: AiWriter, readTexts: () => FactTexts): WritePage {
  return async (title, { options }, context) => {
    const { instructions, creativity } = options;
    const { html } = await writer.write({ title, instructions, creativity }, { ...context, patience: PATIENT });
    return {
      title,
      description: describeText(title, html, readTexts()),
      content: html,
      origin: "ai",
      ownFigures: listFigures(instructions),
    };
  };
}
