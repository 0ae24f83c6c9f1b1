import { fileURLToPath } from "node:url";
import { inspect } from "node:util";
import { createApp } from "astro/app/entrypoint";
import { findDatabaseTrouble } from "../database/database-trouble";
import { findStorageProblem, STORAGE_PROBLEM_TEXTS } from "../database/storage-problem";
import { createLogs } from "../log/log";
import { logEverything } from "../log/log-everything";
import { serveMetrics } from "../metrics/metrics-server";
import { createCachedPages } from "../page-cache/cached-pages";
import { PageCache } from "../page-cache/page-cache";
import { closeToOthers, keepNewFilesPrivate, listPrivateFiles } from "../secrets/private-files";
import { startServices } from "../services";
import { readSettings, SettingsError } from "../settings/settings";
import { createAstroRenderer } from "./astro-renderer";
import { createServerCloser } from "./close-server";
import { createFrontServer } from "./front-server";
import { stopGracefully } from "./graceful-stop";
import { limitRenders } from "./limit-renders";
import { securityHeaders } from "./security-headers";
import { announceStart } from "./start-message";

const CACHE_BYTES = 64 * 1024 * 1024;

const { log, logHit, flush } = createLogs();
logEverything(log);

/** Starts the site: settings, services, front server. The built bundle runs this file. */
async function start(): Promise<void> {
  keepNewFilesPrivate();
  const settings = readSettings(process.env);
  closeToOthers(listPrivateFiles(settings));

  const cache = new PageCache(CACHE_BYTES);
  // The library for figures is read only where they are asked for.
  const { createMetrics } = settings.metrics ? await import("../metrics/metrics") : {};
  const metrics = createMetrics?.({ cache, getDatabase: () => services.connection.db });
  const astro = createAstroRenderer(createApp({ streaming: false }), settings.siteUrl);
  const renderer = limitRenders(metrics?.timeRenders(astro) ?? astro);
  const siteHeaders = securityHeaders(settings.siteUrl);
  const pages = createCachedPages(cache, renderer.renderForEveryone, siteHeaders, (address, error) =>
    log.error({ err: error, address }, "render failed, stored page served"),
  );
  const services = await startServices(settings, log, pages.purge);

  const server = await createFrontServer({
    siteUrl: settings.siteUrl,
    trustedProxies: settings.trustedProxies,
    clientDir: fileURLToPath(new URL("../client/", import.meta.url)),
    log,
    logHit,
    pages,
    renderer,
    siteHeaders,
    indexNowKey: settings.indexNowKey,
    findDatabaseTrouble: () => findDatabaseTrouble(services.connection),
    hadDatabaseTroubleLately: services.connection.health.hadTroubleLately,
  });
  const metricsServer = settings.metrics && metrics && (await serveMetrics(metrics, settings.metrics));
  const closer = createServerCloser(server.server);
  await server.listen({ host: settings.host, port: settings.port });
  announceStart(settings, services.firstAdministrator);

  stopGracefully(async () => {
    services.beginStop();
    pages.stop();
    await closer.close(() => server.close());
    await services.stop();
    metricsServer?.stop();
    await flush();
  });
}

start().catch((error: unknown) => {
  tellFailedStart(describeFailure(error));
  process.exit(1);
});

/** In words for a person at a terminal, else as the last line of the log. */
function tellFailedStart(reason: unknown): void {
  if (process.stderr.isTTY) process.stderr.write(`${typeof reason === "string" ? reason : inspect(reason)}\n`);
  else if (typeof reason === "string") log.fatal(reason);
  else log.fatal({ err: reason }, "the site cannot start");
}

/** One line for what the owner can mend, the whole error for what only a developer can. */
function describeFailure(error: unknown): unknown {
  if (error instanceof SettingsError) return `Configuração inválida: ${error.message}`;
  const problem = findStorageProblem(error);
  if (problem) return `O site não pode iniciar. ${STORAGE_PROBLEM_TEXTS[problem]}.`;
  const { code, port } = error as { code?: string; port?: number };
  return code === "EADDRINUSE" ? `A porta ${port} já está em uso: pare o outro programa ou defina PORT com outro número.` : error;
}
