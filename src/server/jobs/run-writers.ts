import type { FactTexts } from "#domain/facts/fact-texts";
import { writeByAi } from "../ai/ai-services";
import type { AiWriter } from "../ai/ai-writer";
import type { LocalPages } from "../publishing/local-pages";
import type { RunWriters } from "./job-runner";
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
