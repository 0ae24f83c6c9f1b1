import { isDeepStrictEqual } from "node:util";
import { type RawBuilder, sql } from "kysely";
import { SettingsError } from "../../settings/settings";
import type { Connection, Database } from "../database";
import { isOnPostgres } from "../dialect";
import { refuseInUse } from "../postgres/postgres-start";
import { type PostgresType, type RowValues, toPlainValue, toPostgresValue } from "./row-values";
import { readTableShapes, type TableShape } from "./table-shape";

type CopiedTable = { name: string; rows: number };

/**
 * Copies every row of one site's database into another, whichever their engines, and compares each with its original;
 * both must have the tables of this version. All of it arrives or nothing.
 * @throws {SettingsError} when the tables differ, a site is using either, or the target has rows already.
 * @throws {CopyDifferenceError} when a row did not arrive as it was.
 */
export async function copyDatabase(from: Connection, to: Connection, onCopied: (table: CopiedTable) => void): Promise<CopiedTable[]> {
  await refuseInUse(from);
  await refuseInUse(to);
  const shapes = await readTableShapes(from.db);
  const targets = await readTableShapes(to.db);
  refuseOtherTables(shapes, targets);
  // Those of PostgreSQL tell the types of both.
  const tables = isOnPostgres(to.db) ? targets : shapes;
  await refuseRows(to.db, tables);
  // What others write meanwhile is not seen.
  const snapshot = isOnPostgres(from.db) ? from.db.transaction().setIsolationLevel("repeatable read") : from.db.transaction();
  return await snapshot.execute((source) =>
    to.db.transaction().execute(async (target) => {
      const copied: CopiedTable[] = [];
      for (const table of tables) {
        const one = { name: table.name, rows: await copyTable(source, target, table) };
        await compareTable(source, target, table);
        onCopied(one);
        copied.push(one);
      }
      return copied;
    }),
  );
}

function refuseOtherTables(from: readonly TableShape[], to: readonly TableShape[]): void {
  const namesOf = (tables: readonly TableShape[]) =>
    new Set(tables.map(({ name, columns }) => `${name}(${columns.join(", ")})`).toSorted());
  const different = [...namesOf(from).symmetricDifference(namesOf(to))];
  if (different.length > 0)
    throw new SettingsError(
      `The databases differ in their tables, start the site once on the first with this version: ${different.join("; ")}`,
      `Nada foi copiado: as tabelas dos dois bancos são diferentes; inicie o site uma vez no primeiro com esta versão: ${different.join("; ")}`,
    );
}

async function refuseRows(db: Database, tables: readonly TableShape[]): Promise<void> {
  for (const { name } of tables) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
    if (rows.length > 0)
      throw new SettingsError(
        `The target is not empty: its table ${name} has rows`,
        `Nada foi copiado: PARA não está vazio: a tabela ${name} tem linhas`,
      );
  }
}

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

export async function copyTable(source: Database, target: Database, table: TableShape): Promise<number> {
  let count = 0;
  for await (const rows of readRows(source, table)) {
    await insertRows(target, table, rows);
    count += rows.length;
  }
  if (isOnPostgres(target)) await continueSequences(target, table);
  return count;
}

/** Reads a table on both sides. @throws {CopyDifferenceError} naming the table and the key of the first row that is not the same. */
export async function compareTable(source: Database, target: Database, table: TableShape): Promise<void> {
  const written = readRows(target, table);
  for await (const rows of readRows(source, table)) {
    const { value: copies = [] } = await written.next();
    for (const [index, row] of rows.entries()) {
      if (!isDeepStrictEqual(row, copies[index])) {
        const key = table.key.map((column) => row[table.columns.indexOf(column)]);
        throw new CopyDifferenceError(table.name, key);
      }
    }
    if (copies.length > rows.length) throw new CopyDifferenceError(table.name);
  }
  if (!(await written.next()).done) throw new CopyDifferenceError(table.name);
}

/** Batches in the order of the key, which is the same on both engines: by bytes. */
async function* readRows(db: Database, table: TableShape): AsyncGenerator<RowValues[], undefined> {
  const types = readTypes(table);
  const keyColumns = byBytes(db, table);
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

async function insertRows(db: Database, table: TableShape, rows: readonly RowValues[]): Promise<void> {
  const types = readTypes(table);
  const toValue = isOnPostgres(db) ? toPostgresValue : (value: unknown) => value;
  const tuples = rows.map((row) => sql`(${sql.join(row.map((value, index) => toValue(value, types[index])))})`);
  const columns = sql.join(table.columns.map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(table.name)} (${columns}) values ${sql.join(tuples)}`.execute(db);
}

/** The columns of a table's key as they sort by bytes. */
function byBytes(db: Database, { key, types }: TableShape): RawBuilder<unknown>[] {
  const isText = (column: string) => isOnPostgres(db) && types.get(column) === "text";
  return key.map((column) => (isText(column) ? sql`${sql.ref(column)} collate "C"` : sql.ref(column)));
}

/** Of the table's columns in turn; the shape is PostgreSQL's where either side is. */
function readTypes({ columns, types }: TableShape): PostgresType[] {
  return columns.map((column) => {
    const type = types.get(column) ?? "";
    if (type === "boolean") return "boolean";
    return type.startsWith("timestamp") || type === "date" ? "timestamp" : undefined;
  });
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
