import type { Server } from "node:http";
import type { Socket } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import { hasAsked } from "./answer-in-turn";

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
      for (const socket of open) if (!hasAsked(socket)) socket.destroy();
      const timer = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS);
      await closed;
      clearInterval(timer);
    },
  };
}
