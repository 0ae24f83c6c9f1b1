import type { ChoiceSource, FieldControl } from "./field-meta";

/** A field of a form as data: a schema says it on the server, the panel draws it. */
export type FormField = ObjectField | UnionField | ListField | TextField | NumberField | ChoiceField | FlagField | FixedField;

interface Field {
  /** "" where what is around it says enough. */
  label: string;
  help?: string;
  /** The value may be absent. */
  isOptional?: boolean;
  /** What a new one begins with. */
  initial?: unknown;
}

export interface ObjectField extends Field {
  kind: "object";
  fields: readonly { key: string; field: FormField }[];
}

/** One of several objects, told apart by the value of one key. */
export interface UnionField extends Field {
  kind: "union";
  discriminator: string;
  /** `field` has the discriminator too, as a fixed field. */
  options: readonly { value: string; label: string; field: ObjectField }[];
}

/** Items can be added, removed and moved within the bounds; equal bounds leave nothing to add. */
export interface ListField extends Field {
  kind: "list";
  min: number;
  max?: number;
  /** What one item is called. */
  itemLabel: string;
  /** The key of an item that tells it from the others. */
  itemName?: string;
  item: FormField;
}

/** With `control: "lines"` the value is a list of texts, one a line, and the bounds are those of the list. */
export interface TextField extends Field {
  kind: "text";
  control: FieldControl;
  min: number;
  max?: number;
  /** Where suggestions come from. */
  choicesFrom?: ChoiceSource;
  placeholder?: string;
}

export interface NumberField extends Field {
  kind: "number";
  control: FieldControl;
  isInteger: boolean;
  min?: number;
  max?: number;
  step?: number;
  unit?: string;
}

/** With `isMany` the value is a list of choices; with `choicesFrom` the site's content has them and `choices` is empty. */
export interface ChoiceField extends Field {
  kind: "choice";
  isMany: boolean;
  choices: readonly { value: string; label: string }[];
  choicesFrom?: ChoiceSource;
}

export interface FlagField extends Field {
  kind: "flag";
}

/** Nobody changes it and no form shows it. */
export interface FixedField extends Field {
  kind: "fixed";
  value: string | number | boolean | null;
}
