import { listEntryTexts } from "#domain/knowledge/entry-texts";
import { withoutLinks } from "#domain/text/inline-links";
import { facts } from "./facts";

const { entries } = facts.knowledge;
const texts = [...entries.values()].flatMap((entry) =>
  listEntryTexts(entry).map(({ path, text }) => ({ path: `${entry.id}.${path}`, text: squeeze(withoutLinks(text)) })),
);

/** So many signs at its end are a text's own; how it begins may follow from what stands before. */
const END = 60;
const SHORTEST = 40;
const HAS_SENTENCES = /\.(?:says|brief|leads)\./;

/** The sentences of the knowledge base that a page shows, without headings, cells and short sayings, by where they stand: "roldana.cost.items.0.says.1". */
export function listUsedTexts(html: string): string[] {
  const shown = squeeze(html.replace(/<[^>]+>/g, ""));
  return texts
    .filter(({ path, text }) => HAS_SENTENCES.test(path) && text.length >= SHORTEST && shown.includes(text.slice(-END)))
    .map(({ path }) => path);
}

/** Figures of general knowledge that come with them. */
export function listUsedQuantities(html: string): string[] {
  const ids = new Set(listUsedTexts(html).map((path) => path.slice(0, path.indexOf("."))));
  return [...ids].flatMap((id) => entries.get(id)?.quantities ?? []).map(({ text }) => text);
}

function squeeze(text: string): string {
  return text
    .replace(/&quot;/g, '"')
    .replace(/\s+/g, " ")
    .trim();
}
