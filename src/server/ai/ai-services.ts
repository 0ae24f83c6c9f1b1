import { FACT } from "../content/lay-facts";
import type { SiteContent } from "../content/site-content";
import type { Database } from "../database/database";
import type { Settings } from "../settings/settings";
import { createAiKeyStore } from "./ai-key-store";
import { createAiWriter } from "./ai-writer";
import { createCompletions } from "./completions";
import { countAiRequests } from "./count-ai-requests";
import { originOf } from "./provider";

export type AiServices = Awaited<ReturnType<typeof startAiServices>>;

/** What the settings and the saved key make of AI writing. */
export async function startAiServices(db: Database, settings: Settings, readContent: () => SiteContent) {
  const aiKeys = createAiKeyStore(db, settings.secretKey);
  const completions = countAiRequests(createCompletions({ readProvider: () => readContent().ai, timeoutMs: settings.ai.timeoutMs }));
  const aiWriter = createAiWriter({
    completions,
    keys: aiKeys,
    readFacts: () => readContent().facts,
    isFact: (name) => readContent().isFact(name),
    hasPauses: settings.pace === "default",
  });
  await aiKeys.bindKeyOfEarlierRelease(originOf({ baseUrl: findFormerAddress(settings, readContent()) }));
  return { aiKeys, aiWriter };
}

/** What an earlier release used: it took addresses that this one does not. */
function findFormerAddress({ ai }: Settings, content: SiteContent): string {
  const refused = content.unusedFacts.find(({ path }) => path === `${FACT}site.aiBaseUrl`)?.value;
  return ai.baseUrl ?? (typeof refused === "string" && URL.canParse(refused) ? refused : content.ai.baseUrl);
}
