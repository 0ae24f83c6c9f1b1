import { once } from "node:events";
import { createServer } from "node:net";

/**
 * Below the range that systems take the ports of outgoing connections from: nobody takes one between this and its use.
 * Above 10080, the last that `fetch` refuses to ask (https://fetch.spec.whatwg.org/#port-blocking).
 */
const FIRST = 10_081;
const COUNT = 20_000;
const TRIES = 50;

/** A port that nobody listens on, chosen by chance, so that tests which start at the same moment choose another. */
export async function findFreePort(): Promise<number> {
  for (let left = TRIES; left > 0; left -= 1) {
    const port = FIRST + Math.floor(Math.random() * COUNT);
    if (await isFree(port)) return port;
  }
  throw new Error(`No free port among ${TRIES} from ${FIRST} to ${FIRST + COUNT}`);
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    server.listen(port);
    await once(server, "listening");
    return true;
  } catch {
    return false;
  } finally {
    server.close();
  }
}
