import { z } from "astro/zod";
import { DEFAULT_CREATIVITY, MAX_CREATIVITY, MIN_CREATIVITY } from "#domain/generation/creativity";
import { checkTitle, MAX_TITLES_PER_RUN, tidyLine } from "#domain/generation/title/titles";
import { MAX_DESCRIPTION_LENGTH } from "#domain/page/generated-page";
import { checkKeywords, parseKeywords } from "#domain/page/keywords";
import { PAGE_STATUSES } from "#domain/page/pages-filter";
import { checkSlug } from "#domain/page/slug";

const MAX_CONTENT_LENGTH = 200_000;

/** A title as `checkTitle` allows it; the message says how to mend one that it does not. */
export const pageTitle = z
  .string()
  .transform(tidyLine)
  .superRefine((title, context) => {
    const problem = title === "" ? "Informe um título." : checkTitle(title);
    if (problem) context.addIssue({ code: "custom", message: problem });
  });

export const pageTitles = z
  .array(pageTitle)
  .min(1, "Adicione pelo menos um título válido")
  .max(MAX_TITLES_PER_RUN, `Use no máximo ${MAX_TITLES_PER_RUN} títulos por vez.`);

export const pageDescription = z
  .string()
  .trim()
  .max(MAX_DESCRIPTION_LENGTH, `A descrição passa de ${MAX_DESCRIPTION_LENGTH} caracteres.`)
  .default("");

/** Public unless a draft is asked for. */
export const pageStatus = z.enum(PAGE_STATUSES).default("public");

export const pageContent = z
  .string()
  .trim()
  .max(MAX_CONTENT_LENGTH, "O conteúdo é longo demais: passa de 200.000 caracteres. Divida em duas páginas.");

export const pageSlug = z
  .string()
  .trim()
  .min(1, "Informe o endereço da página.")
  .superRefine((slug, context) => {
    const problem = checkSlug(slug);
    if (problem) context.addIssue({ code: "custom", message: problem });
  });

/** Typed with commas between them. */
export const pageKeywords = z
  .string()
  .max(2000, "São palavras-chave demais. Deixe só as mais importantes.")
  .default("")
  .superRefine((text, context) => {
    const problem = checkKeywords(text);
    if (problem) context.addIssue({ code: "custom", message: problem });
  })
  .transform(parseKeywords);

/** Most pages one call may change. */
const MAX_CHOSEN = 200;

export const chosenIds = z
  .array(z.string().max(64))
  .min(1, "Escolha ao menos uma página.")
  .max(MAX_CHOSEN, `Escolha no máximo ${MAX_CHOSEN} páginas por vez.`);

export const creativity = z.number().int().min(MIN_CREATIVITY).max(MAX_CREATIVITY).default(DEFAULT_CREATIVITY);
