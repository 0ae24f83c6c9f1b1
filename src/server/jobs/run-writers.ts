import { type ContentFacts, generateContent } from "#domain/generation/local/generate-content";
import { writeByAi } from "../ai/ai-services";
import type { AiWriter } from "../ai/ai-writer";
import type { RunWriters, WritePage } from "./job-runner";

/** What writes the titles of each kind of run. */
export function createRunWriters({ readFacts, aiWriter }: { readFacts: () => ContentFacts; aiWriter: AiWriter }): RunWriters {
  const writeLocally: WritePage = async (title, { options }) => {
    const { html, description } = generateContent(
      { title, instructions: options.description, creativity: options.creativity },
      readFacts(),
    );
    return { title, description, content: html, origin: "local" };
  };
  return { "bulk-presets": writeLocally, "local-batch": writeLocally, "ai-batch": writeByAi(aiWriter) };
}
