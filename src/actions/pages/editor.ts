import { z } from "astro/zod";
import { dayOf } from "#domain/calendar/owner-time";
import { type GeneratedPage, generatedPagePath, HAND_ORIGINS, NEW_PAGE, WANTED_STATUSES } from "#domain/page/generated-page";
import { fromTyped, mapFields, toTyped } from "#domain/page/page-fields";
import { hasText } from "#domain/text/plain-text";
import { type EditedFields, findObstacle } from "#server/pages/page-intents";
import { findRevision, listRevisions } from "#server/pages/page-revisions";
import { toHeld } from "#server/publishing/held-page";
import { findOwner, findTarget } from "#server/redirects/page-addresses";
import { type Call, defineCall, defineKeyedCall } from "../call/define-call";
import { getFound } from "../call/refusals";
import { oneRow, pageSlug, pageTexts, rowId, rowVersion, typedTexts } from "../fields";
import { allowReason, recordAllowance, STATUS_ACTIONS, toAllowance } from "./page-activities";

/** What is written: a page, or an announcement. */
const origin = z.enum(HAND_ORIGINS).default("manual");

/** What the editor saves; a page that visitors see needs a text. */
const editedFields = z
  .object({ ...pageTexts, status: z.enum(WANTED_STATUSES) })
  .refine(({ status, content }) => status === "draft" || hasText(content), {
    path: ["content"],
    message: "Escreva o conteúdo antes de publicar, ou salve como rascunho.",
  })
  .transform(({ status, ...texts }): EditedFields => ({ ...fromTyped(texts), status }));

const typedFields = z.object(typedTexts);

