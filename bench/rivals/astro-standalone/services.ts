import { defineMiddleware } from "astro:middleware";
import { createLogs } from "#server/log/log";
import { readSettings } from "#server/settings/settings";
import { startServices } from "#server/start-services";

await startServices(readSettings(process.env), createLogs().log, () => {});

export const onRequest = defineMiddleware((_, next) => next());
