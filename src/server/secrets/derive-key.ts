import { hkdfSync, timingSafeEqual } from "node:crypto";

/** A key made of a secret. The purpose names what it is for, so that the same secret gives other keys elsewhere. */
export const deriveKey = (secret: string, purpose: string, bytes = 32): Buffer =>
  Buffer.from(hkdfSync("sha256", secret, "", `abre-facil/${purpose}/v1`, bytes));

/** Whether a signature is the one wanted, in a time that does not tell how much of it is. */
export const isSameSignature = (given: Buffer, wanted: Buffer): boolean =>
  given.byteLength === wanted.byteLength && timingSafeEqual(given, wanted);
