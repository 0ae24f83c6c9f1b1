import { setImmediate as breathe } from "node:timers/promises";
import type { KnownFigures } from "#domain/frozen-figures/known-figures";
import { isNamedFrom, nameFigures, type WantedNames } from "#domain/frozen-figures/name-figures";
import { type GeneratedPage, generatedPagePath, toWanted } from "#domain/page/generated-page";
import { checkField } from "#domain/page/page-fields";
import { QUOTING_TEXTS, type QuotingField } from "#domain/page/shown-fields";
import type { OnceInside } from "../calls/done-calls";
import type { LiveContent } from "../content/live-content";
import { isRedirectTarget } from "../pages/lists/redirect-targets";
import { SAYS_THE_SAME } from "../pages/page-intents";
import { PageProblem } from "../pages/page-problem";
import { isLive, PAGE_COLUMNS, toGeneratedPage } from "../pages/page-row";
import type { PageIntents, PageWriter } from "../pages/page-writer";

/** A page, and the version somebody has seen. */
export type SeenPage = { id: string; version: number };

interface ChangedPages {
  /** With what became what, where figures became names. */
  changed: (SeenPage & { title: string; changes: string[] })[];
  /** Why, as a sentence; without a title when the page is gone for good. */
  skipped: { id: string; title: string; reason: string }[];
}

type NamingParts = { pageWriter: PageWriter; known: KnownFigures; savedBy: string; once: OnceInside };

type NewTexts = Pick<ChangedPages["changed"][number], "changes"> & { texts: Partial<Record<QuotingField, string>> };

const GONE = "Não existe mais ou está na lixeira.";
const CHANGED = "Mudou depois da leitura.";
const NOTHING = "As palavras ao redor não dizem por qual dado trocar. Escolha o dado, ou troque no editor.";

/** Puts names of facts where pages state figures by hand. */
export async function namePageFigures(pages: readonly SeenPage[], wanted: WantedNames, parts: NamingParts): Promise<ChangedPages> {
  return await changePages(pages, parts, async (_, page) => {
    const { title } = page;
    const named = QUOTING_TEXTS.map(({ field, isHtml }) => ({
      field,
      isHtml,
      ...nameFigures(page[field], parts.known, { isHtml, title }, wanted),
    }));
    // The content, which has been saved as it is, is not measured again.
    const problem = named.map(({ field, isHtml, text }) => (isHtml ? undefined : checkField(field, text))).find(Boolean);
    const changes = named.flatMap((one) => one.changes);
    if (problem ?? changes.length === 0) throw new PageProblem(problem ?? NOTHING);
    return { texts: Object.fromEntries(named.map(({ field, text }) => [field, text])), changes };
  });
}

/** Puts figures back where the version before has them and this one, which is else the same, has names. */
export async function putFiguresBack(pages: readonly SeenPage[], parts: NamingParts): Promise<ChangedPages> {
  return await changePages(pages, parts, async ({ transaction }, page) => {
    const revisions = transaction.selectFrom("page_revisions").select(QUOTING_TEXTS.map(({ column }) => column));
    const before = await revisions
      .where("page_id", "=", page.id)
      .where("version", "=", page.version - 1)
      .executeTakeFirst();
    const isNamed = ({ field, column, isHtml }: (typeof QUOTING_TEXTS)[number]) =>
      before !== undefined && isNamedFrom(page[field], before[column], parts.known, isHtml);
    if (!before || !QUOTING_TEXTS.every(isNamed)) throw new PageProblem(CHANGED);
    return { texts: Object.fromEntries(QUOTING_TEXTS.map(({ field, column }) => [field, before[column]])), changes: [] };
  });
}

/** All in one transaction; a page that changed since it was seen is left as it is. */
async function changePages(
  pages: readonly SeenPage[],
  { pageWriter, savedBy, once }: NamingParts,
  change: (intents: PageIntents, page: GeneratedPage) => Promise<NewTexts>,
): Promise<ChangedPages> {
  return await pageWriter.write(async (intents) => {
    const outcome: ChangedPages = { changed: [], skipped: [] };
    for (const { id, version } of pages) {
      // Each page is sanitised and writes revisions: others get their turn in between.
      await breathe();
      const row = await intents.transaction.selectFrom("pages").select(PAGE_COLUMNS).where("id", "=", id).executeTakeFirst();
      try {
        if (!row || row.deleted_at !== null) throw new PageProblem(GONE);
        if (row.version !== version) throw new PageProblem(CHANGED);
        const page = toGeneratedPage(row);
        const { texts, changes } = await change(intents, page);
        const saved = await intents.edit(id, version, { ...page, ...texts, status: toWanted(page.status) }, savedBy, SAYS_THE_SAME);
        if (saved.outcome !== "saved") throw new PageProblem(CHANGED);
        outcome.changed.push({ id, title: saved.page.title, version: saved.page.version, changes });
      } catch (error) {
        // Thrown before anything is written.
        if (!(error instanceof PageProblem)) throw error;
        outcome.skipped.push({ id, title: row?.title ?? "", reason: error.message });
      }
    }
    return outcome;
  }, once);
}

/** A page that goes, and the path of the one that stays. */
type Merge = { id: string; toPath: string };

const OFF = "Já saiu do ar.";
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
  const live = transaction.selectFrom("pages").select(["slug", "title"]).where("id", "=", id).where(isLive);
  const page = await live.where("status", "in", ["public", "held"]).executeTakeFirst();
  if (!page) return { id, title: "", reason: OFF };
  const { title, slug } = page;
  if (toPath === generatedPagePath(slug)) return { id, title, reason: ITSELF };
  if (!(await isRedirectTarget({ db: transaction }, content.current.pages, toPath))) return { id, title, reason: NO_TARGET };
  await merge(id, toPath, savedBy);
  return { id, toPath, title };
}
