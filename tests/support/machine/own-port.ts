/**
 * Below the range that systems take the ports of outgoing connections from, above 10080, the last that `fetch` refuses to
 * ask (https://fetch.spec.whatwg.org/#port-blocking).
 */
const FIRST = 10_081;
const COUNT = 20_000;
const TRIES = 20;

/** Thrown by who starts a program that found a port taken. */
export class PortTaken extends Error {
  readonly port: number;

  constructor(port: number, printed: string) {
    super(printed);
    this.port = port;
  }
}

/**
 * Starts what must be told its port, on one chosen by chance; and all of it again on another, while the program that was to
 * have the port says that somebody has it: nobody looks beforehand, for a look proves nothing about the next moment.
 */
export async function onOwnPort<T>(start: (port: number) => Promise<T>): Promise<T> {
  for (let left = TRIES; left > 0; left -= 1) {
    const port = FIRST + Math.floor(Math.random() * COUNT);
    try {
      return await start(port);
    } catch (error) {
      // That of another port is for who chose it.
      if (!(error instanceof PortTaken && error.port === port)) throw error;
    }
  }
  throw new Error(`Each of ${TRIES} ports from ${FIRST} to ${FIRST + COUNT} was taken`);
}
