import type { DatabaseSync, StatementSync } from "node:sqlite";
import { NodeSqliteDialect } from "@better-auth/kysely-adapter/node-sqlite-dialect";
import type { CompiledQuery, DatabaseConnection, Dialect, Driver, QueryResult } from "kysely";
import { LRUCache } from "lru-cache";

/**
 * Kysely on `node:sqlite`, over a connection that writes and one that only reads. SQLite ends a transaction by itself when
 * the disk is full or fails; rolling it back once more would fail and hide why. And migrations are one transaction, so that
 * one cut off leaves nothing by halves: Kysely holds that back for who would change pragmas in them.
 */
export function createSqliteDialect(database: DatabaseSync, reader: DatabaseSync): Dialect {
  const writing = new NodeSqliteDialect({ database: keepStatements(database) });
  const reading = new NodeSqliteDialect({ database: keepStatements(reader) });
  return {
    createDriver: () => createSqliteDriver(database, writing.createDriver(), reading.createDriver()),
    createAdapter: () => Object.defineProperty(writing.createAdapter(), "supportsTransactionalDdl", { value: true }),
    createQueryCompiler: () => writing.createQueryCompiler(),
    createIntrospector: (db) => writing.createIntrospector(db),
  };
}

const MOST_STATEMENTS = 100;
/** Lists of values, each of another length. */
const LONGEST_STATEMENT = 2000;

/** The database as the dialect uses it, with the statements of late prepared; SQLite itself follows changes of the schema. */
function keepStatements(database: DatabaseSync): DatabaseSync {
  const kept = new LRUCache<string, StatementSync>({ max: MOST_STATEMENTS });
  const prepare = (statement: string): StatementSync => {
    const prepared = kept.get(statement) ?? database.prepare(statement);
    if (statement.length <= LONGEST_STATEMENT) kept.set(statement, prepared);
    return prepared;
  };
  return { prepare, close: () => database.close() } as DatabaseSync;
}

/**
 * Has what is asked outside a transaction answered by a connection that only reads, as the last commit left it: who reads
 * waits for nobody who writes. `writing` is the driver of the one connection that writes, by one at a time.
 */
function createSqliteDriver(database: DatabaseSync, writing: Driver, reading: Driver): Driver {
  let reader: DatabaseConnection;
  const writers = new WeakMap<DatabaseConnection, Promise<DatabaseConnection>>();

  /** From now until it is released this connection is the one that writes. */
  function takeWriter(connection: DatabaseConnection): Promise<DatabaseConnection> {
    const writer = writers.get(connection) ?? writing.acquireConnection();
    writers.set(connection, writer);
    return writer;
  }

  return {
    async init() {
      await writing.init();
      await reading.init();
      // Each of its queries is answered before anybody else has a turn, so all share it.
      reader = await reading.acquireConnection();
    },
    async acquireConnection() {
      const connection: DatabaseConnection = {
        async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
          const isAside = !writers.has(connection) && isReading(query);
          return await (isAside ? reader : await takeWriter(connection)).executeQuery<R>(query);
        },
        streamQuery() {
          throw new Error("One connection reads for all, so nothing streams: ask for a page of rows after the other");
        },
      };
      return connection;
    },
    beginTransaction: async (connection, settings) => await writing.beginTransaction(await takeWriter(connection), settings),
    commitTransaction: async (connection) => await writing.commitTransaction(await takeWriter(connection)),
    async rollbackTransaction(connection) {
      const writer = await takeWriter(connection);
      if (database.isTransaction) await writing.rollbackTransaction(writer);
    },
    async releaseConnection(connection) {
      const writer = writers.get(connection);
      writers.delete(connection);
      if (writer) await writing.releaseConnection(await writer);
    },
    async destroy() {
      // The last one that leaves brings the log into the file, which takes the right to write.
      await reading.destroy();
      await writing.destroy();
    },
  };
}

function isReading({ query, sql }: CompiledQuery): boolean {
  return query.kind === "SelectQueryNode" || (query.kind === "RawNode" && /^\s*select\b/i.test(sql));
}
