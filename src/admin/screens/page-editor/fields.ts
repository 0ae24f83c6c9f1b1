import type { IsFact } from "#domain/page/fact-quotes";
import type { PageOrigin, PageStatus } from "#domain/page/generated-page";
import { checkField, FIELD_NAMES, type FieldName, fieldOf, mapFields, type TypedTexts } from "#domain/page/page-fields";
import { hasText } from "#domain/text/plain-text";

export const EMPTY_FIELDS: TypedTexts = mapFields(() => "");

export function nameEditor(pageId: string | undefined, origin: PageOrigin): string {
  if (origin === "announcement") return pageId === undefined ? "Novo aviso" : "Editar aviso";
  return pageId === undefined ? "Nova página" : "Editar página";
}

export type Problems = Partial<TypedTexts>;

export function pickFields(fields: TypedTexts): TypedTexts {
  return mapFields((name) => fields[name]);
}

export function areSame(one: TypedTexts, other: TypedTexts): boolean {
  return FIELD_NAMES.every((name) => one[name] === other[name]);
}

/** What keeps the fields from being saved, each as a sentence that says how to mend it. */
export function checkFields(fields: TypedTexts, status: PageStatus, isFact?: IsFact): Problems {
  const problems: Partial<Record<FieldName, string | undefined>> = mapFields((name) =>
    checkField(name, fieldOf(name).tidy(fields[name]), isFact),
  );
  if (status === "public" && !problems.content && !hasText(fields.content)) problems.content = "Escreva o conteúdo antes de publicar.";
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined));
}

/** What the server made of the fields, except where somebody went on typing meanwhile. */
export function takeServed(current: TypedTexts, sent: TypedTexts, served: TypedTexts): TypedTexts {
  return mapFields((name) => (current[name] === sent[name] ? served[name] : current[name]));
}
