import type { FormField } from "./form-field";

/** What a new item begins as, before anything is typed: as short as its bounds allow, what may be absent absent. */
export function createEmptyValue(field: FormField): unknown {
  if (field.initial !== undefined) return field.initial;
  switch (field.kind) {
    case "object":
      return Object.fromEntries(
        field.fields.filter(({ field: inner }) => !inner.isOptional).map(({ key, field: inner }) => [key, createEmptyValue(inner)]),
      );
    case "union":
      return field.options[0] && createEmptyValue(field.options[0].field);
    case "list":
      return Array.from({ length: field.min }, () => createEmptyValue(field.item));
    case "text":
      return field.control === "lines" ? [] : "";
    case "number":
      return field.min ?? 0;
    case "choice":
      return field.isMany ? [] : (field.choices[0]?.value ?? "");
    case "flag":
      return false;
    case "fixed":
      return field.value;
  }
}

/** What a form has fields for, of something that has more. */
export function pickValue<Fields extends object>(form: FormField, whole: Fields): Fields {
  if (form.kind !== "object") return whole;
  return Object.fromEntries(form.fields.map(({ key }) => [key, whole[key as keyof Fields]])) as Fields;
}
