import { isDeepStrictEqual } from "node:util";
import type { z } from "zod";
import { type FormProblem, listFormProblems } from "#domain/forms/form-problems";
import { describeChanges } from "#domain/texts/describe-changes";
import { readTextPath, rulesOf, TEXT_KINDS, type TextKind } from "#domain/texts/text-kinds";
import { readOwnText, TEXT } from "../content/lay-texts";
import type { LiveContent } from "../content/live-content";
import type { Connection } from "../database/database";
import type { IndexNow } from "../indexnow/indexnow";
import { MAX_VALUE_LENGTH, type OwnerValue, type OwnerValues, StaleValueError } from "../owner-values/owner-values";
import { isRedirectTarget } from "../pages/lists/redirect-targets";
import { cleanText, findAddressProblem, formOf, listTextProblems } from "./check-text";
import { findTexts } from "./find-texts";

// The one place for what the owner's texts may hold, how they are saved and previewed.

/** A document as it is edited. */
export type OpenedText = NonNullable<ReturnType<typeof toOpened>>;

export type TextOutcome =
  | { outcome: "saved"; text: OpenedText; change?: Record<"title" | "before" | "after", string> }
  | { outcome: "problems"; problems: FormProblem[] }
  | { outcome: "conflict"; version: number; savedBy: string; savedAt: Date };

const TOO_LONG = `O texto inteiro passa de ${MAX_VALUE_LENGTH.toLocaleString("pt-BR")} caracteres. Encurte antes de salvar.`;

type Parts = { content: LiveContent; ownerValues: OwnerValues; connection: Connection; indexNow: Pick<IndexNow, "notify"> };

/** The authored texts: what the owner has them say over their files, and new ones of kinds that take some. */
export function createTextEditor({ content, ownerValues, connection, indexNow }: Parts) {
  const writtenAt = (path: string): unknown => content.files.texts.get(path);

  const findText = async (path: string) => toOpened(path, writtenAt(path), await ownerValues.find(TEXT + path));

  /** @param base what the file said that the owner has seen. */
  async function write(
    { path, kind, value: before }: Pick<OpenedText, "path" | "kind"> & { value?: unknown },
    value: unknown,
    version: number,
    savedBy: string,
    base: unknown,
  ): Promise<TextOutcome> {
    const written = writtenAt(path);
    try {
      const kept = written !== undefined && isSameText(value, written) ? null : value;
      const saved = await ownerValues.save([{ path: TEXT + path, value: kept, base, seenVersion: version }], savedBy);
      const text = await findText(path);
      if (!text) throw new Error(`Text ${path} is gone`);
      if (saved.length === 0) return { outcome: "saved", text };
      await content.refresh();
      if (!rulesOf(kind).draftPath) indexNow.notify(text.address);
      return { outcome: "saved", text, change: { title: text.title, ...describeChanges(formOf(kind), before, text.value) } };
    } catch (error) {
      const [now] = error instanceof StaleValueError ? error.changed : [];
      if (!now) throw error;
      return { outcome: "conflict", version: now.version, savedBy: now.savedBy, savedAt: now.savedAt };
    }
  }

  /** The document as it can be saved, or why it cannot. */
  async function check(kind: TextKind, typed: unknown, before: unknown): Promise<{ value: unknown } | { problems: FormProblem[] }> {
    const cleaned = cleanText(kind, typed, before);
    const { schema } = rulesOf(kind);
    const problems = [...cleaned.problems, ...listFormProblems(schema, cleaned.value)];
    if (JSON.stringify(cleaned.value).length > MAX_VALUE_LENGTH) problems.push({ path: [], message: TOO_LONG });
    if (problems.length > 0) return { problems };
    const { isFact, pages } = content.current;
    const isPage = (path: string) => isRedirectTarget(connection, pages, path);
    const wrong = await listTextProblems(kind, cleaned.value, before, { isFact, isPage });
    return wrong.length > 0 ? { problems: wrong } : { value: schema.parse(cleaned.value) };
  }

  /** Every document, those of the files first, kind by kind. */
  async function listOpened(): Promise<OpenedText[]> {
    const own = new Map((await ownerValues.readAll()).filter(({ path }) => path.startsWith(TEXT)).map((value) => [value.path, value]));
    const paths = new Set([...content.files.texts.keys(), ...[...own.keys()].map((path) => path.slice(TEXT.length))]);
    const kinds = Object.keys(TEXT_KINDS);
    return [...paths]
      .flatMap((path) => toOpened(path, writtenAt(path), own.get(TEXT + path)) ?? [])
      .toSorted((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind));
  }

  return {
    /** The documents that a search finds, or all, without what they say. */
    async listTexts(query = "") {
      const found = await findTexts(await listOpened(), query, content.current.facts.texts);
      return found.map(({ value: _, written: __, base: ___, version: ____, ...summary }) => summary);
    },

    findText,

    /**
     * Saves over the version that was seen; otherwise says who saved meanwhile. Undefined when there is no such document.
     * @param isOfNewFile what was typed began as a release's new text: of that the owner need not be told any more.
     */
    async saveText(path: string, typed: unknown, version: number, savedBy: string, isOfNewFile = false): Promise<TextOutcome | undefined> {
      const before = await findText(path);
      if (!before) return undefined;
      const checked = await check(before.kind, withOwnSlug(path, typed), before.value);
      if ("problems" in checked) return { outcome: "problems", problems: checked.problems };
      const base = before.state === "newer" && !isOfNewFile ? before.base : writtenAt(path);
      return await write(before, checked.value, version, savedBy, base);
    },

    /** A landing page that has no file. Sent again it is the same one. */
    async createLandingPage(typed: unknown, savedBy: string): Promise<TextOutcome> {
      const checked = await check("landing", typed, undefined);
      if ("problems" in checked) return { outcome: "problems", problems: checked.problems };
      const { slug } = checked.value as { slug: string };
      const path = `landing/${slug}`;
      const there = await findText(path);
      if (there && isSameText(there.value, checked.value)) return { outcome: "saved", text: there };
      const problem = there
        ? `A página “${there.title}” já tem este endereço. Escolha outro.`
        : await findAddressProblem(connection.db, content.current, slug);
      if (problem !== undefined) return { outcome: "problems", problems: [{ path: ["slug"], message: problem }] };
      return await write({ path, kind: "landing" }, checked.value, 0, savedBy, undefined);
    },

    /** Goes back to what the file says. Undefined when there is no file. */
    async resetText(path: string, version: number, savedBy: string): Promise<TextOutcome | undefined> {
      const before = await findText(path);
      return before?.written === undefined ? undefined : await write(before, before.written, version, savedBy, before.written);
    },

    /** Keeps the owner's text over what the file says now: that is told of no more. False when it was changed meanwhile. */
    keepText: async (path: string, version: number): Promise<boolean> => await ownerValues.setBase(TEXT + path, writtenAt(path), version),

    listRevisions: async (path: string) => await ownerValues.listRevisions(TEXT + path),

    /** The site as it would be if a document said something else; undefined when that has not the parts of its kind. */
    async preview(path: string, typed: unknown) {
      const named = readTextPath(path);
      if (!named) return undefined;
      const { schema, address, draftPath } = rulesOf(named.kind);
      const { value } = cleanText(named.kind, withOwnSlug(path, typed), writtenAt(path));
      return hasShape(schema, value)
        ? { address: draftPath ?? address(named.slug), content: await content.previewText(path, value) }
        : undefined;
    },
  };
}

