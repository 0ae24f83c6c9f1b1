import { randomInt } from "node:crypto";

/** Without what is mistaken for something else when it is read aloud or copied by hand. */
const SIGNS = "abcdefghjkmnpqrstuvwxyz23456789";

const BACKUP_CODES = 10;

/** A password for one first sign-in, 79 bits. @example "k7mq-2xpd-w9hf-3tcn" */
export const makeTemporaryPassword = (): string => makeGroups(4, 4);

/** Codes for the loss of the app, 49 bits each. @example ["k7mq2-xpdw9", …] */
export const makeBackupCodes = (): string[] => Array.from({ length: BACKUP_CODES }, () => makeGroups(2, 5));

function makeGroups(count: number, length: number): string {
  const group = () => Array.from({ length }, () => SIGNS[randomInt(SIGNS.length)]).join("");
  return Array.from({ length: count }, group).join("-");
}
