import { FACT } from "../content/lay-facts";
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
