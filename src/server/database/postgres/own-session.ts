import pg from "pg";
import { connectionOptions } from "./postgres-pool";

const ANSWER_WITHIN_MS = 5000;
/** In the first of them a pooler with nothing else to do is found out; others' work may hide it once or twice. */
const ROUNDS = 10;

/** Whether a connection keeps its session. PgBouncer in transaction mode gives it any that is free, each time. */
export async function hasOwnSession(url: string, clientName: string): Promise<boolean> {
  const clients: pg.Client[] = [];
  const open = async () => {
    const client = new pg.Client({ ...connectionOptions(url, clientName), query_timeout: ANSWER_WITHIN_MS });
    clients.push(client);
    client.on("error", () => {});
    await client.connect();
    return async () => (await client.query<{ pid: number }>("select pg_backend_pid() as pid")).rows[0]?.pid;
  };
  try {
    const askFirst = await open();
    // What was said at the greeting is the session's own number, unless somebody stands between.
    const [{ processID } = {}] = clients as { processID?: number }[];
    if ((await askFirst()) === processID) return true;
    const askSecond = await open();
    const [first, second] = [new Set<unknown>(), new Set<unknown>()];
    // Unevenly, so that neither the last one that became free nor the next in turn looks like one's own.
    for (let round = 0; round < ROUNDS; round += 1) {
      first.add(await askFirst()).add(await askFirst());
      second.add(await askSecond());
    }
    return first.size === 1 && second.size === 1 && first.isDisjointFrom(second);
  } finally {
    await Promise.all(clients.map((client) => client.end().catch(() => {})));
  }
}
