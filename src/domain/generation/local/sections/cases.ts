import type { Entry, Item } from "#domain/knowledge/entry";
import { onceFor } from "#domain/memo/once-for";
import { escapeQuotingText } from "#domain/text/escape-html";
import { foldText } from "#domain/text/fold";
import type { Conditioned } from "../chooser";
import { heading, lowerFirst, paragraph, toHtml, upperFirst } from "../markup";
import { writePoint } from "./field";
import type { Section } from "./section";

/** What distinguishes this case: what follows from the title's gate, use and ground. */
export const writeCases: Section = (context) => {
  const { main, choose, headline } = context;
  const chosen = choose.cases<Item>(main.cases.items, 2);
  const texts = chosen.flatMap(({ says }) => choose.way(says) ?? []);
  if (texts.length === 0) return [];
  return [heading(`${escapeQuotingText(headline)}: ${choose.shuffle(TAILS)[0]}`), ...texts.map((text) => paragraph(toHtml(text)))];
};

const TAILS = ["o que muda neste caso", "o que este caso pede", "o que olhar primeiro"];

/** What is said of one variant alone is for pages about that variant. */
export function isOfAnyVariant({ when }: Conditioned): boolean {
  return when?.variants === undefined;
}

/** A text of another entry, with the entry's name before it unless it says it itself. */
export function writeNamed(entry: Entry, text: string): string {
  return namesItself(entry, text) ? toHtml(text) : (writePoint(upperFirst(entry.name.one), lowerFirst(text))[0] ?? "");
}

const naming = onceFor((_: Entry) => new Map<string, boolean>());

/** Whether its first sentence has one of the entry's names; asked of the same texts again and again. */
export function namesItself(entry: Entry, text: string): boolean {
  const known = naming(entry);
  const isNamed = known.get(text) ?? hasName(entry, text);
  known.set(text, isNamed);
  return isNamed;
}

function hasName({ name, aliases }: Entry, text: string): boolean {
  const [sentence = ""] = foldText(text).split(/(?<=[.:;])\s/);
  const words = ` ${sentence.replace(/[^\p{L}\p{N}]+/gu, " ")} `;
  return [name.one, name.many, ...aliases].some((one) => words.includes(` ${foldText(one)} `));
}
