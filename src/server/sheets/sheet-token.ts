import { createHash, createHmac, hkdfSync } from "node:crypto";

/** 160 bits, in small letters as canonical addresses are. */
const TOKEN_DIGITS = 40;
const TOKEN = /^[0-9a-f]{40}$/;
/** Names what the key is for, so that the same secret gives other keys elsewhere. */
const PURPOSE = "abre-facil/sheet-link/v1";

/** What stands behind the link of a sheet: made of its id and the server's secret, so that it is kept nowhere and can be told again. */
export function createSheetTokens(secretKey: string): (id: string) => string {
  const key = Buffer.from(hkdfSync("sha256", secretKey, "", PURPOSE, 32));
  return (id) => createHmac("sha256", key).update(id).digest("hex").slice(0, TOKEN_DIGITS);
}

/** What the database knows of a token; undefined for what is none. Who reads a copy of the database can open no sheet. */
export function hashSheetToken(token: string): string | undefined {
  return TOKEN.test(token) ? createHash("sha256").update(token).digest("hex") : undefined;
}
