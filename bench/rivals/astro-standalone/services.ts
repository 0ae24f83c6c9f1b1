import { defineMiddleware } from "astro:middleware";
import { createLogs } from "#server/log/log";
import { keepServices } from "#server/services";
import { readSettings } from "#server/settings/settings";
import { startServices } from "#server/start-services";

keepServices(await startServices(readSettings(process.env), createLogs().log, () => {}));

export const onRequest = defineMiddleware((_, next) => next());
