import { sql } from "kysely";
import type { Database } from "../database";
import { isOnPostgres } from "../dialect";

export interface TableShape {
  name: string;
  columns: readonly string[];
  /** By column, what PostgreSQL calls its type; empty for a table of SQLite. */
  types: ReadonlyMap<string, string>;
  /** The columns that tell one row from another. */
  key: readonly string[];
  /** Its rows are files. */
  holdsBytes: boolean;
}

interface ColumnRow {
  table: string;
  column: string;
  type: string;
  /** Place in the key from 1; 0 outside it. */
  key: number;
}

/** The site's tables, each after those it refers to; without the migrator's own and what fills itself: the search indexes and what is known of blocks of pages. */
export async function readTableShapes(db: Database): Promise<TableShape[]> {
  const rows = await readColumns(db);
  const shapes = [...new Set(rows.map(({ table }) => table))].filter(isOwn).map((name): TableShape => {
    const columns = rows.filter(({ table }) => table === name);
    const key = columns.filter((column) => column.key > 0).sort((one, other) => one.key - other.key);
    return {
      name,
      columns: columns.map(({ column }) => column).toSorted(),
      types: new Map(isOnPostgres(db) ? columns.map(({ column, type }) => [column, type]) : []),
      key: key.map(({ column }) => column),
      holdsBytes: columns.some(({ type }) => /^(blob|bytea)$/i.test(type)),
    };
  });
  return orderByReferences(shapes, await readReferences(db));
}

const isOwn = (table: string): boolean => !/^(kysely_|sqlite_|page_search|contact_search|page_blocks)/.test(table);

async function readColumns(db: Database): Promise<ColumnRow[]> {
  const query = isOnPostgres(db)
    ? sql<ColumnRow>`select c.relname as "table", a.attname as "column",
        format_type(a.atttypid, null) as "type", coalesce(array_position(i.indkey::int2[], a.attnum) + 1, 0) as "key"
        from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        left join pg_index i on i.indrelid = c.oid and i.indisprimary
        where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace order by c.relname, a.attname`
    : sql<ColumnRow>`select m.name as "table", c.name as "column", c.type as "type", c.pk as "key"
        from sqlite_master m join pragma_table_info(m.name) c where m.type = 'table' order by m.name, c.name`;
  return (await query.execute(db)).rows;
}

type Reference = { child: string; parent: string };

async function readReferences(db: Database): Promise<Reference[]> {
  const query = isOnPostgres(db)
    ? sql<Reference>`select c.relname as child, p.relname as parent from pg_constraint f
        join pg_class c on c.oid = f.conrelid join pg_class p on p.oid = f.confrelid
        where f.contype = 'f' and c.relnamespace = current_schema()::regnamespace`
    : sql<Reference>`select m.name as child, f."table" as parent
        from sqlite_master m join pragma_foreign_key_list(m.name) f where m.type = 'table'`;
  return (await query.execute(db)).rows;
}

function orderByReferences(shapes: readonly TableShape[], references: readonly Reference[]): TableShape[] {
  const ordered: TableShape[] = [];
  let waiting = [...shapes];
  while (waiting.length > 0) {
    const isWaiting = (name: string) => waiting.some((shape) => shape.name === name);
    const ready = waiting.filter(
      ({ name }) => !references.some(({ child, parent }) => child === name && parent !== name && isWaiting(parent)),
    );
    if (ready.length === 0) throw new Error(`Tables refer to each other in a circle: ${waiting.map(({ name }) => name).join(", ")}`);
    ordered.push(...ready);
    waiting = waiting.filter((shape) => !ready.includes(shape));
  }
  return ordered;
}
