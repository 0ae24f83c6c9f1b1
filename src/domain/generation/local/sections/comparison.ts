import type { Entry, EntryKind } from "#domain/knowledge/entry";
import type { TitleReading } from "#domain/knowledge/read-title";
import { escapeQuotingText } from "#domain/text/escape-html";
import { bulletList, heading } from "../markup";
import { writePointOf } from "./cases";
import type { FieldName, Section } from "./section";

/** What two of a kind are compared by, and under which heading. */
const COMPARED: Partial<Record<EntryKind, readonly (readonly [field: FieldName, heading: string])[]>> = {
  gate: [
    ["definition", "como cada um funciona"],
    ["room", "O que cada um pede do lugar"],
    ["faults", "O que gasta primeiro em cada um"],
    ["care", "O cuidado que cada um pede"],
    ["cost", "Quanto cada um custa"],
  ],
  component: [
    ["definition", "o que cada um faz"],
    ["neighbours", "Como distinguir um do outro"],
    ["faults", "Como cada um falha"],
    ["cost", "Quanto cada um custa"],
  ],
  service: [
    ["signs", "quando é um e quando é outro"],
    ["effort", "O que cada um pede"],
    ["limits", "Até onde cada um vai"],
    ["worth", "Quando cada um compensa"],
    ["cost", "Quanto cada um custa"],
  ],
  model: [
    ["fits", "onde cada um serve"],
    ["unfit", "Onde cada um não serve"],
    ["care", "O cuidado de cada um"],
    ["cost", "Quanto cada um custa"],
  ],
};

const JOINING = new Set(["ou", "versus", "vs", "x", "diferenca", "diferencas", "comparacao", "comparar", "comparativo"]);
const POINTS_OF_EACH = 2;

/** The other of two of a kind that a title compares: "Basculante ou deslizante". */
export function findRival({ subjects, words }: TitleReading, main: Entry): Entry | undefined {
  const rival = subjects.find(({ entry }) => entry !== main && entry.kind === main.kind)?.entry;
  return COMPARED[main.kind] && words.some(({ folded }) => JOINING.has(folded)) ? rival : undefined;
}

/** Two of a kind beside each other, point by point; none where the title compares nothing. */
export const writeComparison: Section = (context) => {
  const { main, rival, headline } = context;
  if (!rival) return [];
  return (COMPARED[main.kind] ?? []).flatMap(([field, title], index) => {
    const points = [main, rival].map((entry) =>
      Array.from({ length: POINTS_OF_EACH }, () => writePointOf(context, entry, field) ?? []).flat(),
    );
    if (points.some((ofOne) => ofOne.length === 0)) return [];
    return [heading(index === 0 ? `${escapeQuotingText(headline)}: ${title}` : title), bulletList(points.flat())];
  });
};
