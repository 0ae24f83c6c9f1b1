import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface IndexNowCall {
  host: string;
  key: string;
  keyLocation: string;
  urlList: string[];
}

type Answer = (response: ServerResponse) => void;

export interface IndexNowEndpoint {
  url: string;
  calls: IndexNowCall[];
  /** Resolves when so many calls have come in all. */
  waitForCalls(count: number): Promise<IndexNowCall[]>;
  close(): Promise<void>;
}

export const accept: Answer = (response) => response.writeHead(202).end();

/** An endpoint on this machine that answers each call as scripted, and the ones after the script with 202. */
export async function startIndexNowEndpoint(script: Answer[] = []): Promise<IndexNowEndpoint> {
  const calls: IndexNowCall[] = [];
  const waiting: { count: number; resolve: (calls: IndexNowCall[]) => void }[] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    calls.push(JSON.parse(body));
    (script[calls.length - 1] ?? accept)(response);
    for (const { count, resolve } of waiting) if (calls.length >= count) resolve(calls);
  }).listen(0, "127.0.0.1");
  // Whoever keeps a connection for the next request never finds it closed just then.
  server.keepAliveTimeout = 0;
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/indexnow`,
    calls,
    waitForCalls: (count) => (calls.length >= count ? Promise.resolve(calls) : new Promise((resolve) => waiting.push({ count, resolve }))),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

export const refuseWith =
  (status: number): Answer =>
  (response) =>
    response.writeHead(status).end();
export const neverAnswer: Answer = () => {};
export const hangUp: Answer = (response) => response.destroy();
