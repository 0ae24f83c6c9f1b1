import type { Server } from "node:http";
import type { Socket } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";

const CLOSE_IDLE_EVERY_MS = 50;

/**
 * Lets a server end soon without breaking off an answer.
 * Knows the connections that have asked for nothing yet, which Node does not count as idle; all others are closed
 * as soon as their answer has left.
 */
export function createServerCloser(server: Server) {
  const silent = new Set<Socket>();
  server.on("connection", (socket) => {
    silent.add(socket);
    socket.once("close", () => silent.delete(socket));
  });
  let isClosing = false;
  // Before any other listener: a stored page is answered at once.
  server.prependListener("request", ({ socket }, response) => {
    silent.delete(socket);
    // Says so to the client, who would else send its next request into a closing connection.
    if (isClosing) response.shouldKeepAlive = false;
  });

  return {
    /** Resolves when `stopListening` has and every connection is closed. */
    async close(stopListening: () => Promise<void>): Promise<void> {
      isClosing = true;
      // What has arrived and is not read yet is accepted all the same: a turn reads it, another hands it on.
      await nextTurn();
      await nextTurn();
      const closed = stopListening();
      for (const socket of silent) socket.destroy();
      const timer = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS);
      await closed;
      clearInterval(timer);
    },
  };
}
