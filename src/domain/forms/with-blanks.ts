import type { z } from "zod";
import { type Blanks, listBlanks } from "#domain/text/fill-blanks";

/** A text, or a list of them, that may leave blanks for what only the page knows: by name, what stands there. */
export function withBlanks<T extends z.ZodType<string | string[]>>(leaf: T, blanks: Blanks): T {
  const names = Object.keys(blanks);
  const isKnown = (text: string) => listBlanks(text).every((name) => names.includes(name));
  const { help, ...meta } = leaf.meta() ?? {};
  const told = `Lacunas: ${names.map((name) => `{${name}} é ${blanks[name]}`).join("; ")}.`;
  return leaf
    .refine(
      (value) => (Array.isArray(value) ? value : [value]).every(isKnown),
      `As lacunas são ${names.map((name) => `{${name}}`).join(", ")}.`,
    )
    .meta({ ...meta, help: help ? `${help} ${told}` : told }) as T;
}
