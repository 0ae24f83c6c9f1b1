import type { DatabaseSync, StatementSync } from "node:sqlite";
import { NodeSqliteDialect } from "@better-auth/kysely-adapter/node-sqlite-dialect";
import type { Dialect } from "kysely";
import { LRUCache } from "lru-cache";
import { createSqliteDriver } from "./sqlite-driver";

/**
 * Kysely on `node:sqlite`, over a connection that writes and one that only reads. SQLite ends a transaction by itself when
 * the disk is full or fails; rolling it back once more would fail and hide why. And migrations are one transaction, so that
 * one cut off leaves nothing by halves: Kysely holds that back for who would change pragmas in them.
 */
export function createSqliteDialect(database: DatabaseSync, reader: DatabaseSync): Dialect {
  const dialect = new NodeSqliteDialect({ database: keepStatements(database) });
  const reading = new NodeSqliteDialect({ database: keepStatements(reader) });
  const createDriver = dialect.createDriver.bind(dialect);
  dialect.createDriver = () => {
    const driver = createDriver();
    const rollBack = driver.rollbackTransaction.bind(driver);
    driver.rollbackTransaction = async (connection) => {
      if (database.isTransaction) await rollBack(connection);
    };
    return createSqliteDriver(driver, reading.createDriver());
  };
  const createAdapter = dialect.createAdapter.bind(dialect);
  dialect.createAdapter = () => Object.defineProperty(createAdapter(), "supportsTransactionalDdl", { value: true });
  return dialect;
}

const MOST_STATEMENTS = 100;
/** Lists of values, each of another length. */
const LONGEST_STATEMENT = 2000;

/** The database as the dialect uses it, with the statements of late prepared; SQLite itself follows changes of the schema. */
function keepStatements(database: DatabaseSync): DatabaseSync {
  const kept = new LRUCache<string, StatementSync>({ max: MOST_STATEMENTS });
  const prepare = (statement: string): StatementSync => {
    const known = kept.get(statement);
    if (known) return known;
    const prepared = database.prepare(statement);
    if (statement.length <= LONGEST_STATEMENT) kept.set(statement, prepared);
    return prepared;
  };
  return { prepare, close: () => database.close() } as DatabaseSync;
}
