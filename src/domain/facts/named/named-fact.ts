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

export function nameFact(name: string, label: string, paths: readonly string[], text: string): NamedFact {
  return { name, label, paths, text };
}

/** @example formatHours({ opens: "08:00", closes: "18:30" }) // "das 8h às 18h30" */
export function formatHours({ opens, closes }: { opens: string; closes: string }): string {
  return `das ${formatHour(opens)} às ${formatHour(closes)}`;
}
