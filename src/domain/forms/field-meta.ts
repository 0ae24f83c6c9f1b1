import "zod";

/** What a person works a field with. */
export type FieldControl =
  | "text"
  | "lines"
  | "paragraph"
  | "html"
  | "markdown"
  | "money"
  | "integer"
  | "decimal"
  | "numbers"
  | "clock"
  | "date"
  | "phone"
  | "flag"
  | "choice"
  | "choices"
  | "url"
  | "email"
  | "cnpj"
  | "cep";

/** What a schema says of itself to the person who fills it in, in Portuguese. */
export interface FieldMeta {
  label?: string;
  help?: string;
  /** Behind the number, as "anos" or "kg"; before it only "R$". */
  unit?: string;
  control?: FieldControl;
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
}

declare module "zod" {
  interface GlobalMeta extends FieldMeta {}
}
