import { foldText } from "#domain/text/fold";
import { FACT } from "../content/lay-facts";
import type { LiveContent } from "../content/live-content";
import type { OwnerValues } from "../owner-values/owner-values";
import type { ChangedFact, FactRegister } from "./fact-register";

interface AnswerWordParts {
  content: LiveContent;
  factRegister: FactRegister;
  ownerValues: Pick<OwnerValues, "find">;
}

const PARTS = ["words", "otherWords"] as const;

/**
 * Keeps in the register whether a word of titles is of the trade; null forgets what was said of it.
 * @throws {StaleValueError} when somebody else answers at this moment.
 */
export async function answerWord(
  word: string,
  isOfTrade: boolean | null,
  { content, factRegister, ownerValues }: AnswerWordParts,
  savedBy: string,
): Promise<ChangedFact[]> {
  const { trade } = content.current.business;
  const folded = foldText(word);
  const wanted = { words: isOfTrade === true, otherWords: isOfTrade === false };
  const changes = await Promise.all(
    PARTS.map(async (part) => {
      const path = `trade.${part}`;
      const others = trade[part].filter((known) => foldText(known) !== folded);
      const typed = [...others, ...(wanted[part] ? [word] : [])];
      return { path, typed, seenVersion: (await ownerValues.find(FACT + path))?.version ?? 0 };
    }),
  );
  return await factRegister.save(changes, savedBy);
}
