import { type ChangeAnnouncer, createChangeAnnouncer } from "../changes/change-announcer";
import type { Connection } from "../database/database";
import type { IndexNow } from "../indexnow/indexnow";
import type { Log } from "../log/log";
import { MENU_TAG, type PurgeTags } from "../page-cache/cache-tags";
import { createLostAddresses, type LostAddresses } from "../redirects/lost-addresses";
import { createRedirectStore, type RedirectStore } from "../redirects/redirect-store";
import { createMenuReader, type MenuReader } from "./menu-reader";
import { createPageAutosaves, type PageAutosaves } from "./page-autosaves";
import { createPageEditor, type PageEditor } from "./page-editor";
import { createPageRevisions, type PageRevisions } from "./page-revisions";
import { createPageStore, type PageStore } from "./page-store";
import { createPageTrash, type PageTrash } from "./page-trash";
import { createPageWriter, type PageWriter } from "./page-writer";

export interface PageServices {
  pages: PageStore;
  pageWriter: PageWriter;
  changeAnnouncer: ChangeAnnouncer;
  menu: MenuReader;
  pageEditor: PageEditor;
  pageRevisions: PageRevisions;
  autosaves: PageAutosaves;
  trash: PageTrash;
  lostAddresses: LostAddresses;
  redirects: RedirectStore;
}

interface PageServicesParts {
  connection: Connection;
  log: Log;
  purge: PurgeTags;
  indexNow: IndexNow;
}

/** What reads and writes generated pages and their addresses; whatever they change is announced. */
export function createPageServices({ connection, log, purge, indexNow }: PageServicesParts): PageServices {
  const menu = createMenuReader(
    (limit) => pages.listNewestPages(limit),
    () => purge([MENU_TAG]),
  );
  const changeAnnouncer = createChangeAnnouncer({ purge, changesMenu: menu.noteChange, tellSearchEngines: indexNow.notify });
  const pageWriter = createPageWriter(connection, changeAnnouncer.announce);
  const pages = createPageStore(connection, pageWriter);
  return {
    pages,
    pageWriter,
    changeAnnouncer,
    menu,
    pageEditor: createPageEditor(connection, pageWriter),
    pageRevisions: createPageRevisions(connection.db),
    autosaves: createPageAutosaves(connection.db),
    trash: createPageTrash(connection, pageWriter),
    lostAddresses: createLostAddresses(connection.db, (error) => log.error({ err: error }, "lost address")),
    redirects: createRedirectStore(connection.db, changeAnnouncer.announceRedirects),
  };
}
