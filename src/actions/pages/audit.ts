import { ActionError } from "astro:actions";
import { z } from "astro/zod";
import { AUDIT_KINDS } from "#domain/audit/audit-finding";
import { findAuthoredPage } from "#domain/site/authored-pages";
import { editPagePath, editTextPath } from "#domain/site/paths";
import { countFindings, type ListedFinding, listFindings } from "#server/audit/audit-findings";
import { mergePages } from "#server/audit/merge-pages";
import type { SiteContent } from "#server/content/site-content";
import { findTextPath } from "#server/publishing/authored-texts";
import { defineCall } from "../call/define-call";
import { pageNumber } from "../fields";

const PAGE_SIZE = 20;
const UNDER_WAY = "Uma auditoria já está em andamento. Espere que ela termine.";

/** Pages of one call. */
const MAX_MERGES = 100;

const kind = z.enum(AUDIT_KINDS).optional();

/** What the publishing rules find on pages that are public already. */
export const audit = {
  /** When it was last done, and how far the one under way is. */
  read: defineCall({
    handler: async (_, { services: { audit } }) => await audit.read(),
  }),

  list: defineCall({
    input: z.object({ kind, page: pageNumber }),
    async handler({ kind, page }, { services: { connection, content } }) {
      const { counts, all } = await countFindings(connection.db);
      const findings = await listFindings(connection.db, kind, PAGE_SIZE, (page - 1) * PAGE_SIZE);
      return {
        counts,
        all,
        total: kind === undefined ? all : (counts[kind] ?? 0),
        pageSize: PAGE_SIZE,
        findings: findings.map((finding) => ({ ...finding, editPath: findEditPath(finding, content.current) })),
      };
    },
  }),

  /** Puts pages into the trash and leads their visitors to those that say the same; tells which it left as they were, and why. */
  merge: defineCall({
    input: z.object({
      merges: z
        .array(z.object({ id: z.string().max(64), toPath: z.string().min(1).max(300) }))
        .min(1)
        .max(MAX_MERGES),
    }),
    async handler({ merges }, { administrator, services, record }) {
      const outcome = await mergePages(merges, { ...services, savedBy: administrator.email });
      await record(
        "page.merged",
        outcome.merged.map(({ id, title, toPath }) => ({ id, title: `${title} → ${toPath}` })),
      );
      return outcome;
    },
  }),

  /** Begins an audit and does not wait for it: a large site takes minutes. */
  begin: defineCall({
    async handler(_, { services: { audit }, record }) {
      if ((await audit.read()).isRunning || !audit.begin()) throw new ActionError({ code: "CONFLICT", message: UNDER_WAY });
      await record("audit.begun", { title: "Painel" });
    },
  }),
};

/** Where the text of a finding's page is edited; undefined when it has none any more. */
function findEditPath({ pageId, path }: ListedFinding, { pages }: SiteContent): string | undefined {
  if (pageId !== undefined) return editPagePath(pageId);
  const page = findAuthoredPage(pages, path);
  const text = page && findTextPath(page);
  return text && editTextPath(text);
}
