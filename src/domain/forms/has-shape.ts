import type { z } from "zod";

/** What says that a value is too short, too long or not allowed, and yet of the kind it should be. */
const BOUNDS: ReadonlySet<string> = new Set(["too_small", "too_big", "invalid_format", "custom"]);

/** Whether a value has the parts a schema asks for, be they filled in well or not yet. */
export function hasShape(schema: z.ZodType, value: unknown): boolean {
  const { error } = schema.safeParse(value);
  return error === undefined || error.issues.every(({ code }) => BOUNDS.has(code));
}
