import { sql } from "kysely";
import { SettingsError } from "../../settings/settings";
import type { Connection, Database } from "../database";
import { isOnPostgres } from "../dialect";
import { refuseInUse } from "../postgres/postgres-start";
import { compareTable, copyTable } from "./copy-table";
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
  const [shapes, targets] = [await readTableShapes(from.db), await readTableShapes(to.db)];
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
  const namesOf = (tables: readonly TableShape[]) => tables.map(({ name, columns }) => `${name}(${columns.join(", ")})`).toSorted();
  const [expected, found] = [namesOf(from), namesOf(to)];
  const different = [...expected.filter((table) => !found.includes(table)), ...found.filter((table) => !expected.includes(table))];
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
