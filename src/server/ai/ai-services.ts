import type { ContentFacts } from "#domain/generation/local/generate-content";
import type { Database } from "../database/database";
import type { WritePage } from "../jobs/job-runner";
import { countAiRequests } from "../metrics/count-ai-requests";
import type { Settings } from "../settings/settings";
import { createAiKeyStore } from "./ai-key-store";
import { type AiWriter, createAiWriter } from "./ai-writer";
import { createCompletions } from "./completions";
import { PATIENT } from "./retry-policy";

export type AiServices = ReturnType<typeof createAiServices>;

/** What the settings and the saved key make of AI writing. */
export function createAiServices(db: Database, settings: Settings, facts: ContentFacts) {
  const aiKeys = createAiKeyStore(db, settings.secretKey);
  const completions = countAiRequests(createCompletions(settings.ai));
  const aiWriter = createAiWriter({ completions, keys: aiKeys, facts, hasPauses: settings.pace === "default" });
  return { aiKeys, aiWriter };
}

/** Writes the titles of an AI run. */
export function writeByAi(writer: AiWriter): WritePage {
  return async (title, { options }, context) => {
    const { description, creativity } = options;
    const { html } = await writer.write({ title, description, creativity }, { ...context, patience: PATIENT });
    return { title, description, content: html, origin: "ai" };
  };
}
