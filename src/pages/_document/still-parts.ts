/** Stands in a part's HTML where something is put that is not of it. */
export const GAP = "<!--gap-->";

const known = new Map<string, readonly string[]>();

/**
 * HTML of a part of a page that is the same as long as the process runs, before and after its gap, rendered when it is
 * first asked for. Only for what comes from content files and settings: names are few, and nothing is ever forgotten.
 */
export async function renderOnce(name: string, render: () => Promise<string>): Promise<readonly string[]> {
  const kept = import.meta.env.DEV ? undefined : known.get(name);
  if (kept) return kept;
  // Rendering leaves a text in thousands of pieces, which every page would put together again.
  const pieces = splitAtGap(Buffer.from(await render()).toString());
  known.set(name, pieces);
  return pieces;
}

/**
 * What stands before the gap of a part and, if it has one, after it.
 * @throws when it has more than one.
 */
export function splitAtGap(html: string): readonly string[] {
  const pieces = html.split(GAP);
  if (pieces.length > 2) throw new Error("A part of a page has more than one gap");
  return pieces;
}
