import { setTimeout as sleep } from "node:timers/promises";
import type { PostgresPool, PostgresPoolClient } from "kysely";
import pg from "pg";
import type { DatabaseHealth } from "../database-health";
import { type AnswerWatch, createAnswerWatch, NoAnswerError } from "./answer-watch";
import { isDatabaseAway } from "./database-away";

/** Connections of one process; one more listens for changes. */
const POOL_SIZE = 10;
/** For a connection to be made, or one of the pool to become free. */
const CONNECT_WITHIN_MS = 5000;
/** PostgreSQL gives a statement up after this long. */
const STATEMENT_WITHIN_MS = 15_000;
/** And we give one connection up after this long without an answer; all of them much sooner: see `answer-watch.ts`. */
const ANSWER_WITHIN_MS = 20_000;
/**
 * For a connection that is made to learn whether PostgreSQL answers at all. With the time until somebody asks, half of
 * the five seconds in which everybody is to have an answer; making the answers takes a busy machine the other half.
 */
const PROBE_WITHIN_MS = 2000;
/** Into so many parts that time is cut: a process that stands still itself meanwhile misses one of them, and no answer. */
const PROBE_PARTS = 4;
/** It answers: it has no room for one more. */
const TOO_MANY_CONNECTIONS = "53300";
/** A process that vanished in the middle of a transaction must not keep its locks. */
const IDLE_IN_TRANSACTION_MS = 60_000;

/** Put to a connection, they end and bring back the limits of its statements: PostgreSQL's and ours. */
export const LIFT_LIMITS = "set statement_timeout = 0";
export const RESTORE_LIMITS = "reset statement_timeout";

const INT8 = 20;

/** The pool of a process, as Kysely asks it. `clientName` tells PostgreSQL whose connections they are. */
export function createPostgresPool(url: string, clientName: string, health: DatabaseHealth): PostgresPool {
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
  const watch = createAnswerWatch(() => isAnswering(url, clientName));

  async function connect(): Promise<PostgresPoolClient> {
    let connecting: Promise<pg.PoolClient> | undefined;
    const ask = () => (connecting = pool.connect());
    // One that comes after all is of no use to anybody.
    const dropLater = () => void connecting?.then((client) => client.release(true)).catch(() => {});
    try {
      return limitAnswers(await watch.wait(ask, dropLater), watch);
    } catch (error) {
      health.note(error);
      throw error;
    }
  }

  return {
    options: pool.options,
    connect,
    async end() {
      watch.stop();
      await pool.end();
    },
  };
}

/** Whether PostgreSQL takes a connection, or says why not. */
export async function isAnswering(url: string, clientName: string, withinMs = PROBE_WITHIN_MS): Promise<boolean> {
  const client = new pg.Client(connectionOptions(url, clientName));
  client.on("error", () => {});
  const connecting = client.connect().then(
    () => true,
    (error: { code?: unknown }) => error.code === TOO_MANY_CONNECTIONS || !isDatabaseAway(error),
  );
  const isTaken = await Promise.race([connecting, passInParts(withinMs)]);
  void client.end().catch(() => {});
  return isTaken;
}

/** What came from others is read between one part and the next. */
async function passInParts(ms: number): Promise<false> {
  for (let part = 0; part < PROBE_PARTS; part += 1) await sleep(ms / PROBE_PARTS, undefined, { ref: false });
  return false;
}

/** What every connection has in common. */
export function connectionOptions(url: string, clientName: string): pg.ClientConfig {
  return { connectionString: url, application_name: clientName, connectionTimeoutMillis: CONNECT_WITHIN_MS, keepAlive: true };
}

/** A connection that is given up when it does not answer in time, and takes texts that PostgreSQL cannot keep. */
export function limitAnswers(client: pg.PoolClient, watch: Pick<AnswerWatch, "wait">): PostgresPoolClient {
  let limitMs: number | undefined = ANSWER_WITHIN_MS;
  let isSilent = false;

  async function query(text: string, values: readonly unknown[]): Promise<pg.QueryResult> {
    if (text === LIFT_LIMITS) limitMs = undefined;
    if (text === RESTORE_LIMITS) limitMs = ANSWER_WITHIN_MS;
    // Missing in the types.
    const asked: pg.QueryConfig & { query_timeout?: number } = { text, values: values.map(withoutNul), query_timeout: limitMs };
    try {
      return await (limitMs === undefined ? client.query(asked) : watch.wait(() => client.query(asked)));
    } catch (error) {
      const isUnanswered = error instanceof NoAnswerError || (error as Error).message === "Query read timeout";
      // Still at its query: whatever else would be asked of it, such as a rollback, would wait as long.
      if (isUnanswered) void client.end();
      isSilent ||= isUnanswered;
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
