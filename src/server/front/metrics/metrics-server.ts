import { once } from "node:events";
import { createServer } from "node:http";
import { type Settings, SettingsError } from "../../settings/settings";
import type { Metrics } from "./metrics";

/**
 * Answers `GET /metrics` on a port of its own, so that the public one has nothing to hide.
 * @throws {SettingsError} when the port cannot be had.
 */
export async function serveMetrics(metrics: Metrics, { host, port }: NonNullable<Settings["metrics"]>) {
  const server = createServer((request, response) => {
    if (request.method !== "GET" || request.url !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    metrics.read().then(
      (text) => response.writeHead(200, { "content-type": metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(port, host);
  await once(server, "listening").catch((error: Error) => {
    throw new SettingsError(`METRICS_PORT ${port} on METRICS_HOST ${host} cannot be listened on: ${error.message}`);
  });
  return {
    stop(): void {
      server.close();
      server.closeAllConnections();
    },
  };
}
