import { hkdfSync } from "node:crypto";

/** Settings row that tells which secret the last start had. */
export const MARK_SETTING = "secret-mark";
const MARK_PURPOSE = "abre-facil/secret-mark/v1";
const MARK_BYTES = 16;

/** By what a secret is known again; nobody finds the secret by it. */
export function markOf(secretKey: string): string {
  return Buffer.from(hkdfSync("sha256", secretKey, "", MARK_PURPOSE, MARK_BYTES)).toString("base64url");
}
