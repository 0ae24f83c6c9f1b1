import { z } from "zod";
import type { ChoiceSource, FieldMeta } from "#domain/forms/field-meta";
import { isDay } from "#domain/forms/is-day";
import { gateKinds, gateNames } from "#domain/gate/gate-kind";
import { MAX_HTML_LENGTH } from "#domain/text/markup-limits";

/**
 * The leaves of authored texts, each with its bounds and with what it says when a value breaks them. Facts may be quoted
 * by their names in every text; what is long allows for them.
 */

type Meta = Omit<FieldMeta, "label" | "control">;
type TextMeta = Meta & { max?: number };

const REQUIRED = "Preencha este campo.";
const tooLong = (max: number) => `Escreva no máximo ${max.toLocaleString("pt-BR")} caracteres.`;

const bounded = (max: number) => z.string({ error: REQUIRED }).trim().max(max, tooLong(max));
const oneLine = (max: number) => bounded(max).refine((value) => !/[\r\n]/.test(value), "Escreva em uma linha só.");

/** One line. */
export function line(label: string, { max = 160, ...meta }: TextMeta = {}) {
  return oneLine(max)
    .min(1, REQUIRED)
    .meta({ label, control: "text", ...meta });
}

export function optionalLine(label: string, { max = 160, ...meta }: TextMeta = {}) {
  return oneLine(max)
    .optional()
    .meta({ label, control: "text", ...meta });
}

/** Running text, of several paragraphs where blank lines part it. */
export function paragraph(label: string, { max = 1000, ...meta }: TextMeta = {}) {
  return bounded(max)
    .min(1, REQUIRED)
    .meta({ label, control: "paragraph", ...meta });
}

export function optionalParagraph(label: string, { max = 1000, ...meta }: TextMeta = {}) {
  return bounded(max)
    .optional()
    .meta({ label, control: "paragraph", ...meta });
}

/** The body of a page. It is made safe when it is saved. */
export function html(label: string, meta: Meta = {}) {
  return bounded(MAX_HTML_LENGTH)
    .min(1, REQUIRED)
    .meta({ label, control: "html", ...meta });
}

const LINK_HELP = "Uma página do site, como /faq, ou um endereço que comece por https://.";
const LINK_PROBLEM = `Informe ${LINK_HELP.charAt(0).toLowerCase()}${LINK_HELP.slice(1)}`;

/** Whether a text reads as the address of a page of the site, or of another one over TLS. */
export function isLink(value: string): boolean {
  return /^\/(?!\/)[^\s"<>{}\\]*$/.test(value) || (/^https:\/\/[^\s"<>{}\\]+$/.test(value) && URL.canParse(value));
}

export function link(label: string, meta: Meta = {}) {
  return oneLine(300)
    .refine(isLink, LINK_PROBLEM)
    .meta({ label, control: "link", choicesFrom: "pages", help: LINK_HELP, ...meta });
}

export function optionalLink(label: string, meta: Meta = {}) {
  return oneLine(300)
    .refine((value) => value === "" || isLink(value), LINK_PROBLEM)
    .optional()
    .meta({ label, control: "link", choicesFrom: "pages", help: LINK_HELP, ...meta });
}

export function day(label: string, meta: Meta = {}) {
  const problem = "Informe uma data.";
  return z
    .string({ error: problem })
    .refine(isDay, problem)
    .meta({ label, control: "date", ...meta });
}

export function optionalDay(label: string, meta: Meta = {}) {
  return z
    .string()
    .refine((value) => value === "" || isDay(value), "Informe uma data.")
    .optional()
    .meta({ label, control: "date", ...meta });
}

/** Short texts, one a line. */
export function lines(
  label: string,
  { min = 1, max = 20, longest = 400, ...meta }: Meta & { min?: number; max?: number; longest?: number } = {},
) {
  return z
    .array(oneLine(longest).min(1, REQUIRED), { error: REQUIRED })
    .min(min, min === 1 ? "Escreva pelo menos uma linha." : `Escreva pelo menos ${min} linhas.`)
    .max(max, `Escreva no máximo ${max} linhas.`)
    .meta({ label, control: "lines", ...meta });
}

/** Things of the content, each once. */
export function choices(label: string, choicesFrom: ChoiceSource, { max = 24, ...meta }: TextMeta = {}) {
  return z
    .array(z.string().min(1).max(100), { error: "Escolha na lista." })
    .max(max, `Escolha no máximo ${max}.`)
    .refine((chosen) => new Set(chosen).size === chosen.length, "Tire o que está repetido.")
    .meta({ label, control: "choices", choicesFrom, ...meta });
}

/** Some of these, each once. */
export function choicesAmong<const Values extends readonly [string, ...string[]]>(label: string, values: Values, meta: Meta = {}) {
  return z
    .array(z.enum(values), { error: "Escolha na lista." })
    .refine((chosen) => new Set(chosen).size === chosen.length, "Tire o que está repetido.")
    .meta({ label, control: "choices", ...meta });
}

export function choiceFrom(label: string, choicesFrom: ChoiceSource, meta: Meta = {}) {
  return z
    .string({ error: "Escolha na lista." })
    .min(1, "Escolha na lista.")
    .max(100)
    .meta({ label, control: "choice", choicesFrom, ...meta });
}

export function choice<const Values extends readonly [string, ...string[]]>(label: string, values: Values, meta: Meta = {}) {
  return z.enum(values, { error: "Escolha na lista." }).meta({ label, control: "choice", ...meta });
}

/** Absent where it is off. */
export function optionalFlag(label: string, meta: Meta = {}) {
  return z
    .boolean()
    .optional()
    .meta({ label, control: "flag", ...meta });
}

export function integer(label: string, { min, max, ...meta }: Meta & { min: number; max: number }) {
  const problem = `Informe um número inteiro de ${min} a ${max}.`;
  return z
    .number({ error: problem })
    .int(problem)
    .min(min, problem)
    .max(max, problem)
    .meta({ label, control: "integer", ...meta });
}

interface ListMeta extends Meta {
  /** What one item is called. @example "Pergunta" */
  item: string;
  min?: number;
  max?: number;
}

export function list<Item extends z.ZodType>(label: string, item: Item, { min = 1, max = 40, ...meta }: ListMeta) {
  const noun = meta.item.toLowerCase();
  return z
    .array(item, { error: REQUIRED })
    .min(min, min === 1 ? `Falta pelo menos um item: ${noun}.` : `São precisos pelo menos ${min} itens.`)
    .max(max, `São no máximo ${max} itens.`)
    .meta({ label, ...meta });
}

export const gate = () => choice("Tipo de portão do desenho", gateKinds, { choices: gateNames });

/** What search engines show of every page. */
export const headFields = {
  headTitle: line("Título na aba e nos buscadores", { max: 90, help: "Até 60 caracteres aparecem inteiros." }),
  description: paragraph("Descrição para buscadores", { max: 320, help: "De 70 a 155 caracteres aparecem inteiros." }),
};

export const keywords = () => lines("Palavras-chave", { max: 20, longest: 80, help: "Uma por linha." });
