import { actions } from "astro:actions";
import type { PageStatus } from "#domain/page/generated-page";
import type { TypedTexts } from "#domain/page/page-fields";
import { call, callSignedIn } from "./api";

export type SavedFields = TypedTexts & { status: PageStatus };

export type OpenedPage = Awaited<ReturnType<typeof editorApi.openPage>>;
export type KeptAutosave = NonNullable<OpenedPage["autosave"]>;
export type SaveAnswer = Awaited<ReturnType<typeof editorApi.updatePage>> | Awaited<ReturnType<typeof editorApi.createPage>>;
/** What stands in the way of a save: somebody saved or deleted the page meanwhile. */
export type Obstacle = Extract<SaveAnswer, { outcome: "conflict" | "gone" }>;
export type SlugUse = Awaited<ReturnType<typeof editorApi.checkSlug>>;
export type RevisionSummary = Awaited<ReturnType<typeof editorApi.listRevisions>>["revisions"][number];
export type Revision = Awaited<ReturnType<typeof editorApi.findRevision>>;
export type TrashList = Awaited<ReturnType<typeof editorApi.listTrash>>;

/** The calls of the editor and the trash; see `api`. */
export const editorApi = {
  openPage: (id: string) => callSignedIn(() => actions.editor.open({ id })),
  openNewPage: () => callSignedIn(() => actions.editor.openNew()),
  createPage: (fields: SavedFields) => callSignedIn(() => actions.editor.create({ fields })),
  updatePage: (id: string, version: number, fields: SavedFields) => callSignedIn(() => actions.editor.update({ id, version, fields })),
  saveCopy: (fields: SavedFields, id?: string) => callSignedIn(() => actions.editor.saveCopy({ fields, id })),
  checkSlug: (slug: string, id?: string) => callSignedIn(() => actions.editor.checkSlug({ slug, id })),
  /** Asks nobody to sign in again: a dialog must not open under typing hands. */
  autosave: (fields: TypedTexts, of: { id?: string; version?: number }) => call(() => actions.editor.autosave({ ...of, fields })),
  discardAutosave: (id?: string) => callSignedIn(() => actions.editor.discardAutosave({ id })),
  listRevisions: (id: string) => callSignedIn(() => actions.editor.listRevisions({ id })),
  findRevision: (id: string, version: number) => callSignedIn(() => actions.editor.findRevision({ id, version })),
  listTrash: (page: number) => callSignedIn(() => actions.trash.list({ page })),
  restorePage: (id: string) => callSignedIn(() => actions.trash.restore({ id })),
  restorePages: (ids: string[]) => callSignedIn(() => actions.trash.restoreMany({ ids })),
  listTrashIds: () => callSignedIn(() => actions.trash.listIds()),
  erasePage: (id: string) => callSignedIn(() => actions.trash.erase({ id })),
  emptyTrash: () => callSignedIn(() => actions.trash.empty()),
};
