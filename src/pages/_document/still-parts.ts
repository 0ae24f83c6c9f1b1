const parts = new Map<string, string>();

/**
 * HTML of a part of a page that is the same as long as the process runs, rendered when it is first asked for. Only for
 * what comes from content files and settings: names are few, and nothing is ever forgotten.
 */
export async function renderOnce(name: string, render: () => Promise<string>): Promise<string> {
  const known = parts.get(name);
  if (known !== undefined) return known;
  // Rendering leaves a text in thousands of pieces, which every page would put together again.
  const html = Buffer.from(await render()).toString();
  parts.set(name, html);
  return html;
}
