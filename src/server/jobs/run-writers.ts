import type { FactTexts } from "#domain/facts/fact-texts";
import { writeByAi } from "../ai/ai-services";
import type { AiWriter } from "../ai/ai-writer";
import type { LocalPages } from "../publishing/local-pages";
import type { RunWriters, WritePage } from "./job-runner";

interface RunWritersParts {
  readTexts: () => FactTexts;
  aiWriter: AiWriter;
  localPages: Pick<LocalPages, "write">;
}

/** What writes the titles of each kind of run. */
export function createRunWriters({ readTexts, aiWriter, localPages }: RunWritersParts): RunWriters {
  const writeLocally: WritePage = async (title, { options: { instructions, creativity } }) => {
    const { html, description, ownFigures } = await localPages.write({ title, instructions, creativity });
    return { title, description, content: html, origin: "local", ownFigures };
  };
  return { "bulk-presets": writeLocally, "local-batch": writeLocally, "ai-batch": writeByAi(aiWriter, readTexts) };
}
