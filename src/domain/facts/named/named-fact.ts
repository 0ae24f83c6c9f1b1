import { formatHour } from "#domain/text/format";

/** A fact as running text quotes it, by its name between double braces. */
export interface NamedFact {
  name: string;
  /** What the owner knows it as. */
  label: string;
  /** The fields of the register that it is made of. */
  paths: readonly string[];
  /** How it reads in a sentence; "" when the owner left it empty. */
  text: string;
}

export function nameFact(name: string, label: string, paths: string | readonly string[], text: string): NamedFact {
  return { name, label, paths: typeof paths === "string" ? [paths] : paths, text };
}

/** The facts of one item of a list, whose names, labels and fields begin alike. */
export function createNaming(name: string, label: string, path: string) {
  return (rest: string, what: string, field: string, text: string) =>
    nameFact(`${name}-${rest}`, `${label}: ${what}`, `${path}.${field}`, text);
}

/** @example formatHours({ opens: "08:00", closes: "18:30" }) // "das 8h às 18h30" */
export const formatHours = ({ opens, closes }: { opens: string; closes: string }) => `das ${formatHour(opens)} às ${formatHour(closes)}`;
