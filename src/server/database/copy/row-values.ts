/** A row's values in the order of its table's columns. */
export type RowValues = readonly unknown[];

/** What PostgreSQL calls a column's type; undefined for a column it does not change. */
export type PostgresType = "boolean" | "timestamp" | undefined;

/** A value as both engines can be compared by: flags as numbers, moments as texts, texts without NUL, bytes in arrays of one kind. */
export function toPlainValue(value: unknown, type: PostgresType): unknown {
  if (value === null || value === undefined) return null;
  if (type === "boolean") return value ? 1 : 0;
  if (type === "timestamp") return new Date(value as string | Date).toISOString();
  if (typeof value === "bigint") return Number(value);
  if (value instanceof Uint8Array) return Buffer.from(value.buffer, value.byteOffset, value.byteLength);
  return typeof value === "string" ? value.replaceAll("\0", "\uFFFD") : value;
}

/** A plain value as PostgreSQL takes it for a column. */
export function toPostgresValue(value: unknown, type: PostgresType): unknown {
  return type === "boolean" && value !== null ? value === 1 : value;
}
