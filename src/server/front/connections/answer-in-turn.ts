import type { RequestListener, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** Requests of one connection that may wait for an answer ahead of them; browsers and proxies send none so early. */
const MAX_WAITING = 16;
/** Of all connections together: each brings headers of up to many kilobytes. */
const MAX_WAITING_TOGETHER = 1000;

/** The requests of one connection: the answer to the latest of them, and how many have not begun. */
type Turns = { last: ServerResponse; waiting: number };

const connections = new WeakMap<Socket, Turns>();

/** Whether a request has come on a connection, of a server that answers in turn. */
export function hasAsked(socket: Socket): boolean {
  return connections.has(socket);
}

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
