import { randomBytes } from "node:crypto";

const TOKEN_BYTES = 20;

/** What stands behind an invitation's address, 160 bits, in small letters: nobody comes by it by guessing. */
export function makeVoiceToken(): string {
  return randomBytes(TOKEN_BYTES).toString("hex");
}
