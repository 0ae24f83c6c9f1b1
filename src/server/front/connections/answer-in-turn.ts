import type { RequestListener, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";

/** Requests of one connection that may wait for an answer ahead of them; browsers and proxies send none so early. */
const MAX_WAITING = 16;
/** Of all connections together: each brings headers of up to many kilobytes. */
const MAX_WAITING_TOGETHER = 1000;

/** The requests of one connection: the answer to the latest of them, and how many have not begun. */
type Turns = { last: ServerResponse; waiting: number };

const connections = new WeakMap<Socket, Turns>();

/**
 * Begins with a request once the answer before it on the same connection has left. Node begins with all that were sent
 * at once, and keeps their answers in memory and their files open for a client that reads none of them. Who sends more
 * ahead than may wait loses the connection.
 */
export function answerInTurn(answer: RequestListener): RequestListener {
  let waitingTogether = 0;

  function begin(socket: Socket, last: ServerResponse): Turns {
    const turns: Turns = { last, waiting: 0 };
    connections.set(socket, turns);
    socket.once("close", () => {
      waitingTogether -= turns.waiting;
    });
    return turns;
  }

  return (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return;
    const turns = connections.get(socket) ?? begin(socket, response);
    const ahead = turns.last;
    turns.last = response;
    // Node gives a response its connection when its turn has come.
    if (response.socket) return answer(request, response);
    if (turns.waiting >= MAX_WAITING || waitingTogether >= MAX_WAITING_TOGETHER) {
      stopReading(socket);
      socket.destroy();
      return;
    }
    turns.waiting += 1;
    waitingTogether += 1;
    ahead.once("close", () => {
      if (socket.destroyed) return;
      turns.waiting -= 1;
      waitingTogether -= 1;
      if (response.socket) answer(request, response);
    });
  };
}

/** What Node's parser takes for the end of what it should read. */
const NOTHING_MORE = 2;

/**
 * Node makes requests of all that a closed connection sent at once, and has no public way to be told otherwise:
 * docs/decisions/029-what-one-client-may-hold.md says what that costs. A Node with another parser makes them.
 */
function stopReading(socket: Socket): void {
  const { parser } = socket as { parser?: object | null };
  if (parser) Reflect.set(parser, "onIncoming", () => NOTHING_MORE);
}

const CLOSE_IDLE_EVERY_MS = 50;

/**
 * Lets a server that answers in turn end soon without breaking off an answer. Node does not count as idle the connections
 * that have asked for nothing yet; all others are closed as soon as their answer has left.
 */
export function createServerCloser(server: Server) {
  const open = new Set<Socket>();
  server.on("connection", (socket) => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
  });

  return {
    /** Resolves when `stopListening` has and every connection is closed. */
    async close(stopListening: () => Promise<void>): Promise<void> {
      // Says so to the client, who would else send its next request into a closing connection. Before any other listener: a
      // stored page is answered at once.
      server.prependListener("request", (_request, response) => {
        response.shouldKeepAlive = false;
      });
      // What has arrived and is not read yet is accepted all the same: a turn reads it, another hands it on.
      await nextTurn();
      await nextTurn();
      const closed = stopListening();
      for (const socket of open) if (!connections.has(socket)) socket.destroy();
      const timer = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS);
      await closed;
      clearInterval(timer);
    },
  };
}
