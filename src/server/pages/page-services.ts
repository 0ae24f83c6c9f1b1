import type { IsFact } from "#domain/page/fact-quotes";
import { createChangeAnnouncer } from "../changes/change-announcer";
import type { Connection } from "../database/database";
import type { IndexNow } from "../indexnow/indexnow";
import type { Log } from "../log/log";
import { MENU_TAG, type PurgeTags } from "../page-cache/cache-tags";
import type { Admission } from "../publishing/admission";
import { createLostAddresses } from "../redirects/lost-addresses";
import { createRedirectStore } from "../redirects/redirect-store";
import type { Lifetime } from "../upkeep/lifetime";
import { createMenuReader } from "./lists/menu-reader";
import { createPageAutosaves } from "./page-revisions";
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
  admission: Admission;
  life: Lifetime;
}

/** What reads and writes generated pages and their addresses; whatever they change is announced. */
export function createPageServices({ connection, log, purge, indexNow, isFact, admission, life }: PageServicesParts) {
  const pages = createPageStore(connection);
  const menu = createMenuReader(pages.listNewestPages, () => purge([MENU_TAG]));
  const changeAnnouncer = createChangeAnnouncer({ purge, changesMenu: menu.noteChange, tellSearchEngines: indexNow.notify });
  const pageWriter = createPageWriter(connection, { isFact, admission }, changeAnnouncer.announce);
  return {
    pages,
    pageWriter,
    isFact,
    changeAnnouncer,
    menu,
    autosaves: createPageAutosaves(connection.db),
    trash: life.keep(createPageTrash(connection, pageWriter)),
    lostAddresses: life.keep(createLostAddresses(connection.db, (error) => log.error({ err: error }, "lost address"))),
    redirects: createRedirectStore(connection.db, changeAnnouncer.announceRedirects),
  };
}
