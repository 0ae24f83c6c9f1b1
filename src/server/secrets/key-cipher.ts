import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { deriveKey } from "./derive-key";

const ALGORITHM = "aes-256-gcm";
const NONCE_BYTES = 12;
/** Settings row of the sealed key of the AI provider. */
export const AI_KEY_SETTING = "ai-key";

/** Seals texts for keeping, with a key derived from a secret: the server's, where nothing else is said of the purpose. */
export function createKeyCipher(secret: string, purpose = "ai-key") {
  const key = deriveKey(secret, purpose);
  return {
    /** Nonce, tag and sealed text in base64url, separated by dots. */
    seal(text: string): string {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, nonce);
      const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return [nonce, cipher.getAuthTag(), sealed].map((part) => part.toString("base64url")).join(".");
    },

    /** Undefined when it was sealed with another secret or was changed since. */
    open(sealed: string): string | undefined {
      try {
        const [nonce = "", tag = "", text = ""] = sealed.split(".");
        const decipher = createDecipheriv(ALGORITHM, key, Buffer.from(nonce, "base64url"), { authTagLength: 16 });
        decipher.setAuthTag(Buffer.from(tag, "base64url"));
        return Buffer.concat([decipher.update(Buffer.from(text, "base64url")), decipher.final()]).toString("utf8");
      } catch {
        return undefined;
      }
    },
  };
}

/** Settings row that tells which secret the last start had. */
export const MARK_SETTING = "secret-mark";

/** By what a secret is known again; nobody finds the secret by it. */
export const markOf = (secretKey: string): string => deriveKey(secretKey, "secret-mark", 16).toString("base64url");
