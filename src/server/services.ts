import type { startServices } from "./start-services";

/** Everything pages and actions use of the outside; one set a process. */
export type Services = Awaited<ReturnType<typeof startServices>>;

let started: Services | undefined;

/**
 * The running services.
 * @throws before any were given to `keepServices`.
 */
export function services(): Services {
  if (!started) throw new Error("Services are not started");
  return started;
}

/** Has `services()` give these from now on. */
export function keepServices(running: Services): Services {
  started = running;
  return running;
}