/** The address of a landing page is its name: it has no other. */
function withOwnSlug(path: string, typed: unknown): unknown {
  const { kind, slug } = readTextPath(path) ?? {};
  return kind === "landing" ? { ...(typed as object), slug } : typed;
}

function toOpened(path: string, written: unknown, stored: OwnerValue | undefined) {
  const named = readTextPath(path);
  const own = stored && stored.value !== null ? { ...stored, ...readOwnText(path, stored.value, written) } : undefined;
  const value = own?.value ?? written;
  if (!named || value === undefined) return undefined;
  const { title, address } = rulesOf(named.kind);
  const parts = value !== null && typeof value === "object" ? value : undefined;
  const state = findTextState(written, own);
  return {
    path,
    kind: named.kind,
    title: (parts && title(parts)) || path,
    /** Where it shows. */
    address: address(named.slug),
    state,
    isRetired: parts !== undefined && "retired" in parts && parts.retired === true,
    /** Who saved it last and when; absent where nobody did. */
    ...(stored && { changed: { by: stored.savedBy, at: stored.savedAt } }),
    /** What the owner has it say, or else the file. */
    value,
    /** To be named by whoever saves over it; 0 where nobody ever changed it. */
    version: stored?.version ?? 0,
    /** What the file says; absent when there is none. */
    ...(written !== undefined && { written }),
    /** What it said when the owner saved, where it says something else now. */
    ...(state === "newer" && { base: own?.base }),
  };
}

/** What says that a value is too short, too long or not allowed, and yet of the kind it should be. */
const BOUNDS: ReadonlySet<string> = new Set(["too_small", "too_big", "invalid_format", "custom"]);

/** Whether a value has the parts a schema asks for, be they filled in well or not yet. */
function hasShape(schema: z.ZodType, value: unknown): boolean {
  const { error } = schema.safeParse(value);
  return error === undefined || error.issues.every(({ code }) => BOUNDS.has(code));
}

/**
 * `factory`: what the file says. `changed`: the owner's. `newer`: the owner's, and the file says something else than when
 * it was saved. `own`: the owner's, without a file. `unfit`: the owner's, which this release cannot show.
 */
export type TextState = "factory" | "changed" | "newer" | "own" | "unfit";

/** Whether two documents say the same, in whatever order their parts were written. */
const isSameText = (one: unknown, other: unknown): boolean => isDeepStrictEqual(asStored(one), asStored(other));

/** @param written what the file says; undefined when there is none. */
function findTextState(written: unknown, own: { isUsable: boolean; base: unknown } | undefined): TextState {
  if (!own) return "factory";
  if (!own.isUsable) return "unfit";
  if (written === undefined) return "own";
  return isSameText(own.base, written) ? "changed" : "newer";
}

const asStored = (value: unknown): unknown => (value === undefined ? null : JSON.parse(JSON.stringify(value)));
