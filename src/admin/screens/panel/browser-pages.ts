import { formatCount, formatNumber } from "#domain/text/format";

/** A page as the earlier application kept it in the browser. */
export interface BrowserPage {
  title: string;
  slug: string;
  content: string;
}

const KEY = "generatedPages";

function isBrowserPage(entry: unknown): entry is BrowserPage {
  if (typeof entry !== "object" || entry === null) return false;
  const { title, slug, content } = entry as Partial<Record<keyof BrowserPage, unknown>>;
  return typeof title === "string" && typeof content === "string" && (slug === undefined || typeof slug === "string");
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Brings every such page to the server, one after another; each is forgotten as soon as it has arrived, so that
 * closing the tab in between repeats at most one, which the server knows again. What fails stays and is logged.
 * @returns How many were brought, how many of those may not go public as they are, and how many stay.
 */
export async function bringBrowserPages(
  storage: Storage,
  bring: (page: BrowserPage) => Promise<{ isHeld: boolean }>,
): Promise<Record<"brought" | "held" | "failed", number>> {
  const text = storage.getItem(KEY);
  const list = parse(text ?? "[]");
  if (!Array.isArray(list)) console.warn("generatedPages cannot be read and stays in this browser");
  const entries: readonly unknown[] = Array.isArray(list) ? list : [];
  const left = [...entries];
  let brought = 0;
  let held = 0;
  for (const entry of entries) {
    try {
      // Entries without title or content are left where they are.
      if (!isBrowserPage(entry)) throw new Error("not a page");
      const { isHeld } = await bring({ title: entry.title, slug: entry.slug ?? "", content: entry.content });
      brought += 1;
      if (isHeld) held += 1;
      left.splice(left.indexOf(entry), 1);
      if (left.length === 0) storage.removeItem(KEY);
      else storage.setItem(KEY, JSON.stringify(left));
    } catch (error) {
      console.warn("A page of generatedPages stays in this browser:", error);
    }
  }
  return { brought, held, failed: left.length };
}

/** Where the pages are that the browser had. */
export function describeBrought(brought: number, held: number): string {
  const moved = formatCount(
    brought,
    "página que estava guardada neste navegador agora está no servidor",
    "páginas que estavam guardadas neste navegador agora estão no servidor",
  );
  if (held === 0) return `${moved} e no site.`;
  if (held === brought) return `${moved}, ${held === 1 ? "retida" : "retidas"}: veja os motivos na lista de páginas.`;
  const left = brought - held;
  return `${moved}: ${formatNumber(left)} no site e ${formatCount(held, "retida", "retidas")}, com os motivos na lista de páginas.`;
}
