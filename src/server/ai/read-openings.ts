import { intentKey } from "#domain/knowledge/intent-key";
import { readTitle } from "#domain/knowledge/read-title";
import { toPlainText } from "#domain/text/plain-text";
import type { SiteContent } from "../content/site-content";
import type { Database } from "../database/database";

const MOST = 5;
const LONGEST = 240;
const FIRST_PARAGRAPH = /<p\b[^>]*>([\s\S]*?)<\/p>/;

/** How public pages on the subject of a title begin, whatever they ask of it and wherever. */
export async function readOpenings(db: Database, { facts }: SiteContent, title: string): Promise<string[]> {
  const key = intentKey(readTitle(title, facts.knowledge, facts.places));
  if (key === undefined) return [];
  const subject = key.slice(0, key.indexOf("|") + 1);
  const alike = db.selectFrom("page_sketches").where("intent", "like", `${subject}%`);
  const pages = alike.innerJoin("pages", "pages.id", "page_sketches.page_id").select("content");
  const rows = await pages.orderBy("intent").limit(MOST).execute();
  return rows.flatMap(({ content }) => {
    const opening = toPlainText(FIRST_PARAGRAPH.exec(content)?.[1] ?? "").slice(0, LONGEST);
    return opening === "" ? [] : [opening];
  });
}
