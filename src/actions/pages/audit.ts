import { z } from "astro/zod";
import { AUDIT_KINDS, MOST_OF_KIND } from "#domain/audit/audit-finding";
import { findAuthoredPage } from "#domain/site/authored-pages";
import { editPagePath, editTextPath } from "#domain/site/paths";
import { countFindings, type ListedFinding, listFindings } from "#server/audit/audit-findings";
import { listFigures } from "#server/audit/list-figures";
import { mergePages, namePageFigures, putFiguresBack } from "#server/audit/mend-pages";
import type { SiteContent } from "#server/content/site-content";
import { findTextPath } from "#server/publishing/authored-texts";
import { defineCall, defineKeyedCall } from "../call/define-call";
import { refuse } from "../call/refusals";
import { oneRow, pageNumber, rowVersion, someOf, somePages } from "../fields";

const PAGE_SIZE = 20;
const UNDER_WAY = "Uma auditoria já está em andamento. Espere que ela termine.";

/** Pages of one call, and figures. */
const MAX_PAGES = 100;
const MAX_FIGURES = 2000;
/** Changes that one activity tells of. */
const MAX_TOLD = 3;

const kind = z.enum(AUDIT_KINDS).optional();
const seenPages = somePages(oneRow.extend({ version: rowVersion }), MAX_PAGES);

/** What the publishing rules find on pages that are public already. */
export const audit = {
  /** When it was last done, and how far the one under way is. */
  read: defineCall(async ({ services: { audit } }) => await audit.read()),

  list: defineCall({ kind, page: pageNumber }, async ({ kind, page }, { services: { connection, content } }) => {
    const { counts, all } = await countFindings(connection.db);
    const findings = await listFindings(connection.db, kind, PAGE_SIZE, (page - 1) * PAGE_SIZE);
    return {
      counts,
      all,
      total: kind === undefined ? all : (counts[kind] ?? 0),
      pageSize: PAGE_SIZE,
      findings: findings.map((finding) => describeFinding(finding, content.current)),
    };
  }),

  /** All that is kept of a kind, to be chosen at once. */
  listAll: defineCall({ kind: z.enum(AUDIT_KINDS) }, async ({ kind }, { services: { connection, content } }) => {
    const findings = await listFindings(connection.db, kind, MOST_OF_KIND, 0);
    return { findings: findings.map((finding) => describeFinding(finding, content.current)) };
  }),

  /** Puts names of facts in place of figures, those of the call alone; tells which pages it left as they were, and why. */
  nameFigures: defineKeyedCall(
    {
      pages: seenPages,
      figures: someOf(z.object({ figure: z.string().min(1).max(2000), name: z.string().min(1).max(200).optional() }), MAX_FIGURES),
    },
    async ({ pages, figures }, { administrator, services: { audit, pageWriter }, once, record }) => {
      const { known } = await audit.readFigures();
      const wanted = new Map(figures.map(({ figure, name }) => [figure, name]));
      const outcome = await namePageFigures(pages, wanted, { pageWriter, known, savedBy: administrator.email, once: once.inside });
      const [first, ...others] = outcome.changed;
      const changes = describeChanges(outcome.changed.flatMap((page) => page.changes));
      if (first && others.length === 0) await record("page.figures-named", { id: first.id, title: `${first.title}: ${changes}` });
      if (others.length > 0) await record("pages.figures-named", { title: `${outcome.changed.length} páginas: ${changes}` });
      return outcome;
    },
  ),

  /** Takes that back, in the versions that came of it. */
  putFiguresBack: defineKeyedCall(
    { pages: seenPages },
    async ({ pages }, { administrator, services: { audit, pageWriter }, once, record }) => {
      const { known } = await audit.readFigures();
      const outcome = await putFiguresBack(pages, { pageWriter, known, savedBy: administrator.email, once: once.inside });
      await record("page.updated", outcome.changed);
      return outcome;
    },
  ),

  /** Puts pages into the trash and leads their visitors to those that say the same; tells which it left as they were, and why. */
  merge: defineCall(
    { merges: someOf(z.object({ id: z.string().max(64), toPath: z.string().min(1).max(300) }), MAX_PAGES) },
    async ({ merges }, { administrator, services: { pageWriter, content }, record }) => {
      const outcome = await mergePages(merges, pageWriter, content, administrator.email);
      const merged = outcome.merged.map(({ id, title, toPath }) => ({ id, title: `${title} → ${toPath}` }));
      await record("page.merged", merged);
      return outcome;
    },
  ),

  /** Begins an audit and does not wait for it: a large site takes minutes. */
  begin: defineCall(async ({ services: { audit }, record }) => {
    if ((await audit.read()).isRunning || !audit.begin()) throw refuse("CONFLICT", UNDER_WAY);
    await record("audit.begun", { title: "Painel" });
  }),
};

function describeFinding({ detail: { figures, ...detail }, ...finding }: ListedFinding, content: SiteContent) {
  const editPath = findEditPath(finding, content);
  return { ...finding, detail, editPath, ...(figures && { frozen: listFigures(figures, content) }) };
}

/** @example describeChanges(["R$ 800 → {{plano-solo-preco}}"]) // "R$ 800 → {{plano-solo-preco}}" */
function describeChanges(all: readonly string[]): string {
  const changes = [...new Set(all)];
  return `${changes.slice(0, MAX_TOLD).join(", ")}${changes.length > MAX_TOLD ? "…" : ""}`;
}

/** Where the text of a finding's page is edited; undefined when it has none any more. */
function findEditPath({ pageId, path }: Pick<ListedFinding, "pageId" | "path">, { pages }: SiteContent): string | undefined {
  if (pageId !== undefined) return editPagePath(pageId);
  const page = findAuthoredPage(pages, path);
  const text = page && findTextPath(page);
  return text && editTextPath(text);
}
