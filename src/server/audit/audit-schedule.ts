import type { Log } from "../log/log";
import type { Lifetime } from "../upkeep/lifetime";
import { type Audit, type AuditServiceParts, createAudit } from "./audit";

/** A start has other things to do first; processes that start together do not look together. */
const FIRST_LOOK_MS = 3 * 60_000;
const SPREAD_MS = 2 * 60_000;
const LOOK_EVERY_MS = 10 * 60_000;

/** Audits the pages whenever it is time, until stopped. */
export function startAuditSchedule(audit: Pick<Audit, "runIfDue">, log: Pick<Log, "error">): { stop(): void } {
  const look = () => void audit.runIfDue().catch((error: unknown) => log.error({ err: error }, "audit by itself"));
  const first = setTimeout(look, FIRST_LOOK_MS + Math.random() * SPREAD_MS).unref();
  const timer = setInterval(look, LOOK_EVERY_MS).unref();
  return {
    stop() {
      clearTimeout(first);
      clearInterval(timer);
    },
  };
}

/** Audits the public pages as long as the site runs. */
export function startAudit(life: Lifetime, parts: Omit<AuditServiceParts, "stopping">): Audit {
  const audit = life.keep(createAudit({ ...parts, stopping: life.stopping }));
  life.keep(startAuditSchedule(audit, parts.log));
  return audit;
}
