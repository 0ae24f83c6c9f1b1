import type { Socket } from "node:net";
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

/** The pool of a process. `clientName` tells PostgreSQL whose connections they are. */
export function createPostgresPool(url: string, clientName: string): pg.Pool {
  const pool = new pg.Pool({
    Client: SiteClient,
    ...connectionOptions(url, clientName),
    max: POOL_SIZE,
    statement_timeout: STATEMENT_WITHIN_MS,
    query_timeout: ANSWER_WITHIN_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    // Counts as numbers, as SQLite gives them; none of ours comes near 2^53.
    types: { getTypeParser: (oid, format) => (oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) as never },
  });
  // An idle connection that breaks is replaced by the next query; whoever was at work gets the error himself.
  pool.on("error", () => {});
  return pool;
}

/** What every connection has in common. */
export function connectionOptions(url: string, clientName: string): pg.ClientConfig {
  return { connectionString: url, application_name: clientName, connectionTimeoutMillis: CONNECT_WITHIN_MS, keepAlive: true };
}

/** A connection that may break while somebody holds it, and takes texts that PostgreSQL cannot keep. */
class SiteClient extends pg.Client {
  constructor(options?: string | pg.ClientConfig) {
    super(options);
    // Without a listener a broken connection would end the process.
    this.on("error", () => {});
  }

  // The overloads of `pg` cannot be told again; all come down to this.
  override query(...args: never[]): never {
    const [text, values, ...rest] = args as unknown[];
    if (text === LIFT_LIMITS) this.#setAnswerLimit(0);
    if (text === RESTORE_LIMITS) this.#setAnswerLimit(ANSWER_WITHIN_MS);
    const asked: unknown[] = [text, Array.isArray(values) ? values.map(withoutNul) : values, ...rest];
    const answer: unknown = super.query(...(asked as Parameters<pg.Client["query"]>));
    if (answer instanceof Promise) answer.catch((error: Error) => this.#closeIfSilent(error));
    return answer as never;
  }

  #setAnswerLimit(ms: number): void {
    (this as unknown as { connectionParameters: { query_timeout: number } }).connectionParameters.query_timeout = ms;
  }

  /** A connection that did not answer in time is still at its query: nobody may be given it again. */
  #closeIfSilent({ message }: Error): void {
    if (message !== "Query read timeout") return;
    (this as unknown as { connection: { stream: Socket } }).connection.stream.destroy();
  }
}

/** PostgreSQL's texts cannot hold NUL, SQLite's can: no text of ours needs it, but addresses come as they like. */
function withoutNul(value: unknown): unknown {
  return typeof value === "string" && value.includes("\0") ? value.replaceAll("\0", "\uFFFD") : value;
}
