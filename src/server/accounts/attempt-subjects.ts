import { createHmac, hkdfSync } from "node:crypto";

const PURPOSE = "abre-facil/sign-in-attempts/v1";
const KEY_BYTES = 32;

export type AttemptSubjects = ReturnType<typeof createAttemptSubjects>;

/** Names what attempts are counted for by its kind and a keyed hash: who reads them learns neither whose they are nor from where. */
export function createAttemptSubjects(secretKey: string) {
  const key = Buffer.from(hkdfSync("sha256", secretKey, "", PURPOSE, KEY_BYTES));
  return <Kind extends string>(kind: Kind, value: string): `${Kind}:${string}` =>
    `${kind}:${createHmac("sha256", key).update(`${kind}:${value}`).digest("base64url")}`;
}
