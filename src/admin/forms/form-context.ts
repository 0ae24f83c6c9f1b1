import { type ComponentType, createContext, type ReactNode, use } from "react";
import type { ChoiceSource } from "#domain/forms/field-meta";
import type { FormField } from "#domain/forms/form-field";
import type { FormProblem } from "#domain/forms/form-problems";
import type { FieldProps } from "./field-props";

export interface FormChoice {
  value: string;
  label: string;
}

export type FormChoices = Readonly<Partial<Record<ChoiceSource, readonly FormChoice[]>>>;

/** What the screen knows of a field besides its schema, by path: what to say, or what stands in its place. */
export type FieldChanges = Readonly<Record<string, { help?: string; placeholder?: string; drawn?: ReactNode }>>;

export interface TextControlProps {
  label: string;
  hint?: string;
  error?: string;
  value: string;
  onChange: (text: string) => void;
  /** Of one that has several lines. */
  rows?: number;
  maxLength?: number;
  placeholder?: string;
}

/** What texts are worked with that quote facts or are bodies of pages: much to load, so that who needs it brings it. */
export interface TextControls {
  Text: ComponentType<TextControlProps>;
  Html: ComponentType<TextControlProps>;
}

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

/** The path of a part inside another. */
export function joinPath(path: string, key: string | number): string {
  return path === "" ? String(key) : `${path}.${key}`;
}
