import { createHash, createHmac, hkdfSync, randomBytes } from "node:crypto";

// The one place for what stands behind a link that only who was sent it knows (decision 047).

/** 160 bits, in small letters as canonical addresses are. */
const TOKEN_DIGITS = 40;
const TOKEN = /^[0-9a-f]{40}$/;

/**
 * What stands behind the link of a row: made of its id and the server's secret, so that it is kept nowhere and can be told
 * again. The purpose names what the key is for, so that the same secret gives other keys elsewhere.
 */
export function createLinkTokens(secretKey: string, purpose: string): (id: string) => string {
  const key = Buffer.from(hkdfSync("sha256", secretKey, "", `abre-facil/${purpose}/v1`, 32));
  return (id) => createHmac("sha256", key).update(id).digest("hex").slice(0, TOKEN_DIGITS);
}

/** One that is told once and by nobody else: nobody comes by it by guessing. */
export const makeToken = (): string => randomBytes(TOKEN_DIGITS / 2).toString("hex");

/** What the database knows of a token; undefined for what is none. Who reads a copy of the database can open no link. */
export const hashToken = (token: string): string | undefined =>
  TOKEN.test(token) ? createHash("sha256").update(token).digest("hex") : undefined;
