import { defineMiddleware } from "astro:middleware";
import { createLogs } from "#server/log/log";
import { startServices } from "#server/services";
import { readSettings } from "#server/settings/settings";

await startServices(readSettings(process.env), createLogs().log, () => {});

export const onRequest = defineMiddleware((_, next) => next());