export const editor = {
  /** A page with what this administrator had typed and not saved. */
  open: defineCall(oneRow, async ({ id }, call) => {
    const { pages, connection } = call.services;
    const page = getFound(await pages.findPage(id), "Esta página não existe mais ou está na lixeira.");
    const { savedBy = "" } = (await findRevision(connection.db, id, page.version)) ?? {};
    return { page: { ...page, ...toTyped(page) }, savedBy, autosave: await readAutosave(id, call), team: await listReviewers(call) };
  }),

  /** What this administrator had typed of a new page. */
  openNew: defineCall({ origin }, async ({ origin }, call) => ({
    autosave: await readAutosave(NEW_PAGE[origin], call),
    team: await listReviewers(call),
  })),

  create: defineKeyedCall({ fields: editedFields, origin, reason: allowReason }, async ({ fields, origin, reason }, call) => {
    const { administrator, once, record } = call;
    const { pageWriter, autosaves } = call.services;
    const draft = { ...fields, origin, savedBy: administrator.email, allowance: toAllowance(reason, call) };
    const result = await pageWriter.write((pages) => pages.createAt(draft), once.inside);
    if (result.outcome !== "saved") return result;
    const { id, title } = result.page;
    await autosaves.discardAutosave(NEW_PAGE[origin], administrator.id);
    await record("page.created", { id, title });
    await recordAllowance(result.page, reason, call);
    return describeSaved(result.page);
  }),

  /** Saves over the version the editor has seen; otherwise says who saved meanwhile. */
  update: defineKeyedCall(
    { id: rowId, version: rowVersion, fields: editedFields, reason: allowReason },
    async ({ id, version, fields, reason }, call) => {
      const { administrator, once, record } = call;
      const { pages, pageWriter, autosaves } = call.services;
      const before = await pages.findPage(id);
      const allowance = toAllowance(reason, call);
      const result = await pageWriter
        .write((intents) => intents.edit(id, version, fields, administrator.email, allowance), once.inside)
        .catch(toHeld);
      if (result.outcome !== "saved") return result;
      const { page } = result;
      await autosaves.discardAutosave(id, administrator.id);
      const action = before?.status === page.status ? "page.updated" : STATUS_ACTIONS[page.status];
      await record(action, page);
      await recordAllowance(page, reason, call);
      return describeSaved(page);
    },
  ),

  /** A text that may not take its page's place, as a new draft. */
  saveCopy: defineKeyedCall(
    { fields: editedFields, origin, id: rowId.optional() },
    async ({ fields, origin, id }, { administrator, services: { pageWriter, autosaves }, once, record }) => {
      const draft = { ...fields, status: "draft" as const, origin, savedBy: administrator.email };
      const page = await pageWriter.write((pages) => pages.create(draft), once.inside);
      if (id) await autosaves.discardAutosave(id, administrator.id);
      await record("page.created", page);
      return { id: page.id, slug: page.slug };
    },
  ),

  /** Says who of the team read the version on the screen, or takes it back: the one way to name anybody on a page. */
  setReview: defineCall(
    {
      id: rowId,
      version: rowVersion,
      review: z
        .object({ technicianId: z.string().min(1, "Escolha quem revisou.").max(64), on: z.iso.date("Escolha o dia.") })
        .refine(({ on }) => on <= dayOf(new Date()), { path: ["on"], message: "O dia da revisão ainda não chegou." })
        .optional(),
    },
    async ({ id, version, review }, { services: { pageWriter, team }, record }) => {
      if (review) getFound(await team.find(review.technicianId), "Esta pessoa não está mais na equipe.");
      const told = review && { ...review, toldAt: new Date() };
      const page = await pageWriter.write((pages) => pages.setReview(id, version, told));
      const { title } = getFound(page, "A página mudou ou foi excluída enquanto você a abria. Recarregue antes de anotar a revisão.");
      await record(review ? "page.reviewed" : "page.unreviewed", { id, title });
      return { review: page?.review };
    },
  ),

  /** Who has an address: another page, a deleted one, or a redirect that a new page would end. */
  checkSlug: defineCall({ slug: pageSlug, id: rowId.optional() }, async ({ slug, id }, { services: { connection } }) => {
    const page = await findOwner(connection.db, slug);
    if (page && page.id !== id) return { use: page.deletedAt ? ("trashed" as const) : ("taken" as const), title: page.title };
    const target = page ? undefined : await findTarget(connection.db, generatedPagePath(slug));
    return target === undefined ? { use: "free" as const } : { use: "redirected" as const, target };
  }),

  /** Keeps what was typed, and tells what happened to the page meanwhile. */
  autosave: defineCall(
    { id: rowId.optional(), version: rowVersion.optional(), fields: typedFields },
    async ({ id = NEW_PAGE.manual, version, fields }, { administrator, services: { autosaves, connection } }) => {
      const savedAt = await autosaves.keepAutosave(id, administrator.id, JSON.stringify({ version, fields }));
      return { savedAt, obstacle: version === undefined ? undefined : await findObstacle(connection.db, id, version) };
    },
  ),

  discardAutosave: defineCall({ id: rowId.optional() }, async ({ id = NEW_PAGE.manual }, { administrator, services: { autosaves } }) => {
    await autosaves.discardAutosave(id, administrator.id);
  }),

  listRevisions: defineCall(oneRow, async ({ id }, { services }) => ({ revisions: await listRevisions(services.connection.db, id) })),

  findRevision: defineCall({ id: rowId, version: rowVersion }, async ({ id, version }, { services: { connection } }) => {
    const revision = getFound(await findRevision(connection.db, id, version), "Esta versão não está mais guardada.");
    return { ...revision, ...toTyped(revision) };
  }),
};

function describeSaved(page: GeneratedPage) {
  const { id, slug, version, updatedAt, status, held, publishAt, review, textChangedAt } = page;
  return { outcome: "saved" as const, id, slug, version, updatedAt, status, held, publishAt, review, textChangedAt, fields: toTyped(page) };
}

/** Of the team, hidden ones too. */
const listReviewers = async ({ services }: Call) => (await services.team.list()).map(({ id, name, isShown }) => ({ id, name, isShown }));

/** With the version that it was typed over; a new page has none. */
async function readAutosave(pageId: string, { administrator, services }: Call) {
  type Typed = { version?: number; fields: z.output<typeof typedFields> };
  const kept = await services.autosaves.findAutosave<Typed>(pageId, administrator.id);
  // An earlier release knew fewer fields.
  return kept && { version: kept.version, value: mapFields((name) => kept.fields[name] ?? ""), savedAt: kept.savedAt };
}
