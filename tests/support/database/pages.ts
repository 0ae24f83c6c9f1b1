import type { PageChange } from "#domain/page/menu-pages";
import type { Connection } from "#server/database/database";
import { countLivePages } from "#server/pages/lists/page-blocks";
import type { EditedFields, PageDraft } from "#server/pages/page-intents";
import { findRevision, listRevisions } from "#server/pages/page-revisions";
import { createPageStore } from "#server/pages/page-store";
import { createPageTrash } from "#server/pages/page-trash";
import type { PageIntents } from "#server/pages/page-writer";
import { createPageWriter } from "#server/pages/page-writer";
import { toHeld } from "#server/publishing/held-page";
import { isFact } from "#support/content/facts";
import { openAdmission } from "#support/publishing/open-admission";

type Given<Intent extends keyof PageIntents> = PageIntents[Intent] extends (...given: infer Parameters) => unknown ? Parameters : never;

/** What reads and writes the pages of a database, each write in a transaction of its own; `onChange` hears of each change that is told of. */
export function createPages(connection: Connection, onChange: (change: PageChange) => unknown = () => {}) {
  const writer = createPageWriter(connection, { isFact, admission: openAdmission }, (changes) => changes.forEach(onChange));
  const store = createPageStore(connection);
  return {
    writer,
    store: {
      ...store,
      countPages: () => countLivePages(connection.db, { status: "public" }),
      savePage: (draft: PageDraft) => writer.write((pages) => pages.create(draft)),
      setIndexed: (...given: Given<"setIndexed">) => writer.write((pages) => pages.setIndexed(...given)),
      deletePage: async (id: string) => (await writer.write((pages) => pages.trash([id]))).length === 1,
    },
    editor: {
      findPage: store.findPage,
      createPage: (fields: EditedFields, savedBy: string) =>
        writer.write((pages) => pages.createAt({ ...fields, origin: "manual", savedBy })),
      saveCopy: (fields: EditedFields, savedBy: string) =>
        writer.write((pages) => pages.create({ ...fields, status: "draft", origin: "manual", savedBy })),
      updatePage: (...given: Given<"edit">) => writer.write((pages) => pages.edit(...given)).catch(toHeld),
      setStatus: (...given: Given<"setStatus">) => writer.write((pages) => pages.setStatus(...given)),
      setReview: (...given: Given<"setReview">) => writer.write((pages) => pages.setReview(...given)),
    },
    revisions: {
      listRevisions: (id: string) => listRevisions(connection.db, id),
      findRevision: (id: string, version: number) => findRevision(connection.db, id, version),
    },
    trash: {
      ...createPageTrash(connection, writer),
      erase: (ids: readonly string[]) => writer.write((pages) => pages.erase(ids)),
      restorePages: (ids: readonly string[]) => writer.write((pages) => pages.restore(ids)),
      restorePage: async (id: string) => (await writer.write((pages) => pages.restore([id])))[0],
    },
  };
}
