import { LRUCache } from "lru-cache";

// The one place for rendered parts that are kept, by name and version.

/** Room for all that is kept, in characters of HTML and of versions. */
const MAX_CHARACTERS = 4_000_000;

/** Rendered parts of pages by name, each in one version; beyond `maxCharacters` those not asked for longest go. */
export function createFragmentCache(maxCharacters = MAX_CHARACTERS) {
  const fragments = new LRUCache<string, { version: string; html: string }>({
    maxSize: maxCharacters,
    sizeCalculation: ({ version, html }, name) => name.length + version.length + html.length,
  });

  return {
    /**
     * A part's HTML, rendered unless it is kept in this very version. A version says all that the part shows, so what
     * an owner changes while the process runs is a new one, and takes the old one's place.
     */
    render(name: string, version: string, render: () => string): string {
      const kept = fragments.get(name);
      if (kept?.version === version) return kept.html;
      const html = render();
      fragments.set(name, { version, html });
      return html;
    },
  };
}
