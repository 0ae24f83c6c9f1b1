import { findKeyProblem, originOf } from "../ai/provider";
import type { Services } from "../services";

const UNREADABLE = "Há uma chave salva que não pode mais ser lida, porque a SECRET_KEY do servidor mudou. Salve a chave outra vez.";

/** The saved key as far as it may be known, why it cannot be used if so, null when there is none, and the model that texts are written with. */
export async function describeUsedKey({ aiKeys, aiWriter }: Pick<Services, "aiKeys" | "aiWriter">) {
  const provider = aiWriter.readProvider();
  const saved = await aiKeys.describeKey();
  const key = saved ? { ...saved, problem: saved.isReadable ? findKeyProblem(saved, provider) : UNREADABLE } : null;
  return { key, model: provider.model, origin: originOf(provider) };
}
