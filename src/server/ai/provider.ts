import { tellKeyOfOther } from "#domain/generation/ai/key";
import type { Provider } from "../content/site-options";
import type { AiKey } from "./ai-key-store";

/** Whom a key given for an address is for: scheme, host and port. */
export function originOf({ baseUrl }: Pick<Provider, "baseUrl">): string {
  return new URL(baseUrl).origin;
}

/** Why a key may not be sent to a provider; undefined when it may. */
export function findKeyProblem({ origin }: Pick<AiKey, "origin">, provider: Pick<Provider, "baseUrl">): string | undefined {
  const used = originOf(provider);
  return origin === used ? undefined : tellKeyOfOther(origin, used);
}
