import { foldText } from "#domain/text/fold";
import { FACT } from "../content/lay-facts";
import type { LiveContent } from "../content/live-content";
import type { OwnerValues } from "../owner-values/owner-values";
import type { FactChange } from "./fact-changes";
import type { ChangedFact, FactRegister } from "./fact-register";

export interface SaveLatestParts {
  factRegister: Pick<FactRegister, "save">;
  ownerValues: Pick<OwnerValues, "find">;
}

/**
 * Saves over whatever stands there, for who was shown what it means and no version.
 * @throws {StaleValueError} when somebody else saves at this moment.
 */
export async function saveLatest(
  values: readonly Pick<FactChange, "path" | "typed">[],
  { factRegister, ownerValues }: SaveLatestParts,
  savedBy: string,
): Promise<ChangedFact[]> {
  const changes = values.map(async (value) => ({ ...value, seenVersion: (await ownerValues.find(FACT + value.path))?.version ?? 0 }));
  return await factRegister.save(await Promise.all(changes), savedBy);
}

const PARTS = ["words", "otherWords"] as const;

/**
 * Keeps in the register whether a word of titles is of the trade; null forgets what was said of it.
 * @throws {StaleValueError} when somebody else answers at this moment.
 */
export async function answerWord(
  word: string,
  isOfTrade: boolean | null,
  { content, ...parts }: SaveLatestParts & { content: LiveContent },
  savedBy: string,
): Promise<ChangedFact[]> {
  const { trade } = content.current.business;
  const folded = foldText(word);
  const wanted = { words: isOfTrade === true, otherWords: isOfTrade === false };
  const values = PARTS.map((part) => {
    const others = trade[part].filter((known) => foldText(known) !== folded);
    return { path: `trade.${part}`, typed: [...others, ...(wanted[part] ? [word] : [])] };
  });
  return await saveLatest(values, parts, savedBy);
}
