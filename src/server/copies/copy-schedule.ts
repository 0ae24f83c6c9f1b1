import type { Database } from "../database/database";
import type { Log } from "../log/log";
import type { Settings } from "../settings/settings";
import type { Lifetime } from "../upkeep/lifetime";
import { type Copies, createCopies } from "./copies";
import { writeCopyAside, writeCopyHere } from "./write-copy";

/** A start has other things to do first. */
const FIRST_LOOK_MS = 2 * 60_000;
const LOOK_EVERY_MS = 5 * 60_000;

/** Makes a copy whenever one is due, until stopped. */
export function startCopySchedule(copies: Pick<Copies, "makeIfDue">, log: Pick<Log, "error">): { stop(): void } {
  const look = () => void copies.makeIfDue().catch((error: unknown) => log.error({ err: error }, "copies by themselves"));
  const timers = [setTimeout(look, FIRST_LOOK_MS), setInterval(look, LOOK_EVERY_MS)];
  for (const timer of timers) timer.unref();
  return { stop: () => timers.forEach(clearTimeout) };
}

interface CopiesParts {
  db: Database;
  settings: Settings;
  /** That of `npm run backup`; this process writes copies without it. */
  backupProgram?: string;
  life: Lifetime;
  log: Pick<Log, "error" | "info">;
}

/** Keeps copies of the site beside its data, as long as it runs. */
export function startCopies({ db, settings, backupProgram, life, log }: CopiesParts): Copies {
  const writeCopy = backupProgram === undefined ? writeCopyHere(settings) : writeCopyAside(backupProgram, settings);
  const copies = life.keep(createCopies({ db, dataDir: settings.dataDir, writeCopy, log }));
  life.eachDay(async () => copies.removeLeftovers());
  life.keep(startCopySchedule(copies, log));
  return copies;
}
