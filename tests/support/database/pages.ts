import type { PageChange } from "#domain/page/menu-pages";
import type { Connection } from "#server/database/database";
import { createPageEditor } from "#server/pages/page-editor";
import { createPageStore } from "#server/pages/page-store";
import { createPageTrash } from "#server/pages/page-trash";
import { createPageWriter } from "#server/pages/page-writer";
import { isFact } from "#support/content/facts";
import { openGate } from "#support/publishing/open-gate";

/** What reads and writes the pages of a database; `onChange` hears of each change that is told of. */
export function createPages(connection: Connection, onChange: (change: PageChange) => unknown = () => {}) {
  const writer = createPageWriter(connection, { isFact, gate: openGate }, (changes) => changes.forEach(onChange));
  return {
    writer,
    store: createPageStore(connection, writer),
    editor: createPageEditor(connection, writer),
    trash: createPageTrash(connection, writer),
  };
}
