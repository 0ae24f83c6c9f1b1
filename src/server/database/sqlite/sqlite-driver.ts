import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from "kysely";

/**
 * Has what is asked outside a transaction answered by a connection that only reads, as the last commit left it: who reads
 * waits for nobody who writes. `writing` is the driver of the one connection that writes, by one at a time.
 */
export function createSqliteDriver(writing: Driver, reading: Driver): Driver {
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
    rollbackTransaction: async (connection) => await writing.rollbackTransaction(await takeWriter(connection)),
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
