import { createHash, createHmac, randomBytes } from "node:crypto";
import { deriveKey } from "../secrets/derive-key";

// The one place for what stands behind a link that only who was sent it knows (decision 047).

/** 160 bits, in small letters as canonical addresses are. */
const TOKEN_DIGITS = 40;
const TOKEN = /^[0-9a-f]{40}$/;

/**
 * What stands behind the link of a row: made of its id and the server's secret, so that it is kept nowhere and can be told
 * again.
 */
export function createLinkTokens(secretKey: string, purpose: string) {
  const key = deriveKey(secretKey, purpose);
  const tokenOf = (id: string) => createHmac("sha256", key).update(id).digest("hex").slice(0, TOKEN_DIGITS);
  return {
    /** What a new row keeps of it. */
    hashFor: (id: string): string => hashToken(tokenOf(id)) ?? "",

    /** Undefined for a row of another secret: what was sent of it opens still, but cannot be told again. */
    tell(row: { id: string; token_hash: string }): string | undefined {
      const token = tokenOf(row.id);
      return hashToken(token) === row.token_hash ? token : undefined;
    },
  };
}

/** One that is told once and by nobody else: nobody comes by it by guessing. */
export const makeToken = (): string => randomBytes(TOKEN_DIGITS / 2).toString("hex");

/** What the database knows of a token; undefined for what is none. Who reads a copy of the database can open no link. */
export const hashToken = (token: string): string | undefined =>
  TOKEN.test(token) ? createHash("sha256").update(token).digest("hex") : undefined;
