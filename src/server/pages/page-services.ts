import type { IsFact } from "#domain/page/fact-quotes";
import { createChangeAnnouncer } from "../changes/change-announcer";
import type { Connection } from "../database/database";
import type { IndexNow } from "../indexnow/indexnow";
import type { Log } from "../log/log";
import { MENU_TAG, type PurgeTags } from "../page-cache/cache-tags";
import { createGate, type PublishingRules } from "../publishing/gate";
import { createLostAddresses } from "../redirects/lost-addresses";
import { createRedirectStore } from "../redirects/redirect-store";
import { createMenuReader } from "./lists/menu-reader";
import { createPageAutosaves } from "./page-autosaves";
import { createPageEditor } from "./page-editor";
import { createPageRevisions } from "./page-revisions";
import { createPageStore } from "./page-store";
import { createPageTrash } from "./page-trash";
import { createPageWriter } from "./page-writer";

export type PageServices = ReturnType<typeof createPageServices>;

interface PageServicesParts {
  connection: Connection;
  log: Log;
  purge: PurgeTags;
  indexNow: IndexNow;
  isFact: IsFact;
  publishingRules: PublishingRules;
}

/** What reads and writes generated pages and their addresses; whatever they change is announced. */
export function createPageServices({ connection, log, purge, indexNow, isFact, publishingRules }: PageServicesParts) {
  const menu = createMenuReader(
    (limit) => pages.listNewestPages(limit),
    () => purge([MENU_TAG]),
  );
  const changeAnnouncer = createChangeAnnouncer({ purge, changesMenu: menu.noteChange, tellSearchEngines: indexNow.notify });
  const pageWriter = createPageWriter(connection, { isFact, gate: createGate(publishingRules) }, changeAnnouncer.announce);
  const pages = createPageStore(connection, pageWriter);
  return {
    pages,
    pageWriter,
    isFact,
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
