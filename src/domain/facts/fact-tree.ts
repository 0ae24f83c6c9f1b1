import { z } from "zod";
import type { FieldMeta } from "#domain/forms/field-meta";
import type { Business } from "./business";
import { businessSchema } from "./business-schema";

/** What one field of the register holds. */
export type FactValue = string | number | boolean | readonly string[] | readonly number[];

/** A field of the register where it stands: its schema, its value and what the parts around it are called. */
export interface FactLeaf {
  path: string;
  schema: z.ZodType;
  value: FactValue;
  /** With the group of the parts around it, unless it names its own. */
  meta: FieldMeta;
  /** Labels from the outermost part to the field itself. */
  labels: readonly string[];
}

type Parts = Readonly<Record<string, unknown>>;
type Item = Parts & { id: string };

/** Every field of the register, in the order of its schema. Items of lists go by their id: `plans.solo.price`. */
export const listFactLeaves = (business: Business): FactLeaf[] =>
  listInside({ schema: businessSchema, value: business, path: "", meta: {}, labels: [] });

type Place = Omit<FactLeaf, "value"> & { value: unknown };

function listInside(place: Place): FactLeaf[] {
  const { schema, value } = place;
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape as Record<string, z.ZodType>)
      .filter(([key]) => key !== "id")
      .flatMap(([key, inner]) => listInside(enter(place, key, inner, (value as Parts)[key])));
  }
  const item = findItemSchema(schema);
  if (!item) return [{ ...place, value: value as FactValue }];
  return (value as readonly Item[]).flatMap((one, index) => {
    const { item: noun = "", itemName } = place.meta;
    const label = `${noun} ${itemName ? String(one[itemName]) : index + 1}`;
    return listInside({ ...enter(place, one.id, item, one), labels: [...place.labels, label] });
  });
}

function enter({ path, meta: { group }, labels }: Place, key: string, schema: z.ZodType, value: unknown): Place {
  const meta: FieldMeta = { group, ...schema.meta() };
  return { schema, value, path: path === "" ? key : `${path}.${key}`, meta, labels: meta.label ? [...labels, meta.label] : labels };
}

/** The schema of a list's items when these have fields of their own; a list of plain texts is one field. */
export function findItemSchema(schema: z.ZodType): z.ZodObject | undefined {
  const list = schema instanceof z.ZodReadonly ? schema.unwrap() : schema;
  return list instanceof z.ZodArray && list.element instanceof z.ZodObject ? list.element : undefined;
}
