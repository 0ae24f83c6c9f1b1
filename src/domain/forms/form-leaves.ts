import type { ChoiceField, FixedField, FlagField, FormField, NumberField, TextField } from "./form-field";

/** A field of a form that has no fields inside. */
type LeafField = TextField | NumberField | ChoiceField | FlagField | FixedField;

export interface FormLeaf {
  field: LeafField;
  /** As keys and positions from the outside in. */
  path: readonly (string | number)[];
  /** What the parts around it are called, and it itself, where they have names. */
  labels: readonly string[];
  value: unknown;
}

/** Every leaf of a value, in the order of the form; what the form does not know is left aside. */
export function listFormLeaves(form: FormField, value: unknown): FormLeaf[] {
  const leaves: FormLeaf[] = [];
  mapFormLeaves(form, value, (leaf) => {
    leaves.push(leaf);
    return leaf.value;
  });
  return leaves;
}

/** A value with something else in place of its leaves. */
export const mapFormLeaves = (form: FormField, value: unknown, change: (leaf: FormLeaf) => unknown): unknown =>
  map({ field: form, path: [], labels: form.label === "" ? [] : [form.label], value }, change);

interface Place extends Omit<FormLeaf, "field"> {
  field: FormField;
}

function map(place: Place, change: (leaf: FormLeaf) => unknown): unknown {
  const { field, value, path, labels } = place;
  switch (field.kind) {
    case "object": {
      if (!isObject(value)) return value;
      const inner = field.fields.flatMap(({ key, field: one }) =>
        value[key] === undefined ? [] : [[key, map(enter(place, one, key, value[key]), change)] as const],
      );
      return { ...value, ...Object.fromEntries(inner) };
    }
    case "union": {
      const option = isObject(value) ? field.options.find((one) => one.value === value[field.discriminator]) : undefined;
      return option ? map({ ...place, field: option.field, labels: addLabel(labels, option.label) }, change) : value;
    }
    case "list": {
      if (!Array.isArray(value)) return value;
      // What an item is called says of what list it is.
      const around = field.label === "" ? labels : labels.slice(0, -1);
      return value.map((item, index) => {
        const inner = enter(place, field.item, index, item);
        return map({ ...inner, labels: addLabel(around, `${field.itemLabel} ${index + 1}`, field.item.label) }, change);
      });
    }
    default:
      return change({ field, path, labels, value });
  }
}

function enter({ path, labels }: Place, field: FormField, key: string | number, value: unknown): Place {
  return { field, path: [...path, key], labels: addLabel(labels, field.label), value };
}

const addLabel = (labels: readonly string[], ...more: string[]): string[] => [...labels, ...more.filter((label) => label !== "")];

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}
