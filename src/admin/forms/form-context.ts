import { type ComponentType, createContext, type ReactNode, use } from "react";
import type { Option } from "#admin/ui/field/fields";
import type { ChoiceSource } from "#domain/forms/field-meta";
import type { FormField } from "#domain/forms/form-field";
import type { FormProblem } from "#domain/forms/form-problems";

export type FormChoices = Readonly<Partial<Record<ChoiceSource, readonly Option[]>>>;

/** What the screen knows of a field besides its schema, by path: what to say, or what stands in its place. */
export type FieldChanges = Readonly<Record<string, { help?: string; placeholder?: string; drawn?: ReactNode }>>;

export interface TextControlProps {
  label: string;
  hint?: string;
  error?: string;
  value: string;
  onChange: (text: string) => void;
  rows?: number;
  maxLength?: number;
  placeholder?: string;
}

/** What texts are worked with that quote facts or are bodies of pages: much to load, so that who needs it brings it. */
export type TextControls = { Text: ComponentType<TextControlProps>; Html: ComponentType<TextControlProps> };

interface FormParts extends Omit<TextControls, "Html"> {
  Html?: TextControls["Html"];
  /** Draws any field, for those that have others inside. */
  Field: ComponentType<FieldProps<FormField>>;
  /** What fields choose from where the site's content decides it. */
  choices: FormChoices;
  /** Why values cannot be saved, by their path. */
  problems: ReadonlyMap<string, string>;
  /** Of a work or a person: short, of two columns, its texts without facts. */
  isRecord: boolean;
  changes: FieldChanges;
}

export const FormContext = createContext<FormParts | undefined>(undefined);

export function useFormParts(): FormParts {
  const parts = use(FormContext);
  if (!parts) throw new Error("A field stands outside of a form");
  return parts;
}

/** @example indexProblems([{ path: ["sections", 0, "title"], message: "Preencha." }]) // Map { "sections.0.title" => "Preencha." } */
export function indexProblems(problems: readonly FormProblem[]): ReadonlyMap<string, string> {
  return new Map(problems.toReversed().map(({ path, message }) => [path.join("."), message]));
}

export function joinPath(path: string, key: string | number): string {
  return path === "" ? String(key) : `${path}.${key}`;
}

export interface FieldProps<Field extends FormField> {
  field: Field;
  path: string;
  /** As it was stored or typed, which may lack what a later release asks for. */
  value: unknown;
  /** Undefined takes an optional value away. */
  onChange: (value: unknown) => void;
  /** In place of the field's own name, as for an item of a list. */
  label?: string;
}

/** What stands around a field: its name, its help, and why it cannot be saved. */
export function useFieldTexts({ field, path, label = field.label }: FieldProps<FormField>) {
  return { label, hint: field.help, error: useFormParts().problems.get(path) };
}

export function asObject(value: unknown): Readonly<Record<string, unknown>> {
  return value !== null && typeof value === "object" && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}

export function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function asText(value: unknown): string {
  return typeof value === "string" ? value : "";
}

const MAX_SUMMARY = 90;

/** What tells an item of a list from the others, in a line. */
export function summariseItem(field: FormField, value: unknown, itemName: string | undefined): string {
  if (typeof value === "string") return shorten(value);
  const item = asObject(value);
  const named = itemName === undefined ? "" : asText(item[itemName]);
  if (field.kind !== "union")
    return shorten(named || (Object.values(item).find((inner) => typeof inner === "string" && inner !== "") as string) || "");
  const option = field.options.find((one) => one.value === item[field.discriminator]);
  return shorten([option?.label, named].filter(Boolean).join(": "));
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length > MAX_SUMMARY ? `${line.slice(0, MAX_SUMMARY)}…` : line;
}
