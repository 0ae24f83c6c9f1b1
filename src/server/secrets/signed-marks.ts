import { createHmac, randomBytes } from "node:crypto";
import { deriveKey, isSameSignature } from "./derive-key";

// The one place for what the server makes for a while, keeps nowhere, and knows again.

const ID_BYTES = 16;
const FORM = /^([\w-]{1,32})\.(\d{1,12})\.([\w-]{43})$/;

/** Texts that only this server can have made, each for a subject that it does not tell and until a moment. */
export function createSignedMarks(secretKey: string, purpose: string, goodForSeconds: number) {
  const key = deriveKey(secretKey, purpose);
  const sign = (subject: string, id: string, until: string) => createHmac("sha256", key).update(`${id}.${until}.${subject}`).digest();

  return {
    make(subject: string): string {
      const id = randomBytes(ID_BYTES).toString("base64url");
      const until = String(Math.floor(Date.now() / 1000) + goodForSeconds);
      return `${id}.${until}.${sign(subject, id, until).toString("base64url")}`;
    },

    /** What is random in a mark, by which it is told from others; undefined where it was not made here for this, or is over. */
    findId(mark: string, subject: string): string | undefined {
      const [, id = "", until = "", signature = ""] = FORM.exec(mark) ?? [];
      const isOurs = isSameSignature(Buffer.from(signature, "base64url"), sign(subject, id, until));
      return isOurs && Date.now() < Number(until) * 1000 ? id : undefined;
    },
  };
}
