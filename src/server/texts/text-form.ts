import { describeSchema } from "#domain/forms/describe-schema";
import type { FormField } from "#domain/forms/form-field";
import type { TextKind } from "#domain/texts/text";
import { rulesOf } from "#domain/texts/text-kinds";

const described = new Map<TextKind, FormField>();

/** The form of a kind of documents. */
export function formOf(kind: TextKind): FormField {
  const form = described.get(kind) ?? describeSchema(rulesOf(kind).schema);
  described.set(kind, form);
  return form;
}
