import type { ServerOptions } from "node:http";

/** How long a connection may rest between two requests. */
export const KEEP_ALIVE_MS = 65_000;

/** How long a request may take to come whole: enough for the largest import over a home's line. */
export const REQUEST_MS = 120_000;

export const CONNECTION_OPTIONS: ServerOptions & { optimizeEmptyRequests: boolean } = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10_000,
  // How often the two timeouts are looked at; Node's own half minute would lengthen them by as much.
  connectionsCheckingInterval: 2000,
  requestTimeout: REQUEST_MS,
  keepAliveTimeout: KEEP_ALIVE_MS,
  // Who has no body gets none of a stream's events either. Missing in the types.
  optimizeEmptyRequests: true,
};
