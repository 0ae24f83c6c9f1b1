import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { inspect } from "node:util";
import proxyAddr from "@fastify/proxy-addr";
import { createApp } from "astro/app/entrypoint";
import { checkLocations, endAfter } from "../database/check-locations";
import { createLogs } from "../log/log";
import { logEverything } from "../log/log-everything";
import { createCachedPages } from "../page-cache/cached-pages";
import { PageCache } from "../page-cache/page-cache";
import { closeToOthers, keepNewFilesPrivate, listPrivateFiles } from "../secrets/private-files";
import { keepServices } from "../services";
import { describeMisspelt } from "../settings/nearest-setting";
import { readLocations, readSettings } from "../settings/settings";
import { startServices } from "../start-services";
import { createAstroRenderer } from "./astro-renderer";
import { createServerCloser } from "./connections/answer-in-turn";
import { createFrontServer } from "./front-server";
import { securityHeaders } from "./security-headers";
import { announceMadeUpPassword, announceStart, describeStartFailure, refuseTakenPort, toListenRefusal } from "./start-message";

const CACHE_BYTES = 64 * 1024 * 1024;
const FORCE_AFTER_MS = 10_000;

const { log, logHit, flush } = createLogs();
logEverything(log);

/** Starts the site: settings, services, front server. The built bundle runs this file. */
async function start(): Promise<void> {
  keepNewFilesPrivate();
  for (const misspelt of describeMisspelt(process.env)) log.warn(misspelt);
  await checkLocations(readLocations(process.env));
  const settings = readSettings(process.env);
  closeToOthers(listPrivateFiles(settings));

  // Before anything is made: a start that cannot listen leaves no database, and no administrator whose password nobody read.
  await refuseTakenPort(settings);

  const cache = new PageCache(CACHE_BYTES);
  // The library for figures is read only where they are asked for.
  const { createMetrics, serveMetrics } = settings.metrics ? await import("./metrics/metrics") : {};
  const metrics = createMetrics?.({ cache, getDatabase: () => services.connection.db });
  const metricsServer = settings.metrics && metrics && (await serveMetrics?.(metrics, settings.metrics));
  const clientDir = fileURLToPath(new URL("../client/", import.meta.url));
  const readScript = (url: string) => readFile(join(clientDir, url), "utf8");
  const renderer = createAstroRenderer(createApp({ streaming: false }), settings.siteUrl, readScript, metrics?.timeRender);
  const siteHeaders = securityHeaders(settings.siteUrl);
  const pages = createCachedPages(cache, renderer.renderForEveryone, siteHeaders, (address, error) =>
    log.error({ err: error, address }, "render failed, stored page served"),
  );
  const services = keepServices(
    await startServices(settings, log, pages.purge, {
      renderContent: renderer.renderContent,
      backupProgram: fileURLToPath(new URL("backup.mjs", import.meta.url)),
      photoProgram: fileURLToPath(new URL("prepare-photos.mjs", import.meta.url)),
    }),
  );

  const server = await createFrontServer({
    ...services,
    siteUrl: settings.siteUrl,
    siteHost: new URL(settings.siteUrl).host,
    isTrustedProxy: proxyAddr.compile([...settings.trustedProxies]),
    clientDir,
    logHit,
    pages,
    renderer,
    siteHeaders,
  });
  const closer = createServerCloser(server.server);
  await server.listen({ host: settings.host, port: settings.port }).catch((error: unknown) => {
    // Somebody took the port meanwhile.
    announceMadeUpPassword(services.firstAdministrator);
    throw toListenRefusal(error, settings);
  });
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

/** On a stop signal: lets requests and the bulk title under way end, then leaves; by force after ten seconds. */
function stopGracefully(stop: () => Promise<void>): void {
  let stopping = false;
  const onSignal = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), FORCE_AFTER_MS).unref();
    stop().then(
      () => process.exit(0),
      (error) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on("SIGTERM", onSignal);
  process.on("SIGINT", onSignal);
}

start().catch((error: unknown) => {
  tellFailedStart(describeStartFailure(error));
  void flush().then(() => endAfter(error));
});

/** In words for a person at a terminal, else as the last line of the log. */
function tellFailedStart(reason: unknown): void {
  if (process.stderr.isTTY) process.stderr.write(`${typeof reason === "string" ? reason : inspect(reason)}\n`);
  else if (typeof reason === "string") log.fatal(reason);
  else log.fatal({ err: reason }, "the site cannot start");
}
