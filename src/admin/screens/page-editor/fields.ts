import { checkTitle } from "#domain/generation/title/titles";
import type { PageStatus } from "#domain/page/generated-page";
import { checkKeywords } from "#domain/page/keywords";
import { checkSlug } from "#domain/page/slug";
import type { EditorFields } from "../../call/editor-api";

export const EMPTY_FIELDS: EditorFields = { title: "", slug: "", description: "", keywords: "", content: "" };

/** Longest description the server takes, in characters. */
export const MAX_DESCRIPTION_LENGTH = 500;

export type FieldName = keyof EditorFields;
export type Problems = Partial<Record<FieldName, string>>;

const NAMES = Object.keys(EMPTY_FIELDS) as FieldName[];

export function pickFields(fields: EditorFields): EditorFields {
  const { title, slug, description, keywords, content } = fields;
  return { title, slug, description, keywords, content };
}

export function areSame(one: EditorFields, other: EditorFields): boolean {
  return NAMES.every((name) => one[name] === other[name]);
}

/** What keeps the fields from being saved, each as a sentence that says how to mend it. */
export function checkFields(fields: EditorFields, status: PageStatus): Problems {
  const problems: Problems = {
    title: fields.title.trim() === "" ? "Informe um título." : checkTitle(fields.title.trim()),
    slug: checkSlug(fields.slug.trim()),
    description:
      fields.description.trim().length > MAX_DESCRIPTION_LENGTH
        ? `A descrição passa de ${MAX_DESCRIPTION_LENGTH} caracteres. Encurte antes de salvar.`
        : undefined,
    keywords: checkKeywords(fields.keywords),
    content: status === "public" && fields.content.trim() === "" ? "Escreva o conteúdo antes de publicar." : undefined,
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined));
}

/** What the server made of the fields, except where somebody went on typing meanwhile. */
export function takeServed(current: EditorFields, sent: EditorFields, served: EditorFields): EditorFields {
  return Object.fromEntries(
    NAMES.map((name) => [name, current[name] === sent[name] ? served[name] : current[name]]),
  ) as unknown as EditorFields;
}
