/** In small letters, for it is an address too. */
const NAME = /^abre-facil-(\d{4}-\d\d-\d\d)-(\d\d)-(\d\d)-(\d\d)-(\d{3})\.(?:sqlite|dump)$/;

/** @example buildCopyName(new Date("2026-11-22T06:00:07Z"), "sqlite") // "abre-facil-2026-11-22-06-00-07-000.sqlite" */
export const buildCopyName = (madeAt: Date, ending: "dump" | "sqlite"): string =>
  `abre-facil-${madeAt.toISOString().slice(0, -1).replaceAll(/[T:.]/g, "-")}.${ending}`;

/** When the copy of a name was made; undefined for every other file. */
export function findCopyMoment(name: string): Date | undefined {
  const [, day, hour, minute, second, milliseconds] = NAME.exec(name) ?? [];
  const moment = new Date(`${day}T${hour}:${minute}:${second}.${milliseconds}Z`);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}

/** Stays free for the site itself, whose writes fail on a full disk. */
const MARGIN_BYTES = 128 * 1024 * 1024;

/** What must be free before a copy is begun: twice the database, for its log grows while it is copied. */
export const neededRoom = (databaseBytes: number) => databaseBytes * 2 + MARGIN_BYTES;
