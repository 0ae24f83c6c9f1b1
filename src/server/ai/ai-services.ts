import type { FactTexts } from "#domain/facts/fact-texts";
import { describeText } from "#domain/generation/describe-text";
import { listFigures } from "#domain/generation/list-figures";
import type { SiteContent } from "../content/site-content";
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
export function createAiServices(db: Database, settings: Settings, readContent: () => SiteContent) {
  const aiKeys = createAiKeyStore(db, settings.secretKey);
  const completions = countAiRequests(createCompletions({ readProvider: () => readContent().ai, timeoutMs: settings.ai.timeoutMs }));
  const aiWriter = createAiWriter({
    completions,
    keys: aiKeys,
    readFacts: () => readContent().facts,
    isFact: (name) => readContent().isFact(name),
    hasPauses: settings.pace === "default",
  });
  return { aiKeys, aiWriter };
}

/** Writes the titles of an AI run. */
export function writeByAi(writer: AiWriter, readTexts: () => FactTexts): WritePage {
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
