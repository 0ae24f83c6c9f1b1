import { setImmediate as breathe } from "node:timers/promises";
import { generatedPagePath } from "#domain/page/generated-page";
import type { LiveContent } from "../content/live-content";
import { isRedirectTarget } from "../pages/lists/redirect-targets";
import { isLive } from "../pages/page-row";
import type { PageIntents, PageWriter } from "../pages/page-writer";

/** A page that goes, and the path of the one that stays. */
export interface Merge {
  id: string;
  toPath: string;
}

const GONE = "Já saiu do ar.";
const NO_TARGET = "A página que ficaria não está mais no ar.";
const ITSELF = "Uma página não pode ser juntada a ela mesma.";

/** One after another, so that of two pages that were to be merged with each other one stays. */
export async function mergePages(merges: readonly Merge[], pageWriter: PageWriter, content: LiveContent, savedBy: string) {
  const outcome = { merged: [] as (Merge & { title: string })[], skipped: [] as { id: string; title: string; reason: string }[] };
  for (const merge of merges) {
    await breathe();
    const done = await pageWriter.write((pages) => mergePage(pages, merge, content, savedBy));
    if (done.reason !== undefined) outcome.skipped.push(done);
    else outcome.merged.push(done);
  }
  return outcome;
}

async function mergePage({ transaction, merge }: PageIntents, { id, toPath }: Merge, content: LiveContent, savedBy: string) {
  const page = await transaction
    .selectFrom("pages")
    .select(["slug", "title"])
    .where("id", "=", id)
    .where("status", "in", ["public", "held"])
    .where(isLive)
    .executeTakeFirst();
  if (!page) return { id, title: "", reason: GONE };
  const { title, slug } = page;
  if (toPath === generatedPagePath(slug)) return { id, title, reason: ITSELF };
  if (!(await isRedirectTarget({ db: transaction }, content.current.pages, toPath))) return { id, title, reason: NO_TARGET };
  await merge(id, toPath, savedBy);
  return { id, toPath, title };
}
