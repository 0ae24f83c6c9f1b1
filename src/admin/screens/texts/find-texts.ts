import { toSearchText } from "#domain/text/search-text";
import type { TextRow } from "./text-states";

export interface TextsFilter {
  query: string;
  kind?: string;
  state?: string;
}

/** The texts whose title or address has each word of the query, of the kind and in the state. */
export function findTexts(texts: readonly TextRow[], { query, kind, state }: TextsFilter): TextRow[] {
  const words = toSearchText(query).split(" ").filter(Boolean);
  return texts.filter((text) => {
    const searched = toSearchText(`${text.title} ${text.address}`);
    return (!kind || text.kind === kind) && (!state || text.state === state) && words.every((word) => searched.includes(word));
  });
}
