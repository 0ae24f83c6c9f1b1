import type { Services } from "../services";

/** The saved key as far as it may be known, null when there is none, and the model that texts are written with. */
export async function describeUsedKey({ aiKeys, aiWriter }: Pick<Services, "aiKeys" | "aiWriter">) {
  return { key: (await aiKeys.describeKey()) ?? null, model: aiWriter.readModel() };
}
