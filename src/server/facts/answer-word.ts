import { foldText } from "#domain/text/fold";
import type { LiveContent } from "../content/live-content";
import type { ChangedFact, FactRegister } from "./fact-register";

const PARTS = ["words", "otherWords"] as const;

/**
 * Keeps in the register whether a word of titles is of the trade; null forgets what was said of it.
 * @throws {StaleValueError} when somebody else answers at this moment.
 */
export async function answerWord(
  word: string,
  isOfTrade: boolean | null,
  { content, factRegister }: { content: LiveContent; factRegister: Pick<FactRegister, "saveLatest"> },
  savedBy: string,
): Promise<ChangedFact[]> {
  const { trade } = content.current.business;
  const folded = foldText(word);
  const wanted = { words: isOfTrade === true, otherWords: isOfTrade === false };
  const values = PARTS.map((part) => {
    const others = trade[part].filter((known) => foldText(known) !== folded);
    return { path: `trade.${part}`, typed: [...others, ...(wanted[part] ? [word] : [])] };
  });
  return await factRegister.saveLatest(values, savedBy);
}
