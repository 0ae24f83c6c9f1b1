import { z } from "zod";
import type { FieldMeta } from "#domain/forms/field-meta";
import { isDay } from "#domain/forms/is-day";
import { formatMoney, formatNumber } from "#domain/text/format";
import { isCnpj } from "./cnpj";

/**
 * The leaves of the register, each with its bounds and with what it says when a value breaks them. A label begins with a
 * capital letter and stands behind that of the part it is in; the only field of an item needs none.
 */

type Meta = Omit<FieldMeta, "label" | "control">;

const REQUIRED = "Preencha este campo.";

/** Braces name facts in texts; a fact that holds some would be taken for a name. */
const hasNoBraces = (value: string) => !/[{}]/.test(value);

const line = (max: number) =>
  z
    .string({ error: REQUIRED })
    .trim()
    .max(max, `Escreva no máximo ${max} caracteres.`)
    .refine((value) => !/[\r\n]/.test(value), "Escreva em uma linha só.")
    .refine(hasNoBraces, "Tire as chaves { e }: elas servem para citar fatos nos textos.");

export function text(label: string, { max = 120, ...meta }: Meta & { max?: number } = {}) {
  return line(max)
    .min(1, REQUIRED)
    .meta({ label, control: "text", ...meta });
}

/** A text that may be left empty. */
export function optionalText(label: string, { max = 200, ...meta }: Meta & { max?: number } = {}) {
  return line(max).meta({ label, control: "text", ...meta });
}

export function pattern(label: string, expression: RegExp, problem: string, meta: Meta = {}) {
  return z
    .string({ error: REQUIRED })
    .trim()
    .regex(expression, problem)
    .meta({ label, control: "text", ...meta });
}

/** Plain texts, one a line. */
export function lines(
  label: string,
  { min = 1, max = 12, longest = 160, ...meta }: Meta & { min?: number; max?: number; longest?: number } = {},
) {
  const problem =
    min > 0 ? `Escreva de ${min} a ${max} linhas, um item em cada uma.` : `Escreva no máximo ${max} linhas, um item em cada uma.`;
  return z
    .array(line(longest).min(1, REQUIRED), { error: problem })
    .min(min, problem)
    .max(max, problem)
    .readonly()
    .meta({ label, control: "lines", ...meta });
}

/** Whole reais. */
export function money(label: string, { max = 100_000, ...meta }: Meta & { max?: number } = {}) {
  const problem = `Informe um valor de ${formatMoney(1)} a ${formatMoney(max)}, sem centavos.`;
  return z
    .number({ error: problem })
    .int(problem)
    .min(1, problem)
    .max(max, problem)
    .meta({ label, control: "money", unit: "R$", ...meta });
}

interface Bounds {
  min: number;
  max: number;
}

export function integer(label: string, { min, max, ...meta }: Meta & Bounds) {
  const problem = `Informe um número inteiro de ${formatNumber(min)} a ${formatNumber(max)}${meta.unit ? ` (${meta.unit})` : ""}.`;
  return z
    .number({ error: problem })
    .int(problem)
    .min(min, problem)
    .max(max, problem)
    .meta({ label, control: "integer", ...meta });
}

/** A number with at most one place after the comma, which is as many as are shown. */
export function decimal(label: string, { min, max, ...meta }: Meta & Bounds) {
  const problem = `Informe um número de ${formatNumber(min)} a ${formatNumber(max)}${meta.unit ? ` (${meta.unit})` : ""}, com até uma casa depois da vírgula.`;
  return z
    .number({ error: problem })
    .min(min, problem)
    .max(max, problem)
    .refine((value) => Math.round(value * 10) / 10 === value, problem)
    .meta({ label, control: "decimal", ...meta });
}

export function integers(label: string, { min, max, ...meta }: Meta & Bounds) {
  const problem = `Informe números inteiros de ${min} a ${max}${meta.unit ? ` (${meta.unit})` : ""}, separados por vírgula.`;
  return z
    .array(z.number({ error: problem }).int(problem).min(min, problem).max(max, problem), { error: problem })
    .min(2, "Informe pelo menos dois números, separados por vírgula.")
    .max(6, "Informe no máximo seis números.")
    .readonly()
    .meta({ label, control: "numbers", ...meta });
}

export function years(label: string, { max = 30, ...meta }: Meta & { max?: number } = {}) {
  return integer(label, { min: 1, max, unit: "anos", ...meta });
}

