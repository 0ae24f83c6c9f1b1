import { z } from "zod";
import type { FieldMeta } from "./field-meta";
import type { FormField, ListField, ObjectField, UnionField } from "./form-field";

type Json = Exclude<z.core.JSONSchema._JSONSchema, boolean> & FieldMeta;

/**
 * The form that a schema asks for, as JSON. What a field is called and worked with is said by `.meta()`, which has to come
 * last: what follows it makes another schema.
 * @throws when the schema has a part that no form has a field for, with its place.
 */
export const describeSchema = (schema: z.ZodType) => describe(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Json, "");

function describe(json: Json, place: string): FormField {
  const initial = json.initial ?? json.default;
  const said = {
    label: json.label ?? "",
    ...(json.help !== undefined && { help: json.help }),
    ...(initial !== undefined && { initial }),
  };
  if (json.const !== undefined) return { ...said, kind: "fixed", value: json.const as string };
  if (json.oneOf) return { ...said, ...describeUnion(json.oneOf as Json[], place) };
  const { choicesFrom } = json;
  if (json.enum || json.control === "choice") return { ...said, kind: "choice", isMany: false, choices: listChoices(json), choicesFrom };
  switch (json.type) {
    case "object":
      return { ...said, kind: "object", fields: describeFields(json, place) };
    case "array":
      return describeList(json, said, place);
    case "string":
      return { ...said, kind: "text", control: json.control ?? "text", min: json.minLength ?? 0, max: json.maxLength, choicesFrom };
    case "number":
    case "integer": {
      const isInteger = json.type === "integer";
      const control = json.control ?? (isInteger ? "integer" : "decimal");
      return { ...said, kind: "number", control, isInteger, min: json.minimum, max: json.maximum, step: json.step, unit: json.unit };
    }
    case "boolean":
      return { ...said, kind: "flag" };
    default:
      throw new Error(`No form has a field for "${place}"`);
  }
}

function describeFields({ properties = {}, required = [] }: Json, place: string): ObjectField["fields"] {
  return Object.entries(properties).map(([key, inner]) => {
    const field = describe(inner as Json, place === "" ? key : `${place}.${key}`);
    return { key, field: required.includes(key) || (inner as Json).default !== undefined ? field : { ...field, isOptional: true } };
  });
}

function describeList(json: Json, said: { label: string; help?: string }, place: string): FormField {
  const bounds = { min: json.minItems ?? 0, max: json.maxItems };
  const places = json.prefixItems as Json[] | undefined;
  const item = (places?.[0] ?? json.items) as Json;
  if (json.control === "lines") return { ...said, kind: "text", control: "lines", ...bounds };
  if (json.control === "choices") {
    const choices = listChoices({ ...item, choices: json.choices });
    return { ...said, kind: "choice", isMany: true, choices, choicesFrom: json.choicesFrom };
  }
  return {
    ...said,
    kind: "list",
    ...(places ? { min: places.length, max: places.length } : bounds),
    itemLabel: json.item ?? "Item",
    itemName: json.itemName,
    item: describe(item, `${place}[]`),
  } satisfies ListField;
}

function describeUnion(options: readonly Json[], place: string): Omit<UnionField, "label"> {
  const constOf = (option: Json, key: string) => (option.properties?.[key] as Json | undefined)?.const;
  const keys = Object.keys(options[0]?.properties ?? {});
  const discriminator = keys.find((key) => options.every((option) => constOf(option, key) !== undefined));
  if (!discriminator) throw new Error(`No form has a field for "${place}": its options share no key of one value each`);
  return {
    kind: "union",
    discriminator,
    options: options.map((option) => {
      const value = String(constOf(option, discriminator));
      const field = describe(option, `${place}(${value})`) as ObjectField;
      return { value, label: field.label === "" ? value : field.label, field };
    }),
  };
}

function listChoices({ enum: values = [], choices = {} }: Json): { value: string; label: string }[] {
  return values.map((value) => ({ value: String(value), label: choices[String(value)] ?? String(value) }));
}
