import type { RequestListener } from "node:http";
import type { Socket } from "node:net";

/** Requests of one connection that may wait for an answer ahead of them; browsers and proxies send none so early. */
const MAX_WAITING = 16;
/** Of all connections together: each brings headers of up to many kilobytes. */
const MAX_WAITING_TOGETHER = 1000;

/**
 * Begins with a request once the answer before it on the same connection has left. Node begins with all that were sent
 * at once, and keeps their answers in memory and their files open for a client that reads none of them. Who sends more
 * ahead than may wait loses the connection.
 */
export function answerInTurn(answer: RequestListener): RequestListener {
  const waiting = new Map<Socket, number>();
  let waitingTogether = 0;

  function count(socket: Socket, change: number): void {
    waiting.set(socket, (waiting.get(socket) ?? 0) + change);
    waitingTogether += change;
  }

  function startCounting(socket: Socket): void {
    waiting.set(socket, 0);
    socket.once("close", () => {
      waitingTogether -= waiting.get(socket) ?? 0;
      waiting.delete(socket);
    });
  }

  return (request, response) => {
    // Node gives a response its connection when its turn has come.
    if (response.socket) return answer(request, response);
    const { socket } = request;
    if (socket.destroyed) return;
    if (!waiting.has(socket)) startCounting(socket);
    if ((waiting.get(socket) ?? 0) >= MAX_WAITING || waitingTogether >= MAX_WAITING_TOGETHER) {
      stopParsing(socket);
      socket.destroy();
      return;
    }
    count(socket, 1);
    response.once("socket", () => {
      count(socket, -1);
      // Node still has to note that the turn has come.
      process.nextTick(() => !socket.destroyed && answer(request, response));
    });
  };
}

/** What Node's parser takes for the end of what it should read. */
const NOTHING_MORE = 2;

/** Node makes requests of all that a closed connection sent at once: a thousand of them are a megabyte. */
function stopParsing(socket: Socket): void {
  const { parser } = socket as { parser?: { onIncoming: () => number } | null };
  if (parser) parser.onIncoming = () => NOTHING_MORE;
}
