import { NAME_OPENS } from "../facts/fact-names";
import { withoutTags } from "./plain-text";
import { toSearchText } from "./search-text";

/** Whether the register has a fact of this name, be it one that may not be published yet. */
export type IsFact = (name: string) => boolean;

/** A name of the register between double braces, or what somebody took for one. */
const QUOTE = /\{\{([^{}]*)\}\}/g;
const LONGEST_SHOWN = 60;

/** What a text of a page is called, and whether it may quote facts. */
interface Quoting {
  subject: string;
  quotesFacts?: true;
}

/**
 * Why a text cannot be kept for what it quotes; undefined when it can. Facts are quoted where the text is filled when it
 * is shown, and nowhere else.
 */
export function checkQuotes({ subject, quotesFacts }: Quoting, text: string, isFact: IsFact = () => true): string | undefined {
  if (!text.includes(NAME_OPENS)) return undefined;
  if (!quotesFacts) return `${subject} não pode ter “{{”: dados do cadastro são citados só na descrição e no conteúdo. Tire as chaves.`;
  const unknown = listQuotes(text).find((name) => !isFact(name));
  if (unknown === undefined) return undefined;
  const meant = findMeant(unknown, isFact);
  const mend = meant === undefined ? "Corrija o nome ou escreva o texto sem as chaves" : `Escreva {{${meant}}}`;
  return `${subject} cita {{${shortenName(unknown)}}}, e o cadastro não tem nenhum dado com este nome. ${mend}.`;
}

/** Names that a text quotes, right or not, as they are written. */
export function listQuotes(text: string): string[] {
  return text.includes(NAME_OPENS) ? Array.from(text.matchAll(QUOTE), ([, name = ""]) => trimSpaces(name)) : [];
}

/**
 * The fact that somebody means who writes its name in other letters, or with marks inside; undefined when there is none.
 * @example findMeant("Plano Solo Preço", isFact) // "plano-solo-preco"
 */
export function findMeant(written: string, isFact: IsFact): string | undefined {
  const name = toSearchText(withoutTags(written, "")).replaceAll(" ", "-");
  return isFact(name) ? name : undefined;
}

/** As much as is trimmed where a name is filled in, so that what passes is filled. */
function trimSpaces(name: string): string {
  return name.replace(/^[ \t]+/, "").replace(/(?<![ \t])[ \t]+$/, "");
}

/** A name as a sentence shows it, whatever was written for one. */
export function shortenName(name: string): string {
  const shown = withoutTags(name, "").trim();
  return shown.length > LONGEST_SHOWN ? `${shown.slice(0, LONGEST_SHOWN)}…` : shown;
}
