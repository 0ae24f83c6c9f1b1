import type { z } from "zod";
import { faqSchema } from "#domain/faq/faq-schema";
import { landingSchema } from "#domain/landing/landing-schema";
import { repliesSchema } from "#domain/reply/reply-schema";
import { PATHS, placePath, topicPath } from "#domain/site/paths";
import { testimonialsSchema } from "#domain/testimonials/testimonial-schema";
import { homeSchema } from "./home-text";
import { legalSchema, placeSchema, topicSchema } from "./reading-schemas";
import { wordingSchema } from "./wording-text";

// The one place for kinds of authored texts: schema, title, address.

/** What is known of the documents of a kind; their slug is empty where there is only one. */
interface TextKindRules<Schema extends z.ZodType> {
  /** As a filter calls them. */
  label: string;
  schema: Schema;
  /** As lists call a document. */
  title(text: z.output<Schema>): string;
  /** The page that shows it, or shows the most of it. */
  address(slug: string): string;
  /** Visitors read none of it: where the panel shows a draft of it. */
  draftPath?: string;
  /** Each release knows all of its parts: what the owner's lacks of them is the file's. */
  isOfFixedParts?: true;
}

const defineKind = <Schema extends z.ZodType>(rules: TextKindRules<Schema>): TextKindRules<Schema> => rules;

/** Every kind of document that is written for the site, changed in the panel over its file, as lists order them. */
export const TEXT_KINDS = {
  home: defineKind({
    label: "Página inicial",
    schema: homeSchema,
    title: () => "Página inicial",
    address: () => PATHS.home,
    isOfFixedParts: true,
  }),
  faq: defineKind({ label: "Dúvidas frequentes", schema: faqSchema, title: () => "Perguntas e respostas", address: () => PATHS.faq }),
  landing: defineKind({ label: "Páginas de serviço", schema: landingSchema, title: ({ title }) => title, address: (slug) => `/${slug}` }),
  frases: defineKind({
    label: "Frases do site",
    schema: wordingSchema,
    title: () => "Frases do site",
    address: () => PATHS.home,
    isOfFixedParts: true,
  }),
  depoimentos: defineKind({ label: "Depoimentos", schema: testimonialsSchema, title: () => "Depoimentos", address: () => PATHS.home }),
  respostas: defineKind({
    label: "Respostas",
    schema: repliesSchema,
    title: () => "Respostas prontas",
    address: () => PATHS.replies,
    draftPath: PATHS.repliesDraft,
  }),
  topicos: defineKind({ label: "Assuntos", schema: topicSchema, title: ({ title }) => title, address: topicPath }),
  cidades: defineKind({
    label: "Lugares",
    schema: placeSchema,
    title: ({ name }) => name,
    address: placePath,
    isOfFixedParts: true,
  }),
  legal: defineKind({ label: "Textos legais", schema: legalSchema, title: ({ title }) => title, address: (slug) => `/${slug}` }),
};

/** What the documents of each kind say. Those with a page each are named by kind and slug, the others by their kind. */
export type TextKinds = { [Kind in keyof typeof TEXT_KINDS]: z.output<(typeof TEXT_KINDS)[Kind]["schema"]> };

export type TextKind = keyof TextKinds;

/**
 * The name of a document.
 * @example textPath("cidades", "santana") // "cidades/santana"
 */
export const textPath = (kind: TextKind, slug?: string): string => (slug === undefined ? kind : `${kind}/${slug}`);

/** A document's kind and slug, from its name; undefined for what is no document's name. */
export function readTextPath(path: string): { kind: TextKind; slug: string } | undefined {
  const [kind = "", slug = "", ...rest] = path.split("/");
  return rest.length > 0 || !Object.hasOwn(TEXT_KINDS, kind) ? undefined : { kind: kind as TextKind, slug };
}

/** The rules of a kind, whichever it is. */
export const rulesOf = (kind: TextKind): TextKindRules<z.ZodType> => TEXT_KINDS[kind] as unknown as TextKindRules<z.ZodType>;