export function clock(label: string, meta: Meta = {}) {
  const problem = "Informe um horário de 00:00 a 23:59, como 08:00.";
  return z
    .string({ error: problem })
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, problem)
    .meta({ label, control: "clock", ...meta });
}

/** A day of the calendar as "2026-12-25", or "". */
export function optionalDay(label: string, meta: Meta = {}) {
  const problem = "Informe uma data que exista, como 20/11/2026, ou deixe vazio.";
  return z
    .string({ error: problem })
    .refine((day) => day === "" || isDay(day), problem)
    .meta({ label, control: "date", ...meta });
}

export function flag(label: string, meta: Meta = {}) {
  return z.boolean({ error: "Marque sim ou não." }).meta({ label, control: "flag", ...meta });
}

export function choice<const T extends readonly [string, ...string[]]>(label: string, values: T, meta: Meta = {}) {
  return z.enum(values, { error: `Escolha uma opção: ${values.join(", ")}.` }).meta({ label, control: "choice", ...meta });
}

export function phone(label: string, meta: Meta = {}) {
  return pattern(label, /^55\d{11}$/, "Informe o celular com DDD, como (11) 98765-4321. Com o 55 do Brasil são 13 dígitos.", {
    ...meta,
  }).meta({ control: "phone" });
}

interface AddressBounds {
  /** It may say after "?" what of the place is meant. */
  hasQuery?: boolean;
  /** Without TLS what is sent there is anybody's. */
  isSealed?: boolean;
}

/** An address of another site; texts, headers and requests of ours are made of it. */
function webAddress(label: string, { hasQuery, isSealed, ...meta }: Meta & AddressBounds, isOptional: boolean) {
  const schemes = isSealed ? "https://" : "https:// ou http://";
  const problem = `Informe um endereço que comece por ${schemes}, sem barra no fim${isOptional ? ", ou deixe vazio" : ""}.`;
  return z
    .string({ error: problem })
    .trim()
    .max(500, problem)
    .superRefine((value, { addIssue }) => {
      if (value === "" && isOptional) return;
      const isAddress = URL.canParse(value) && (isSealed ? /^https:\/\// : /^https?:\/\//).test(value) && !value.endsWith("/");
      const message = isAddress ? findAddressProblem(value, hasQuery) : problem;
      if (message) addIssue({ code: "custom", message });
    })
    .meta({ label, control: "url", ...meta });
}

export const url = (label: string, meta: Meta & AddressBounds = {}) => webAddress(label, meta, false);
export const optionalUrl = (label: string, meta: Meta & AddressBounds = {}) => webAddress(label, meta, true);

/** Signs that end an address, or a source in a policy, or hide where it leads. */
const ODD_SIGNS = /[\s\p{Cc};,@'"`<>{}\\|^]/u;
const PUBLIC_NAME = /^([a-z0-9-]+\.)+[a-z][a-z0-9-]*$/;

function findAddressProblem(value: string, hasQuery: boolean | undefined): string | undefined {
  if (ODD_SIGNS.test(value)) return "Tire do endereço espaços, vírgulas, pontos e vírgulas, aspas, chaves e @.";
  if (value.includes("#") || (!hasQuery && value.includes("?")))
    return `Tire do endereço o que vem a partir de ${hasQuery ? "#" : "? ou #"}.`;
  if (!PUBLIC_NAME.test(new URL(value).hostname)) return "Informe um endereço com o nome de um site da internet, como www.exemplo.com.br.";
  return undefined;
}

export function email(label: string, meta: Meta = {}) {
  return z
    .email("Informe um e-mail, como contato@suaempresa.com.br.")
    .max(254, "Informe um e-mail mais curto.")
    .meta({ label, control: "email", ...meta });
}

export function cnpj(label: string, meta: Meta = {}) {
  const problem = "Informe o CNPJ com 14 posições, como 00.000.000/0001-00; confira os dois últimos dígitos.";
  return z
    .string({ error: problem })
    .refine(isCnpj, problem)
    .meta({ label, control: "cnpj", ...meta });
}

export function cep(label: string, meta: Meta = {}) {
  return pattern(label, /^\d{5}-\d{3}$/, "Informe o CEP com 8 dígitos, como 01310-100.", meta).meta({ control: "cep" });
}

/** Tells items of a list apart in paths and in names of facts; nobody changes it. */
export const id = z.string().regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, "must be lower-case words joined by hyphens");

/** Two bounds of the same kind. */
export function range<T extends z.ZodType>(label: string, leaf: (label: string) => T) {
  return z.strictObject({ min: leaf("Mínimo"), max: leaf("Máximo") }).meta({ label });
}
