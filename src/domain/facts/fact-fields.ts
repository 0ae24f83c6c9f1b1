import { z } from "zod";
import { describeSchema } from "#domain/forms/describe-schema";
import type { FieldControl } from "#domain/forms/field-meta";
import type { Business } from "./business";
import { businessSchema } from "./business-schema";
import { type ClaimId, findClaimOfPath } from "./claims";
import type { FactGroup } from "./fact-groups";
import { type FactLeaf, type FactValue, findItemSchema, listFactLeaves } from "./fact-tree";
import { readTyped } from "./read-typed";

export type { FactValue } from "./fact-tree";

/** A field of the register, as a form shows it. */
export interface FactField {
  /** As "plans.solo.price". */
  path: string;
  /** With the name of the item or part it is of: "Plano Solo: preço". */
  label: string;
  /** Alone: "Preço", of "Plano Solo". */
  name: string;
  part?: string;
  group: FactGroup;
  control: FieldControl;
  unit?: string;
  help?: string;
  choices?: readonly { value: string; label: string }[];
  /** Of a number its size, of a text its length. */
  bounds: { min?: number; max?: number };
  /** What has to be proven before it is published. */
  claim?: ClaimId;
  /** The environment variable that wins over the field when it is set. */
  env?: string;
}

/** Every field of the register, in the order of its schema. */
export const listFactFields = (business: Business): FactField[] => listFactLeaves(business).map(toField);

function toField({ path, schema, labels, meta }: FactLeaf): FactField {
  const { group, control = "text", unit, help, env } = meta;
  const form = describeSchema(schema);
  return {
    path,
    label: joinLabels(labels),
    name: labels.at(-1) ?? "",
    part: joinLabels(labels.slice(0, -1)) || undefined,
    group: group as FactGroup,
    control,
    unit,
    help,
    choices: form.kind === "choice" ? form.choices : undefined,
    bounds: "max" in form ? { min: form.min, max: form.max } : {},
    claim: findClaimOfPath(path)?.id,
    env,
  };
}

/** @example joinLabels(["Plano Solo", "Preço"]) // "Plano Solo: preço" */
function joinLabels(labels: readonly string[]): string {
  return labels
    .map((label, index) => (index > 0 && !/^.[\p{Lu}\d]/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label))
    .join(": ");
}

export const hasField = (business: Business, path: string) => findLeaf(business, path) !== undefined;
/** @throws when the register has no such field. */
export const readField = (business: Business, path: string): FactValue => getLeaf(business, path).value as FactValue;

/**
 * The register with another value in one field. The value is taken as it is: see `parseField`.
 * @throws when the register has no such field.
 */
export function withField(business: Business, path: string, value: FactValue): Business {
  getLeaf(business, path);
  return replace(business, path.split("."), value) as Business;
}

function replace(whole: unknown, [key = "", ...rest]: readonly string[], value: FactValue): unknown {
  const next = (inner: unknown) => (rest.length === 0 ? value : replace(inner, rest, value));
  if (Array.isArray(whole)) return whole.map((item: { id: string }) => (item.id === key ? next(item) : item));
  const parts = whole as Readonly<Record<string, unknown>>;
  return { ...parts, [key]: next(parts[key]) };
}

/**
 * What somebody typed into a field, as the register keeps it, or in Portuguese why it cannot be kept.
 * @example parseField(business, "plans.solo.price", "R$ 1.400") // { value: 1400 }
 */
export function parseField(business: Business, path: string, typed: unknown): { value: FactValue } | { problem: string } {
  const leaf = findLeaf(business, path);
  if (!leaf) return { problem: "Este campo não existe mais no cadastro. Recarregue a página." };
  const parsed = leaf.schema.safeParse(readTyped(leaf.schema.meta()?.control ?? "text", typed));
  return parsed.success ? { value: parsed.data as FactValue } : { problem: parsed.error.issues[0]?.message ?? "Confira este valor." };
}

function getLeaf(business: Business, path: string) {
  const leaf = findLeaf(business, path);
  if (!leaf) throw new Error(`The register has no field "${path}"`);
  return leaf;
}

/** Follows a path by keys of the schema and ids of items alone, so that no name an object has by birth leads anywhere. */
function findLeaf(business: Business, path: string): { schema: z.ZodType; value: unknown } | undefined {
  let schema: z.ZodType = businessSchema;
  let value: unknown = business;
  for (const key of path.split(".")) {
    const item = findItemSchema(schema);
    if (item) {
      schema = item;
      value = (value as readonly { id: string }[]).find(({ id }) => id === key);
      if (value === undefined) return undefined;
    } else if (schema instanceof z.ZodObject && key !== "id" && Object.hasOwn(schema.shape, key)) {
      schema = schema.shape[key] as z.ZodType;
      value = (value as Readonly<Record<string, unknown>>)[key];
    } else return undefined;
  }
  return schema instanceof z.ZodObject || findItemSchema(schema) ? undefined : { schema, value };
}
