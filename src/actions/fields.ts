import { z } from "astro/zod";
import { DEFAULT_CREATIVITY, MAX_CREATIVITY, MIN_CREATIVITY } from "#domain/generation/creativity";
import { MAX_INSTRUCTIONS } from "#domain/generation/instructions-field";
import { MAX_TEXT_VERSION } from "#domain/generation/local/text-version";
import { WANTED_STATUSES } from "#domain/page/generated-page";
import { checkField, type FieldName, fieldOf, mapFields } from "#domain/page/page-fields";
import { MAX_TITLES_PER_RUN } from "#domain/page/titles";
import { MAX_HOUR, MAX_PER_DAY, MIN_PER_DAY } from "#domain/publishing/rhythm/plan-moments";

/** One or more of something. */
export const someOf = <Item extends z.ZodType>(item: Item, max: number) => z.array(item).min(1).max(max);

/** What names pages that were chosen. */
export const somePages = <Item extends z.ZodType>(item: Item, max: number) =>
  z.array(item).min(1, "Escolha ao menos uma página.").max(max, `Escolha no máximo ${max} páginas por vez.`);

/** A text as the page's field allows it; the message says how to mend one that it does not. */
function pageText(name: FieldName, tidy = fieldOf(name).tidy): z.ZodString {
  return z
    .string()
    .overwrite(tidy)
    .superRefine((text, context) => {
      const problem = checkField(name, text);
      if (problem) context.addIssue({ code: "custom", message: problem });
    });
}

export const pageTitle = pageText("title");
export const pageSlug = pageText("slug");
export const pageDescription = pageText("description").default("");

/** What generators are told besides a title; it may have lines and quote facts. */
export const instructions = z
  .string()
  .trim()
  .max(MAX_INSTRUCTIONS, `As instruções passam de ${MAX_INSTRUCTIONS} caracteres. Encurte.`)
  .default("");

/** Which of the texts that the local generator has for a title. */
export const textVersion = z.number().int().min(1).max(MAX_TEXT_VERSION);

export const pageContent = pageText("content");

/** Every text of a page, as a form sends it. */
export const pageTexts: Record<FieldName, z.ZodType<string, string | undefined>> = mapFields((name) =>
  fieldOf(name).isOptional ? pageText(name).default("") : pageText(name),
);

/** The same, valid or not. */
export const typedTexts: Record<FieldName, z.ZodString> = mapFields((name) =>
  z.string().max(Math.max(10_000, 2 * (fieldOf(name).limit?.max ?? 0))),
);

export const pageTitles = z
  .array(pageTitle)
  .min(1, "Adicione pelo menos um título válido")
  .max(MAX_TITLES_PER_RUN, `Use no máximo ${MAX_TITLES_PER_RUN} títulos por vez.`);

/** Public unless a draft is asked for. */
export const pageStatus = z.enum(WANTED_STATUSES).default("public");

/** How the pages of a run go public little by little; all at once without it. */
export const rhythm = z
  .object({
    perDay: z.number().int().min(MIN_PER_DAY).max(MAX_PER_DAY),
    hours: someOf(z.number().int().min(0).max(MAX_HOUR), MAX_HOUR + 1),
  })
  .optional();

/** Most pages one call may change. */
export const MAX_CHOSEN = 200;

export const chosenIds = somePages(z.string().max(64), MAX_CHOSEN);

export const creativity = z.number().int().min(MIN_CREATIVITY).max(MAX_CREATIVITY).default(DEFAULT_CREATIVITY);

export { linesUpTo, lineUpTo } from "#domain/records/record-controls";

/** Of a row, and the version of it that was seen. */
export const rowId = z.string().min(1).max(64);
export const rowVersion = z.number().int().min(1);
export const oneRow = z.object({ id: rowId });

/** One of the words by which a record names things. */
export const oneOf = <Word extends string>(names: Readonly<Record<Word, unknown>>) => z.enum(Object.keys(names) as [Word, ...Word[]]);

/** Of a list; from 1. */
export const pageNumber = z.number().int().min(1).max(100_000).default(1);
