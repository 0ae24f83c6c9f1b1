/** Stays free for the site itself, whose writes fail on a full disk. */
const MARGIN_BYTES = 128 * 1024 * 1024;

/** What must be free before a copy is begun: twice the database, for its log grows while it is copied. */
export const neededRoom = (databaseBytes: number) => databaseBytes * 2 + MARGIN_BYTES;
