import { z } from "zod";
import { type Meta, oneLine, REQUIRED, said } from "#domain/forms/controls";
import type { FieldControl } from "#domain/forms/field-meta";
import { isDay } from "#domain/forms/is-day";
import type { FactGroup } from "../fact-groups";

/**
 * The leaves that only the register has. A label begins with a capital letter and stands behind that of the part it is in;
 * the only field of an item needs none.
 */

/** Braces name facts in texts; a fact that holds some would be taken for a name. */
const line = (max: number) =>
  oneLine(max).refine((value) => !/[{}]/.test(value), "Tire as chaves { e }: elas servem para citar fatos nos textos.");

export const text = (label: string, { max = 120, ...meta }: Meta & { max?: number } = {}) =>
  said(line(max).min(1, REQUIRED), "text", label, meta);

/** A text that may be left empty. */
export const optionalText = (label: string, { max = 200, ...meta }: Meta & { max?: number } = {}) => said(line(max), "text", label, meta);

export const pattern = (label: string, expression: RegExp, problem: string, meta: Meta = {}, control: FieldControl = "text") =>
  said(z.string({ error: REQUIRED }).trim().regex(expression, problem), control, label, meta);

/** Plain texts, one a line. */
export function lines(
  label: string,
  { min = 1, max = 12, longest = 160, ...meta }: Meta & { min?: number; max?: number; longest?: number } = {},
) {
  const problem =
    min > 0 ? `Escreva de ${min} a ${max} linhas, um item em cada uma.` : `Escreva no máximo ${max} linhas, um item em cada uma.`;
  const several = z.array(line(longest).min(1, REQUIRED), { error: problem }).min(min, problem).max(max, problem);
  return said(several.readonly(), "lines", label, meta);
}

/** A day of the calendar as "2026-12-25", or "". */
export function optionalDay(label: string, meta: Meta = {}) {
  const problem = "Informe uma data que exista, como 20/11/2026, ou deixe vazio.";
  return said(
    z.string({ error: problem }).refine((day) => day === "" || isDay(day), problem),
    "date",
    label,
    meta,
  );
}

export const phone = (label: string, meta: Meta = {}) =>
  pattern(label, /^55\d{11}$/, "Informe o celular com DDD, como (11) 98765-4321. Com o 55 do Brasil são 13 dígitos.", meta, "phone");

/** A number without WhatsApp, or none. */
export const optionalLandline = (label: string, meta: Meta = {}) =>
  pattern(label, /^(55\d{10,11})?$/, "Informe o fixo com DDD, como (11) 3456-7890, ou deixe vazio.", meta, "phone");

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
  const address = z.email("Informe um e-mail, como contato@suaempresa.com.br.").max(254, "Informe um e-mail mais curto.");
  return said(address, "email", label, meta);
}

const WEIGHTS = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];

/** The number that stands in a site nobody has set up: no company has it, and its check digits are not right. */
const EXAMPLE_CNPJ = "00.000.000/0001-00";

/**
 * Whether a company's number is written as 00.000.000/0001-00 and its two check digits are right.
 * Since 2026 the first twelve places may be letters (Instrução Normativa RFB 2.229/2024); a letter counts as its code less 48.
 */
function isCnpj(written: string): boolean {
  if (written === EXAMPLE_CNPJ) return true;
  if (!/^[A-Z\d]{2}\.[A-Z\d]{3}\.[A-Z\d]{3}\/[A-Z\d]{4}-\d{2}$/.test(written)) return false;
  const places = [...written.replace(/\W/g, "")].map((place) => place.charCodeAt(0) - 48);
  if (places.every((place) => place === places[0])) return false;
  return checkDigit(places.slice(0, 12)) === places[12] && checkDigit(places.slice(0, 13)) === places[13];
}

function checkDigit(places: readonly number[]): number {
  const weights = WEIGHTS.slice(-places.length);
  const rest = places.reduce((sum, place, index) => sum + place * (weights[index] ?? 0), 0) % 11;
  return rest < 2 ? 0 : 11 - rest;
}

export function cnpj(label: string, meta: Meta = {}) {
  const problem = "Informe o CNPJ com 14 posições, como 00.000.000/0001-00; confira os dois últimos dígitos.";
  return said(z.string({ error: problem }).refine(isCnpj, problem), "cnpj", label, meta);
}

export const cep = (label: string, meta: Meta = {}) =>
  pattern(label, /^\d{5}-\d{3}$/, "Informe o CEP com 8 dígitos, como 01310-100.", meta, "cep");

/** Tells items of a list apart in paths and in names of facts; nobody changes it. */
export const id = z.string().regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, "must be lower-case words joined by hyphens");

/** Fields of one group, but for those that name their own. */
export const group = <Shape extends z.core.$ZodLooseShape>(name: FactGroup, shape: Shape) => z.strictObject(shape).meta({ group: name });

/** A list of parts with an id each. */
export const items = <Shape extends z.core.$ZodLooseShape>(shape: Shape, { min = 0, ...meta }: Meta & { min?: number }) =>
  z
    .array(z.strictObject({ id, ...shape }))
    .min(min)
    .readonly()
    .meta(meta);

/** Two bounds of the same kind. */
export const range = <T extends z.ZodType>(label: string, leaf: (label: string) => T, meta: Meta = {}) =>
  z.strictObject({ min: leaf("Mínimo"), max: leaf("Máximo") }).meta({ label, ...meta });
