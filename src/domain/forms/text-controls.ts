import { z } from "zod";
import type { ChoiceSource } from "#domain/forms/field-meta";
import { isDay } from "#domain/forms/is-day";
import { gateKinds, gateNames } from "#domain/gate/gate-kind";
import { MAX_HTML_LENGTH } from "#domain/text/markup-limits";
import { bounded, choice, type Meta, oneLine, REQUIRED, said } from "./controls";

// The leaves of authored texts. Facts may be quoted by their names in every text; what is long allows for them.

type TextMeta = Meta & { max?: number };

/** One line. */
export const line = (label: string, { max = 160, ...meta }: TextMeta = {}) => said(oneLine(max).min(1, REQUIRED), "text", label, meta);

export const optionalLine = (label: string, { max = 160, ...meta }: TextMeta = {}) => said(oneLine(max).optional(), "text", label, meta);

/** Running text, of several paragraphs where blank lines part it. */
export const paragraph = (label: string, { max = 1000, ...meta }: TextMeta = {}) =>
  said(bounded(max).min(1, REQUIRED), "paragraph", label, meta);

export const optionalParagraph = (label: string, { max = 1000, ...meta }: TextMeta = {}) =>
  said(bounded(max).optional(), "paragraph", label, meta);

/** The body of a page. It is made safe when it is saved. */
export const html = (label: string, meta: Meta = {}) => said(bounded(MAX_HTML_LENGTH).min(1, REQUIRED), "html", label, meta);

const LINK_HELP = "Uma página do site, como /faq, ou um endereço que comece por https://.";
const LINK_PROBLEM = `Informe ${LINK_HELP.charAt(0).toLowerCase()}${LINK_HELP.slice(1)}`;

/** Whether a text reads as the address of a page of the site, or of another one over TLS. */
export const isLink = (value: string): boolean =>
  /^\/(?!\/)[^\s"<>{}\\]*$/.test(value) || (/^https:\/\/[^\s"<>{}\\]+$/.test(value) && URL.canParse(value));

const LINK_META = { choicesFrom: "pages", help: LINK_HELP } as const;

export const link = (label: string, meta: Meta = {}) =>
  said(oneLine(300).refine(isLink, LINK_PROBLEM), "link", label, { ...LINK_META, ...meta });

export function optionalLink(label: string, meta: Meta = {}) {
  const address = oneLine(300).refine((value) => value === "" || isLink(value), LINK_PROBLEM);
  return said(address.optional(), "link", label, { ...LINK_META, ...meta });
}

const DAY_PROBLEM = "Informe uma data.";

export const day = (label: string, meta: Meta = {}) =>
  said(z.string({ error: DAY_PROBLEM }).refine(isDay, DAY_PROBLEM), "date", label, meta);

export function optionalDay(label: string, meta: Meta = {}) {
  const typed = z.string().refine((value) => value === "" || isDay(value), DAY_PROBLEM);
  return said(typed.optional(), "date", label, meta);
}

/** Short texts, one a line. */
export function lines(
  label: string,
  { min = 1, max = 20, longest = 400, ...meta }: Meta & { min?: number; max?: number; longest?: number } = {},
) {
  const several = z
    .array(oneLine(longest).min(1, REQUIRED), { error: REQUIRED })
    .min(min, min === 1 ? "Escreva pelo menos uma linha." : `Escreva pelo menos ${min} linhas.`)
    .max(max, `Escreva no máximo ${max} linhas.`);
  return said(several, "lines", label, meta);
}

const isEachOnce = (chosen: readonly string[]) => new Set(chosen).size === chosen.length;
const CHOOSE = "Escolha na lista.";
const REPEATED = "Tire o que está repetido.";

/** Things of the content, each once. */
export function choices(label: string, choicesFrom: ChoiceSource, { max = 24, ...meta }: TextMeta = {}) {
  const several = z.array(z.string().min(1).max(100), { error: CHOOSE }).max(max, `Escolha no máximo ${max}.`);
  return said(several.refine(isEachOnce, REPEATED), "choices", label, { choicesFrom, ...meta });
}

/** Some of these, each once. */
export const choicesAmong = <const Values extends readonly [string, ...string[]]>(label: string, values: Values, meta: Meta = {}) =>
  said(z.array(z.enum(values), { error: CHOOSE }).refine(isEachOnce, REPEATED), "choices", label, meta);

export const choiceFrom = (label: string, choicesFrom: ChoiceSource, meta: Meta = {}) =>
  said(z.string({ error: CHOOSE }).min(1, CHOOSE).max(100), "choice", label, { choicesFrom, ...meta });

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
