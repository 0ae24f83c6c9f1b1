import type { PostgresPool, PostgresPoolClient } from "kysely";
import pg from "pg";

/** Connections of one process; one more listens for changes. */
const POOL_SIZE = 10;
/** For a connection to be made, or one of the pool to become free. */
const CONNECT_WITHIN_MS = 5000;
/** PostgreSQL gives a statement up after this long. */
const STATEMENT_WITHIN_MS = 15_000;
/** And we give PostgreSQL up after this long without an answer, as when the network swallows it. */
const ANSWER_WITHIN_MS = 20_000;
/** A process that vanished in the middle of a transaction must not keep its locks. */
const IDLE_IN_TRANSACTION_MS = 60_000;

/** Put to a connection, they end and bring back the limits of its statements: PostgreSQL's and ours. */
export const LIFT_LIMITS = "set statement_timeout = 0";
export const RESTORE_LIMITS = "reset statement_timeout";

const INT8 = 20;

/** The pool of a process, as Kysely asks it. `clientName` tells PostgreSQL whose connections they are. */
export function createPostgresPool(url: string, clientName: string): PostgresPool {
  const pool = new pg.Pool({
    ...connectionOptions(url, clientName),
    max: POOL_SIZE,
    statement_timeout: STATEMENT_WITHIN_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    // Counts as numbers, as SQLite gives them; none of ours comes near 2^53.
    types: { getTypeParser: (oid, format) => (oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) as never },
  });
  // An idle connection that breaks is replaced by the next query; whoever was at work gets the error himself.
  pool.on("error", () => {});
  // Without a listener one that breaks while somebody holds it would end the process.
  pool.on("connect", (client) => client.on("error", () => {}));
  return {
    options: pool.options,
    connect: async () => limitAnswers(await pool.connect()),
    end: () => pool.end(),
  };
}

/** What every connection has in common. */
export function connectionOptions(url: string, clientName: string): pg.ClientConfig {
  return { connectionString: url, application_name: clientName, connectionTimeoutMillis: CONNECT_WITHIN_MS, keepAlive: true };
}

/** A connection that is given up when it does not answer in time, and takes texts that PostgreSQL cannot keep. */
export function limitAnswers(client: pg.PoolClient): PostgresPoolClient {
  let limitMs: number | undefined = ANSWER_WITHIN_MS;
  let isSilent = false;

  async function query(text: string, values: readonly unknown[]): Promise<pg.QueryResult> {
    if (text === LIFT_LIMITS) limitMs = undefined;
    if (text === RESTORE_LIMITS) limitMs = ANSWER_WITHIN_MS;
    // Missing in the types.
    const asked: pg.QueryConfig & { query_timeout?: number } = { text, values: values.map(withoutNul), query_timeout: limitMs };
    try {
      return await client.query(asked);
    } catch (error) {
      const isTimeout = (error as Error).message === "Query read timeout";
      // Still at its query: whatever else would be asked of it, such as a rollback, would wait as long.
      if (isTimeout) void client.end();
      isSilent ||= isTimeout;
      throw error;
    }
  }

  // Its other form is for reading by a cursor, which nobody asks for.
  return { query: query as never, release: (isSpoilt?: boolean) => client.release(isSpoilt || isSilent) };
}

/** PostgreSQL's texts cannot hold NUL, SQLite's can: no text of ours needs it, but addresses come as they like. */
function withoutNul(value: unknown): unknown {
  return typeof value === "string" && value.includes("\0") ? value.replaceAll("\0", "\uFFFD") : value;
}
