import { isDeepStrictEqual } from "node:util";
import { type RawBuilder, sql } from "kysely";
import { SettingsError } from "../../settings/settings";
import type { Database } from "../database";
import { isOnPostgres } from "../dialect";
import { type PostgresType, type RowValues, toPlainValue, toPostgresValue } from "./row-values";
import type { TableShape } from "./table-shape";

/** Rows read and written at a time. */
const BATCH = 200;
/** Of files, which are as large as hundreds of other rows: both sides of a comparison hold as many. */
const BATCH_OF_FILES = 8;

/** A difference between what was read and what was written, by the table and what tells the row from others. */
export class CopyDifferenceError extends SettingsError {
  constructor(table: string, key?: readonly unknown[]) {
    if (key)
      super(
        `${table} ${JSON.stringify(key)} did not arrive as it was`,
        `Nada foi copiado: ${table} ${JSON.stringify(key)} não chegou como era`,
      );
    else super(`${table} has rows that were never copied`, `Nada foi copiado: ${table} tem linhas que nunca foram copiadas`);
  }
}

/** Writes every row of a table; gives how many. */
export async function copyTable(source: Database, target: Database, table: TableShape): Promise<number> {
  const types = await readPostgresTypes([source, target], table);
  let count = 0;
  for await (const rows of readRows(source, table, types)) {
    await insertRows(target, table, types, rows);
    count += rows.length;
  }
  if (isOnPostgres(target)) await continueSequences(target, table);
  return count;
}

/**
 * Reads a table on both sides, row by row.
 * @throws {CopyDifferenceError} naming the table and the key of the first row that is not the same.
 */
export async function compareTable(source: Database, target: Database, table: TableShape): Promise<void> {
  const types = await readPostgresTypes([source, target], table);
  const written = readRows(target, table, types);
  for await (const rows of readRows(source, table, types)) {
    const { value: copies = [] } = await written.next();
    for (const [index, row] of rows.entries()) {
      if (!isDeepStrictEqual(row, copies[index])) throw new CopyDifferenceError(table.name, keyOf(table, row));
    }
    if (copies.length > rows.length) throw new CopyDifferenceError(table.name);
  }
  if (!(await written.next()).done) throw new CopyDifferenceError(table.name);
}

/** Batches in the order of the key, which is the same on both engines: by bytes. */
async function* readRows(db: Database, table: TableShape, types: readonly PostgresType[]): AsyncGenerator<RowValues[], undefined> {
  const keyColumns = await byBytes(db, table);
  const columns = sql.join(table.columns.map((column) => sql.ref(column)));
  const batch = table.holdsBytes ? BATCH_OF_FILES : BATCH;
  let after: readonly unknown[] | undefined;
  for (;;) {
    const rest = after ? sql`where (${sql.join(keyColumns)}) > (${sql.join([...after])})` : sql``;
    const { rows } = await sql<Record<string, unknown>>`
      select ${columns} from ${sql.table(table.name)} ${rest} order by ${sql.join(keyColumns)} limit ${batch}`.execute(db);
    if (rows.length > 0) yield rows.map((row) => table.columns.map((column, index) => toPlainValue(row[column], types[index])));
    const last = rows.at(-1);
    if (!last || rows.length < batch) return;
    after = table.key.map((column) => last[column]);
  }
}

async function insertRows(db: Database, table: TableShape, types: readonly PostgresType[], rows: readonly RowValues[]): Promise<void> {
  const toValue = isOnPostgres(db) ? toPostgresValue : (value: unknown) => value;
  const tuples = rows.map((row) => sql`(${sql.join(row.map((value, index) => toValue(value, types[index])))})`);
  const columns = sql.join(table.columns.map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(table.name)} (${columns}) values ${sql.join(tuples)}`.execute(db);
}

async function byBytes(db: Database, { name, key }: TableShape): Promise<RawBuilder<unknown>[]> {
  if (!isOnPostgres(db)) return key.map((column) => sql.ref(column));
  const typeOf = await readPostgresColumnTypes(db, name);
  return key.map((column) => (typeOf.get(column) === "text" ? sql`${sql.ref(column)} collate "C"` : sql.ref(column)));
}

/** Of the table's columns in turn; whichever side is PostgreSQL says it for both. */
async function readPostgresTypes(sides: readonly Database[], table: TableShape): Promise<PostgresType[]> {
  const side = sides.find((db) => isOnPostgres(db));
  if (!side) return table.columns.map(() => undefined);
  const typeOf = await readPostgresColumnTypes(side, table.name);
  return table.columns.map((column) => {
    const type = typeOf.get(column) ?? "";
    if (type === "boolean") return "boolean";
    return type.startsWith("timestamp") || type === "date" ? "timestamp" : undefined;
  });
}

async function readPostgresColumnTypes(db: Database, table: string): Promise<Map<string, string>> {
  const { rows } = await sql<{ column_name: string; data_type: string }>`select column_name, data_type
    from information_schema.columns where table_schema = current_schema() and table_name = ${table}`.execute(db);
  return new Map(rows.map((row) => [row.column_name, row.data_type]));
}

/** The next number given is one that no copied row has; SQLite sees to that by itself. */
async function continueSequences(db: Database, { name, columns }: TableShape): Promise<void> {
  for (const column of columns) {
    const asked = sql<{ sequence: string | null }>`select pg_get_serial_sequence(${`"${name}"`}, ${column}) as sequence`;
    const { rows } = await asked.execute(db);
    const sequence = rows[0]?.sequence;
    if (!sequence) continue;
    const last = sql`(select max(${sql.ref(column)}) from ${sql.table(name)})`;
    await sql`select setval(${sequence}, coalesce(${last}, 1), ${last} is not null)`.execute(db);
  }
}

function keyOf({ columns, key }: TableShape, row: RowValues): unknown[] {
  return key.map((column) => row[columns.indexOf(column)]);
}
