import { DatabaseSync } from "node:sqlite";
import { isDamage, toSqliteRefusal } from "../database/sqlite/sqlite-problem";
import type { CopyContents } from "./copy-seal";

/** What a site's database in a file holds, without the note of a copy. */
export function readSqliteContents(database: DatabaseSync): CopyContents {
  const listNames = (query: string) =>
    database
      .prepare(query)
      .all()
      .map((row) => String(row["name"]));
  const tables = listNames("SELECT name FROM pragma_table_list WHERE schema = 'main' AND type IN ('table', 'shadow')");
  const names = tables.filter((name) => !/^sqlite_|^copy_note$/.test(name));
  const countOf = (name: string) => Number(database.prepare(`SELECT count(*) AS count FROM "${name}"`).get()?.["count"]);
  return {
    engine: "sqlite",
    migrations: listNames("SELECT name FROM kysely_migration ORDER BY name"),
    tables: Object.fromEntries(names.toSorted().map((name) => [name, countOf(name)])),
  };
}

/**
 * What SQLite's own full check of a file finds first.
 * @throws {SettingsError} when the file cannot be looked at, which says nothing of what is in it.
 */
export function findDamageInFile(file: string): string | undefined {
  try {
    using database = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
    return findDamage(database);
  } catch (error) {
    if (isDamage(error)) return (error as Error).message;
    throw toSqliteRefusal(file, error);
  }
}

/** What SQLite's own full check finds first. */
export function findDamage(database: DatabaseSync): string | undefined {
  const answer = String(database.prepare("PRAGMA integrity_check(1)").get()?.["integrity_check"]);
  return answer === "ok" ? undefined : answer;
}
