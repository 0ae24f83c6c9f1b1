import { type FactTexts, findFact } from "#domain/facts/fact-names";
import { findMeant, type IsFact } from "#domain/page/fact-quotes";

/** As many signs as a name with spaces may take; one brace or three is a slip too. */
const WRITTEN = /\{{1,3}([^{}<>]{1,80})\}{1,3}/g;
const CURRENCY = "R$";
const AROUND = /(R\$\s*)?\{\{([\p{L}\p{N}_-]+)\}\}(\s+([\p{L}²]+))?/gu;
const UNIT = /[\p{L}²]+$/u;

/**
 * Names that a provider quotes, as the register has them: in other letters, with spaces or in too few braces they are
 * put right, and a currency or unit that the fact brings itself is not said twice. Other names stay as they are.
 * @example mendNames("<p>R$ {{Plano Solo Preço}}</p>", isFact, texts) // "<p>{{plano-solo-preco}}</p>"
 */
export function mendNames(html: string, isFact: IsFact, texts: FactTexts): string {
  const named = html.replace(WRITTEN, (quote, written: string) => {
    const name = findMeant(written, isFact);
    return name === undefined ? quote : `{{${name}}}`;
  });
  return named.replace(AROUND, (quote, currency: string | undefined, name: string, after = "", word = "") => {
    const text = findFact(texts, name);
    if (text === undefined) return quote;
    const before = text.startsWith(CURRENCY) ? "" : (currency ?? "");
    const isUnitTwice = word !== "" && UNIT.exec(text)?.[0].toLowerCase() === word.toLowerCase();
    return `${before}{{${name}}}${isUnitTwice ? "" : after}`;
  });
}
