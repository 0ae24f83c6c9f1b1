import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

const MEGABYTE = 1024 * 1024;

export const CONNECTION_BOUNDS = {
  /** Connections at a time. Past nine tenths of them those are closed that rest between two requests. */
  maxConnections: 2000,
  /** What clients together may leave unread, beyond what the system's own buffers take. */
  maxUnreadBytes: 64 * MEGABYTE,
  /** How long nothing may move on a connection whose client should read or send. */
  stillMs: 60_000,
  lookEveryMs: 1000,
};

/** Bounds what a server's connections may hold of it: their number, and what is answered and not read. */
export function boundConnections(server: Server, bounds = CONNECTION_BOUNDS): void {
  const open = new Set<Socket>();
  server.maxConnections = bounds.maxConnections;
  server.timeout = bounds.stillMs;
  server.on("connection", (socket) => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
    if (open.size > 0.9 * bounds.maxConnections) server.closeIdleConnections();
  });
  const timer = setInterval(() => closeLargestUnread(open, bounds.maxUnreadBytes), bounds.lookEveryMs).unref();
  server.once("close", () => clearInterval(timer));
}

/** Node closes a connection that is still for long; work that takes as long is no reason. */
export function allowLongWork(request: IncomingMessage, response: ServerResponse): void {
  response.on("timeout", (socket: Socket) => {
    if (!request.complete || socket.writableLength > 0) socket.destroy();
  });
}

function closeLargestUnread(open: ReadonlySet<Socket>, maxBytes: number): void {
  let unread = 0;
  for (const { writableLength } of open) unread += writableLength;
  if (unread <= maxBytes) return;
  for (const socket of [...open].toSorted((one, other) => other.writableLength - one.writableLength)) {
    if (unread <= maxBytes) return;
    unread -= socket.writableLength;
    socket.destroy();
  }
}
