import "zod";

/** `days`: lines that each begin with a day; those of days that are over are left out. */
type TextControl = "text" | "lines" | "days" | "paragraph" | "html" | "markdown" | "link" | "slug";
type NumberControl = "year" | "money" | "integer" | "decimal" | "numbers";
type KnownControl = "clock" | "date" | "phone" | "url" | "email" | "cnpj" | "cep";

/** What a person works a field with. */
export type FieldControl = TextControl | NumberControl | KnownControl | "flag" | "choice" | "choices";

/** Parts of the content that fields choose from: pages by slug or by address, groups of places, where testimonials are shown, names of motors, people of the team, windows of visits. */
export type ChoiceSource = "topics" | "places" | "pages" | "place-groups" | "regions" | "motors" | "team" | "windows";

/** What a schema says of itself to the person who fills it in, in Portuguese. */
export interface FieldMeta {
  label?: string;
  help?: string;
  /** Behind the number, as "anos" or "kg"; before it only "R$". */
  unit?: string;
  control?: FieldControl;
  /** What a new one begins with, where that is not the least it may be. */
  initial?: unknown;
  /** Of a number: how far a press takes it. */
  step?: number;
  /** Of the fields inside too, unless they name their own. */
  group?: string;
  /** The environment variable that wins over the field when it is set. */
  env?: string;
  /** Of a list: what one of its items is called. */
  item?: string;
  /** Of a list: the field of an item that tells it from the others. */
  itemName?: string;
  /** How the values of a choice read. */
  choices?: Readonly<Record<string, string>>;
  /** What there is to choose from where the site's content decides it. */
  choicesFrom?: ChoiceSource;
}

declare module "zod" {
  interface GlobalMeta extends FieldMeta {}
}
