import { intentKey } from "#domain/knowledge/intent-key";
import { readTitle } from "#domain/knowledge/read-title";
import { toPlainText } from "#domain/text/plain-text";
import { FACT } from "../content/lay-facts";
import type { SiteContent } from "../content/site-content";
import type { Database } from "../database/database";
import type { Settings } from "../settings/settings";
import { createAiKeyStore, originOf } from "./ai-key-store";
import { createAiWriter } from "./ai-writer";
import { createCompletions } from "./completions";

const MOST_OPENINGS = 5;
const LONGEST_OPENING = 240;
const FIRST_PARAGRAPH = /<p\b[^>]*>([\s\S]*?)<\/p>/;

/** What the settings and the saved key make of AI writing. */
export async function startAiServices(db: Database, settings: Settings, readContent: () => SiteContent) {
  const aiKeys = createAiKeyStore(db, settings.secretKey);
  const completions = createCompletions({ readProvider: () => readContent().ai, timeoutMs: settings.ai.timeoutMs });
  const aiWriter = createAiWriter({
    completions,
    keys: aiKeys,
    readFacts: () => readContent().facts,
    isFact: (name) => readContent().isFact(name),
    readOpenings: (title) => readOpenings(db, readContent(), title),
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

/** How public pages on the subject of a title begin, whatever they ask of it and wherever. */
async function readOpenings(db: Database, { facts }: SiteContent, title: string): Promise<string[]> {
  const key = intentKey(readTitle(title, facts.knowledge, facts.places));
  if (key === undefined) return [];
  const subject = key.slice(0, key.indexOf("|") + 1);
  const alike = db.selectFrom("page_sketches").where("intent", "like", `${subject}%`);
  const pages = alike.innerJoin("pages", "pages.id", "page_sketches.page_id").select("content");
  const rows = await pages.orderBy("intent").limit(MOST_OPENINGS).execute();
  return rows.flatMap(({ content }) => {
    const opening = toPlainText(FIRST_PARAGRAPH.exec(content)?.[1] ?? "").slice(0, LONGEST_OPENING);
    return opening === "" ? [] : [opening];
  });
}
