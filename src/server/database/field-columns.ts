import type { z } from "zod";
import type { FormField } from "#domain/forms/form-field";

/** ISO 8601 texts in UTC, so that they sort alike in every dialect. */
export type Moment = string;

type Snake<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${Snake<Rest>}`
  : "";
type Column<Value> = undefined extends Value
  ? Column<Exclude<Value, undefined>> | null
  : Value extends null
    ? null
    : Value extends boolean
      ? number
      : Value extends string | number
        ? Value
        : string;

/** The columns that have such fields: snake_case, yes and no as 1 and 0, what has parts as JSON, what is absent as null. */
export type ColumnsOf<Fields> = { [Name in keyof Fields & string as Snake<Name>]-?: Column<Fields[Name]> };

/** Brings fields of a schema, whose form it is, into their columns and back. */
export function createFieldColumns<Fields extends object>(_schema: z.ZodType<Fields>, form: FormField) {
  const columns = (form.kind === "object" ? form.fields : []).map(({ key, field }) => ({
    key,
    column: toColumnName(key),
    isFlag: field.kind === "flag",
    isJson: field.kind === "object" || field.kind === "list" || (field.kind === "text" && field.control === "lines"),
  }));
  const convert = (from: object, [read, write]: readonly ["key" | "column", "key" | "column"], turn: Turn) =>
    Object.fromEntries(columns.map((one) => [one[write], turn((from as Record<string, unknown>)[one[read]], one)]));
  return {
    toColumns: (fields: Fields) =>
      convert(fields, ["key", "column"], (value, { isFlag, isJson }) =>
        isFlag ? Number(value) : isJson ? JSON.stringify(value) : (value ?? null),
      ) as ColumnsOf<Fields>,
    toFields: (row: ColumnsOf<Fields>) =>
      convert(row, ["column", "key"], (value, { isFlag, isJson }) =>
        isFlag ? value === 1 : isJson ? JSON.parse(value as string) : (value ?? undefined),
      ) as Fields,
  };
}

/** The columns of fields that are texts and numbers alone, by their names. */
export const toPlainColumns = <Fields extends object>(names: readonly (keyof Fields & string)[], fields: Fields) =>
  Object.fromEntries(names.map((name) => [toColumnName(name), fields[name]])) as ColumnsOf<Fields>;

type Camel<Name extends string> = Name extends `${infer First}_${infer Rest}` ? `${First}${Capitalize<Camel<Rest>>}` : Name;
type Told<Name, Value> = null extends Value ? Told<Name, Exclude<Value, null>> | undefined : Name extends `${string}_at` ? Date : Value;

/** A row, or some of its columns, as an object: in camelCase, moments as dates, what is null as undefined. */
export function readRow<Row extends object>(row: Row): { [Name in keyof Row & string as Camel<Name>]: Told<Name, Row[Name]> } {
  const told = Object.entries(row).map(([column, value]) => {
    const name = column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
    return [name, value == null ? undefined : column.endsWith("_at") ? new Date(value) : value];
  });
  return Object.fromEntries(told);
}

const toColumnName = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

type Turn = (value: unknown, column: { isFlag: boolean; isJson: boolean }) => unknown;
