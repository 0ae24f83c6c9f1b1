import type { DatabaseSync } from "node:sqlite";
import { NodeSqliteDialect } from "@better-auth/kysely-adapter/node-sqlite-dialect";
import type { Dialect } from "kysely";

/**
 * Kysely on `node:sqlite`. SQLite ends a transaction by itself when the disk is full or fails; rolling it back once more
 * would fail and hide why. And migrations are one transaction, so that one cut off leaves nothing by halves: Kysely holds
 * that back for who would change pragmas in them.
 */
export function createSqliteDialect(database: DatabaseSync): Dialect {
  const dialect = new NodeSqliteDialect({ database });
  const createDriver = dialect.createDriver.bind(dialect);
  dialect.createDriver = () => {
    const driver = createDriver();
    const rollBack = driver.rollbackTransaction.bind(driver);
    driver.rollbackTransaction = async (connection) => {
      if (database.isTransaction) await rollBack(connection);
    };
    return driver;
  };
  const createAdapter = dialect.createAdapter.bind(dialect);
  dialect.createAdapter = () => Object.defineProperty(createAdapter(), "supportsTransactionalDdl", { value: true });
  return dialect;
}
