import { type FoundQuote, findQuotes, NAME_OPENS, quoteFact, replaceNames } from "#domain/facts/fact-names";
import { withoutTags } from "#domain/text/plain-text";
import { toSearchText } from "#domain/text/search-text";

// The one place for what the texts of a page may quote of the register.

/** Whether the register has a fact of this name, be it one that may not be published yet. */
export type IsFact = (name: string) => boolean;

/** What a text of a page is called, and whether it may quote facts. */
interface Quoting {
  subject: string;
  quotesFacts?: true;
}

const LONGEST_SHOWN = 60;

/**
 * Why a text cannot be kept for what it quotes; undefined when it can. Facts are quoted where the text is filled when it
 * is shown, and nowhere else; where nobody knows the register, names are not looked at.
 */
export function checkQuotes({ subject, quotesFacts }: Quoting, text: string, isFact?: IsFact): string | undefined {
  if (!text.includes(NAME_OPENS)) return undefined;
  if (!quotesFacts) return `${subject} não pode ter “{{”: dados do cadastro são citados só na descrição e no conteúdo. Tire as chaves.`;
  if (!isFact) return undefined;
  const unknown = findUnknownName(text, isFact);
  if (unknown === undefined) return undefined;
  const meant = findMeant(unknown, isFact);
  const mend = meant === undefined ? "Escolha outro" : `Escreva “${quoteFact(meant)}”`;
  return `O dado “${quoteFact(shortenName(unknown))}” não existe. ${mend} ou tire-o ${ofSubject(subject)}.`;
}

/** @example ofSubject("A descrição") // "da descrição" */
const ofSubject = (subject: string) => `d${subject.charAt(0).toLowerCase()}${subject.slice(1)}`;

/** The first name that a text quotes and that is no fact's, or is written so that nothing would fill it. */
export function findUnknownName(text: string, isFact: IsFact): string | undefined {
  const isFilled = ({ quote }: FoundQuote) => replaceNames(quote, () => "") === "";
  return findQuotes(text).find((found) => !isFact(found.name) || !isFilled(found))?.name;
}

/**
 * The fact that somebody means who writes its name in other letters, or with marks inside; undefined when there is none.
 * @example findMeant("Plano Solo Preço", isFact) // "plano-solo-preco"
 */
export function findMeant(written: string, isFact: IsFact): string | undefined {
  const name = toSearchText(withoutTags(written, "")).replaceAll(" ", "-");
  return isFact(name) ? name : undefined;
}

/** A name as a sentence shows it, whatever was written for one. */
export function shortenName(name: string): string {
  const shown = withoutTags(name, "").trim();
  return shown.length > LONGEST_SHOWN ? `${shown.slice(0, LONGEST_SHOWN)}…` : shown;
}
