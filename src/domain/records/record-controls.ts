import { z } from "zod";
import type { FieldMeta } from "#domain/forms/field-meta";
import { tidyLine, tidyLines } from "#domain/page/titles";

// The leaves of what is written of a work or of a person: texts that quote no facts and are tidied before they are kept.

type Meta = Omit<FieldMeta, "label" | "control">;

const bounded = (max: number, tidy: (text: string) => string) =>
  z
    .string()
    .overwrite((text) => tidy(text.toWellFormed()))
    .max(max, `Escreva no máximo ${max} caracteres.`);

/** What is written in one line, and in several: without signs that no screen shows. */
export const lineUpTo = (max: number) => bounded(max, tidyLine);
export const linesUpTo = (max: number) => bounded(max, tidyLines);

/** May be left empty. */
export function line(label: string, max: number, meta: Meta = {}) {
  return lineUpTo(max)
    .default("")
    .meta({ label, control: "text", ...meta });
}

/** Of several lines; may be left empty. */
export function paragraph(label: string, max: number, meta: Meta = {}) {
  return linesUpTo(max)
    .default("")
    .meta({ label, control: "paragraph", ...meta });
}

export function choice<const Values extends readonly [string, ...string[]]>(label: string, values: Values, error: string, meta: Meta) {
  return z.enum(values, { error }).meta({ label, control: "choice", ...meta });
}

export const flag = (label: string, meta: Meta) => z.boolean().meta({ label, control: "flag", ...meta });
