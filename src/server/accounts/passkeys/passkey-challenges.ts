import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from "node:crypto";

const PURPOSE = "abre-facil/passkey-challenges/v1";
const KEY_BYTES = 32;
const NONCE_BYTES = 16;
const UNTIL_BYTES = 8;
const GOOD_FOR_MS = 5 * 60_000;

/**
 * What a device signs to show that it answers now: made so that the server knows its own again, for strangers may ask for
 * as many as they like and nothing is kept of them.
 */
export function createPasskeyChallenges(secretKey: string) {
  const key = Buffer.from(hkdfSync("sha256", secretKey, "", PURPOSE, KEY_BYTES));
  const sign = (start: Buffer, subject: string) => createHmac("sha256", key).update(start).update(subject).digest();

  return {
    /** @param subject what it is for, which is not told */
    make(subject: string): Uint8Array<ArrayBuffer> {
      const start = Buffer.alloc(NONCE_BYTES + UNTIL_BYTES);
      randomBytes(NONCE_BYTES).copy(start);
      start.writeBigUInt64BE(BigInt(Date.now() + GOOD_FOR_MS), NONCE_BYTES);
      return Uint8Array.from(Buffer.concat([start, sign(start, subject)]));
    },

    /** Whether a challenge, in base64url, was made here for this, a few minutes ago at most. */
    isOurs(challenge: string, subject: string): boolean {
      const given = Buffer.from(challenge, "base64url");
      const start = given.subarray(0, NONCE_BYTES + UNTIL_BYTES);
      const signature = given.subarray(start.byteLength);
      const wanted = sign(start, subject);
      if (signature.byteLength !== wanted.byteLength || !timingSafeEqual(signature, wanted)) return false;
      return Number(start.readBigUInt64BE(NONCE_BYTES)) > Date.now();
    },
  };
}
