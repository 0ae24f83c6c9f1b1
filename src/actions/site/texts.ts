import { z } from "astro/zod";
import { TEXT_KINDS, type TextKind } from "#domain/texts/text-kinds";
import { formOf } from "#server/texts/check-text";
import { listTextChoices } from "#server/texts/text-choices";
import type { TextOutcome } from "#server/texts/text-editor";
import { type Call, defineCall, defineKeyedCall } from "../call/define-call";
import { getFound } from "../call/refusals";

const MISSING = "Este texto não existe. Volte à lista de textos.";

/** Stands for the landing page that an administrator has begun and not saved yet. */
const NEW_LANDING = "landing/";

const path = z.string().min(1).max(120);
const version = z.number().int().min(0);
const document = z.record(z.string().max(100), z.unknown());
/** Longest unsaved document as JSON: a little more than can be saved. */
const MAX_UNSAVED = 500_000;

export const texts = {
  /** The authored texts that a search finds, or all, and what their kinds are called. */
  list: defineCall({ query: z.string().max(200).default("") }, async ({ query }, { services: { texts } }) => {
    const kinds = Object.fromEntries(Object.entries(TEXT_KINDS).map(([kind, { label }]) => [kind, label]));
    return { kinds, texts: await texts.listTexts(query) };
  }),

  /** A text with its form and what this administrator had typed and not saved. */
  open: defineCall({ path }, async ({ path }, call) => {
    const text = getFound(await call.services.texts.findText(path), MISSING);
    return { text, ...describeForm(text.kind, call), autosave: await readAutosave(path, call) };
  }),

  /** The form of a new landing page. */
  openNew: defineCall(async (call) => ({ ...describeForm("landing", call), autosave: await readAutosave(NEW_LANDING, call) })),

  /** Saves over the version the editor has seen; otherwise says who saved meanwhile, or what has to be mended. */
  save: defineCall(
    { path, version, value: document, isOfNewFile: z.boolean().optional() },
    async ({ path, version, value, isOfNewFile }, call) => {
      const outcome = await call.services.texts.saveText(path, value, version, call.administrator.email, isOfNewFile);
      return await finish(outcome, "text.saved", path, call);
    },
  ),

  create: defineKeyedCall({ value: document }, async ({ value }, call) => {
    const outcome = await call.once.around(() => call.services.texts.createLandingPage(value, call.administrator.email));
    return await finish(outcome, "text.created", NEW_LANDING, call);
  }),

  /** Goes back to what the site came with. */
  reset: defineCall({ path, version }, async ({ path, version }, call) => {
    const outcome = await call.services.texts.resetText(path, version, call.administrator.email);
    return await finish(outcome, "text.reset", path, call);
  }),

  /** Keeps the owner's text over the new one of a release. */
  keep: defineCall({ path, version }, async ({ path, version }, { services: { texts }, record }) => {
    const isKept = await texts.keepText(path, version);
    const text = getFound(await texts.findText(path), MISSING);
    if (isKept) await record("text.kept", { id: path, title: text.title });
    return { isKept, text };
  }),

  listRevisions: defineCall({ path }, async ({ path }, { services: { texts } }) => {
    const kept = await texts.listRevisions(path);
    return { revisions: kept.map(({ version, savedBy, savedAt, value }) => ({ version, savedBy, savedAt, isFactory: value === null })) };
  }),

  findRevision: defineCall({ path, version }, async ({ path, version }, { services: { texts } }) => {
    const found = (await texts.listRevisions(path)).find((one) => one.version === version);
    const { value } = getFound(found, "Esta versão não está mais guardada.");
    return { value: value ?? (await texts.findText(path))?.written };
  }),

  /** Keeps what was typed, and tells what happened to the text meanwhile. */
  autosave: defineCall(
    { path: path.optional(), version, value: document },
    async ({ path = NEW_LANDING, version, value }, { administrator, services: { autosaves, texts } }) => {
      const kept = JSON.stringify({ version, value });
      if (kept.length > MAX_UNSAVED) throw new Error(`Too long for ${path}`);
      const savedAt = await autosaves.keepAutosave(autosaveKey(path), administrator.id, kept);
      const now = path === NEW_LANDING ? undefined : await texts.findText(path);
      if (now === undefined || now.version === version) return { savedAt, obstacle: undefined };
      const { by = "", at = new Date() } = now.changed ?? {};
      return { savedAt, obstacle: { outcome: "conflict" as const, version: now.version, savedBy: by, savedAt: at } };
    },
  ),

  discardAutosave: defineCall({ path: path.optional() }, async ({ path = NEW_LANDING }, { administrator, services: { autosaves } }) => {
    await autosaves.discardAutosave(autosaveKey(path), administrator.id);
  }),
};

async function finish(found: TextOutcome | undefined, action: string, path: string, { administrator, services, record }: Call) {
  const outcome = getFound(found, MISSING);
  if (outcome.outcome !== "saved") return outcome;
  const { change, text } = outcome;
  await services.autosaves.discardAutosave(autosaveKey(path), administrator.id);
  if (change) await record(action, { id: text.path, ...change });
  return { outcome: "saved" as const, text };
}

function describeForm(kind: TextKind, { services: { content } }: Call) {
  return { form: formOf(kind), kindLabel: TEXT_KINDS[kind].label, choices: listTextChoices(content.current, content.files) };
}

/** Among what was typed of pages, whose ids have no colon. */
const autosaveKey = (path: string) => `text:${path}`;

const readAutosave = (path: string, { administrator, services }: Call) =>
  services.autosaves.findAutosave<{ version: number; value: Record<string, unknown> }>(autosaveKey(path), administrator.id);
