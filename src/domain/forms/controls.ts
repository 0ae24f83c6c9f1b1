import { z } from "zod";
import type { FieldControl, FieldMeta } from "#domain/forms/field-meta";
import { formatMoney, formatNumber } from "#domain/text/format";

/**
 * The leaves that every schema with a form is made of, each with its bounds and with what it says when a value breaks them.
 * Texts, facts and records add how they write a line.
 */

export type Meta = Omit<FieldMeta, "label" | "control">;

export interface Bounds {
  min: number;
  max: number;
}

export const REQUIRED = "Preencha este campo.";
export const tooLong = (max: number) => `Escreva no máximo ${formatNumber(max)} caracteres.`;

/** A field with what it is worked with and called. */
export const said = <Schema extends z.ZodType>(schema: Schema, control: FieldControl, label: string, meta: Meta): Schema =>
  schema.meta({ label, control, ...meta });

/** Fields under a name of their own. */
export const part = <Shape extends z.core.$ZodLooseShape>(label: string, shape: Shape, meta: Meta = {}) =>
  z.strictObject(shape).meta({ label, ...meta });

export const bounded = (max: number) => z.string({ error: REQUIRED }).trim().max(max, tooLong(max));
export const oneLine = (max: number) => bounded(max).refine((value) => !/[\r\n]/.test(value), "Escreva em uma linha só.");

export function choice<const Values extends readonly [string, ...string[]]>(
  label: string,
  values: Values,
  { error = "Escolha na lista.", ...meta }: Meta & { error?: string } = {},
) {
  return said(z.enum(values, { error }), "choice", label, meta);
}

export const flag = (label: string, meta: Meta = {}) => said(z.boolean({ error: "Marque sim ou não." }), "flag", label, meta);

/** Absent where it is off. */
export const optionalFlag = (label: string, meta: Meta = {}) => said(z.boolean().optional(), "flag", label, meta);

const wholeNumber = ({ min, max }: Bounds, problem: string) =>
  z.number({ error: problem }).int(problem).min(min, problem).max(max, problem);

const describeBounds = ({ min, max }: Bounds, unit: string | undefined) =>
  `${formatNumber(min)} a ${formatNumber(max)}${unit ? ` (${unit})` : ""}`;

export function integer(label: string, { min, max, ...meta }: Meta & Bounds) {
  const problem = `Informe um número inteiro de ${describeBounds({ min, max }, meta.unit)}.`;
  return said(wholeNumber({ min, max }, problem), "integer", label, meta);
}

export const years = (label: string, { max = 30, ...meta }: Meta & { max?: number } = {}) =>
  integer(label, { min: 1, max, unit: "anos", ...meta });

/** Whole reais. */
export function money(label: string, { max = 100_000, ...meta }: Meta & { max?: number } = {}) {
  const problem = `Informe um valor de ${formatMoney(1)} a ${formatMoney(max)}, sem centavos.`;
  return said(wholeNumber({ min: 1, max }, problem), "money", label, { unit: "R$", ...meta });
}

/** A number with at most one place after the comma, which is as many as are shown. */
export function decimal(label: string, { min, max, ...meta }: Meta & Bounds) {
  const problem = `Informe um número de ${describeBounds({ min, max }, meta.unit)}, com até uma casa depois da vírgula.`;
  const number = z.number({ error: problem }).min(min, problem).max(max, problem);
  return said(
    number.refine((value) => Math.round(value * 10) / 10 === value, problem),
    "decimal",
    label,
    meta,
  );
}

export function integers(label: string, { min, max, ...meta }: Meta & Bounds) {
  const problem = `Informe números inteiros de ${describeBounds({ min, max }, meta.unit)}, separados por vírgula.`;
  const several = z
    .array(wholeNumber({ min, max }, problem), { error: problem })
    .min(2, "Informe pelo menos dois números, separados por vírgula.")
    .max(6, "Informe no máximo seis números.");
  return said(several.readonly(), "numbers", label, meta);
}

export function clock(label: string, meta: Meta = {}) {
  const problem = "Informe um horário de 00:00 a 23:59, como 08:00.";
  return said(z.string({ error: problem }).regex(/^([01]\d|2[0-3]):[0-5]\d$/, problem), "clock", label, meta);
}
