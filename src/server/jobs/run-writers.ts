import { composeUntil, type Passes } from "#domain/generation/local/compose-until";
import type { ContentFacts } from "#domain/generation/local/generate-content";
import { writeByAi } from "../ai/ai-services";
import type { AiWriter } from "../ai/ai-writer";
import type { RunWriters, WritePage } from "./job-runner";

/** Texts that are tried for a title before the last one stands, as it is. */
const MOST_VERSIONS = 12;

interface RunWritersParts {
  readFacts: () => ContentFacts;
  aiWriter: AiWriter;
  /** Whether a text may go public; every one may when absent. */
  passes?: Passes;
}

/** What writes the titles of each kind of run. */
export function createRunWriters({ readFacts, aiWriter, passes = () => true }: RunWritersParts): RunWriters {
  const writeLocally: WritePage = async (title, { options: { instructions, creativity } }) => {
    const { html, description, ownFigures } = await composeUntil({ title, instructions, creativity }, readFacts(), passes, MOST_VERSIONS);
    return { title, description, content: html, origin: "local", ownFigures };
  };
  return { "bulk-presets": writeLocally, "local-batch": writeLocally, "ai-batch": writeByAi(aiWriter, () => readFacts().texts) };
}
