import { facts } from "#content/facts";
import { generateContent } from "#domain/generation/local/generate-content";
import { BLANK_TEXTS } from "#domain/page/page-fields";
import { toSlug } from "#domain/text/slug";
import type { Connection } from "#server/database/database";
import { createPageWriter } from "#server/pages/page-writer";
import { sanitiseHtml } from "#server/pages/sanitise-html";
import type { CheckedPage } from "#server/transfer/check-file";
import { writeImport } from "#server/transfer/import-pages";
import { openAdmission } from "#support/publishing/open-admission";
import { makeSeedTitles } from "./seed-titles";

type Text = Pick<CheckedPage, "description" | "content">;

/** Rows of one transaction. */
const BATCH = 5000;
/** Texts the generator writes; later pages take them in turn, for 100,000 of their own would take minutes. */
const MAX_TEXTS = 500;
const CREATIVITY = 50;
/** Between one page and the next. */
const MINUTE_MS = 60_000;

/** Fills a database with public pages as an import does, each a minute younger than the one before, the newest made now. */
export async function seedPages(connection: Connection, count: number, onProgress: (done: number) => void = () => {}): Promise<void> {
  const writer = createPageWriter(connection, { isFact: (name) => Object.hasOwn(facts.texts, name), admission: openAdmission }, () => {});
  const texts: Text[] = [];
  const start = Date.now() - count * MINUTE_MS;
  let batch: CheckedPage[] = [];
  let row = 0;
  const write = async () => {
    await writeImport(writer, batch, "number");
    batch = [];
    onProgress(row);
  };
  for (const title of makeSeedTitles(count)) {
    if (texts.length < MAX_TEXTS) texts.push(writeText(title));
    const text = texts[row % texts.length] as (typeof texts)[number];
    row += 1;
    const createdAt = new Date(start + row * MINUTE_MS);
    batch.push({ ...BLANK_TEXTS, row, title, slug: toSlug(title), ...text, status: "public", origin: "local", createdAt });
    if (batch.length === BATCH) await write();
  }
  if (batch.length > 0) await write();
}

function writeText(title: string): Text {
  const { html, description } = generateContent({ title, creativity: CREATIVITY }, facts);
  return { description, content: sanitiseHtml(html) };
}
