import type { ChangedFact } from "#server/facts/fact-register";
import type { Call } from "./define-call";
import { keepValues } from "./refusals";

/** As `keepValues`, of fields of the register, which are recorded. */
export async function keepFacts({ record }: Call, save: () => Promise<readonly ChangedFact[]>, overtaken: string, unfit?: string) {
  await recordFacts(record, await keepValues(save, () => overtaken, unfit));
}

export const recordFacts = (record: Call["record"], changed: readonly ChangedFact[]): Promise<void> =>
  record(
    "fact.changed",
    changed.map(({ path, label, before, after }) => ({ id: path, title: label, before, after })),
  );
