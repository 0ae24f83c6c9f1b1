import { createHash, randomBytes } from "node:crypto";

const TOKEN_BYTES = 20;
/** As `makeVoiceToken` writes them: canonical addresses are in small letters. */
const TOKEN = /^[0-9a-f]{40}$/;

/** What stands behind an invitation's address, 160 bits: nobody comes by it by guessing. */
export function makeVoiceToken(): string {
  return randomBytes(TOKEN_BYTES).toString("hex");
}

/** What the database knows of a token; undefined for what is none. Who reads a copy of the database can open no invitation. */
export function hashVoiceToken(token: string): string | undefined {
  return TOKEN.test(token) ? createHash("sha256").update(token).digest("hex") : undefined;
}
