import type { Intent } from "#domain/knowledge/intent";
import type { Circumstance } from "#domain/places/circumstance";

/** What decides whether a page says something. */
export interface Conditioned {
  for?: readonly Intent[] | undefined;
  when?: Circumstance | undefined;
  about?: readonly string[] | undefined;
}

type Trait = "gates" | "uses" | "grounds";

/** Whether it may be said: a gate or a variant that nobody named rules nothing out, an unknown use or ground does. */
export function isSayable({ for: intents, when }: Conditioned, asked: ReadonlySet<Intent>, here: Circumstance): boolean {
  if (intents && !intents.some((intent) => asked.has(intent))) return false;
  if (!when) return true;
  return (
    meets(when, here, "uses") && meets(when, here, "grounds") && (!here.gates || meets(when, here, "gates")) && meetsVariant(when, here)
  );
}

/** Whether what it asks for is known to hold here, and it asks for something. */
export function holdsHere({ when }: Conditioned, here: Circumstance): boolean {
  if (!when) return false;
  return (["gates", "uses", "grounds"] as const).every((trait) => meets(when, here, trait)) && meetsVariant(when, here);
}

function meets(when: Circumstance, here: Circumstance, trait: Trait): boolean {
  const asked: readonly string[] | undefined = when[trait];
  const known: readonly string[] = here[trait] ?? [];
  return !asked || asked.some((value) => known.includes(value));
}

function meetsVariant(when: Circumstance, here: Circumstance): boolean {
  return !when.variants || !here.variants || when.variants.some((variant) => here.variants?.includes(variant));
}
