import { FACT_GROUPS, type FactGroup } from "#domain/facts/fact-groups";
import type { RegisterField } from "./use-register";

export interface FieldGroup {
  id: FactGroup;
  title: string;
  sets: FieldSet[];
}

/** Fields of one item or part, or loose ones that stand together. */
export interface FieldSet {
  /** "Plano Solo"; absent where fields stand for themselves. */
  title?: string;
  fields: LabelledField[];
}

/** A field with its name in its set. */
export interface LabelledField {
  field: RegisterField;
  name: string;
}

/** Groups in their order, without those that have no field. */
export function groupFields(fields: readonly RegisterField[]): FieldGroup[] {
  const ids = Object.keys(FACT_GROUPS) as FactGroup[];
  return ids
    .map((id) => ({ id, title: FACT_GROUPS[id], sets: listSets(fields.filter(({ group }) => group === id)) }))
    .filter(({ sets }) => sets.length > 0);
}

function listSets(fields: readonly RegisterField[]): FieldSet[] {
  const sets: FieldSet[] = [];
  for (const field of fields) {
    const { title, name } = splitLabel(field.label);
    const last = sets.at(-1);
    if (last && last.title === title) last.fields.push({ field, name });
    else sets.push({ title, fields: [{ field, name }] });
  }
  return sets;
}

/** @example splitLabel("Plano Solo: preço") // { title: "Plano Solo", name: "Preço" } */
export function splitLabel(label: string): { title?: string; name: string } {
  const at = label.lastIndexOf(": ");
  if (at < 0) return { name: label };
  const name = label.slice(at + 2);
  return { title: label.slice(0, at), name: name.charAt(0).toUpperCase() + name.slice(1) };
}
