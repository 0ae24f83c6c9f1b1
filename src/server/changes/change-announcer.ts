import { generatedPagePath } from "#domain/page/generated-page";
import type { PageChange } from "#domain/page/menu-pages";
import type { PurgeTags } from "../page-cache/cache-tags";
import { type Change, listOldTags } from "./change";

/** While a bulk run goes on, what lists its pages is rendered again so often and no more. */
const GATHER_MS = 500;

interface ChangeAnnouncerParts {
  purge: PurgeTags;
  changesMenu: (change: PageChange) => boolean;
  tellSearchEngines: (path: string) => void;
}

/** What follows the commit of a change made here. */
export function createChangeAnnouncer({ purge, changesMenu, tellSearchEngines }: ChangeAnnouncerParts) {
  const gathered = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    const tags = [...gathered];
    gathered.clear();
    if (tags.length > 0) purge(tags);
  }

  return {
    /**
     * What a person did is visible wherever it shows at the next request; a new page of a run at its address at once,
     * for nothing is kept of it, and in lists within half a second.
     */
    announce(pages: readonly PageChange[]): void {
      for (const { slug } of pages) tellSearchEngines(generatedPagePath(slug));
      const changes = pages.map((page): Change => ({ kind: "page", id: page.slug, page }));
      for (const tag of listOldTags(changes, changesMenu)) gathered.add(tag);
      if (!pages.every(({ isOneOfMany }) => isOneOfMany)) flush();
      else if (gathered.size > 0) timer ??= setTimeout(flush, GATHER_MS).unref();
    },

    announceRedirects: (): void => purge(listOldTags([{ kind: "redirects" }], changesMenu)),

    /** Lets no list wait any longer. */
    flush,
  };
}
