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

export const within = (path: string, ...fields: string[]) => fields.map((field) => `${path}.${field}`);
export const bounds = (path: string) => within(path, "min", "max");

/** Names facts of one part of the register, each of one field or of the bounds that stand there. @param begins how all are called */
export function namePart<Part extends object>(path: string, part: Part, begins = { name: "", label: "" }) {
  type Write<Field extends keyof Part> = (value: Part[Field]) => string;
  return <Field extends keyof Part & string>(name: string, label: string, field: Field, write: Write<Field> = String): NamedFact => {
    const [value, whole] = [part[field], `${path}.${field}`];
    const isRange = typeof value === "object" && value !== null && "min" in value;
    return nameFact(begins.name + name, begins.label + label, isRange ? bounds(whole) : whole, write(value));
  };
}

/** @example formatHours({ opens: "08:00", closes: "18:30" }) // "das 8h às 18h30" */
export const formatHours = ({ opens, closes }: { opens: string; closes: string }) => `das ${formatHour(opens)} às ${formatHour(closes)}`;
