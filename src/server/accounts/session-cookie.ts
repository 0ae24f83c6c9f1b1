import { createHmac } from "node:crypto";
import { LRUCache } from "lru-cache";
import { isSameSignature } from "../secrets/derive-key";

const MAX_ENDED = 1000;

/** Whether this server made a session's cookie, before the database is asked; read as the accounts library reads it. */
export function createSessionCookie({ name, secret }: { name: string; secret: string }) {
  /** Tokens whose session was looked for and is no more; a session that has ended never begins again. */
  const ended = new LRUCache<string, true>({ max: MAX_ENDED });
  const pattern = new RegExp(`(?:^|;)\\s*${RegExp.escape(name)}\\s*=([^;]*)`);

  function findToken(cookieHeader: string | null | undefined): string | undefined {
    const value = readValue(pattern.exec(cookieHeader ?? "")?.[1] ?? "");
    const end = value.lastIndexOf(".");
    if (end < 1) return undefined;
    const token = value.slice(0, end);
    const signature = createHmac("sha256", secret).update(token).digest("base64");
    return isSameSignature(Buffer.from(value.slice(end + 1)), Buffer.from(signature)) ? token : undefined;
  }

  return {
    /** The token of a cookie that this server made, whether or not its session is still there. */
    findToken,

    /** Whether a request may come from somebody signed in; not when its cookie is made up or known to have ended. */
    mayOpen(cookieHeader: string | null | undefined): boolean {
      const token = findToken(cookieHeader);
      return token !== undefined && !ended.has(token);
    },

    noteEnded(cookieHeader: string | null | undefined): void {
      const token = findToken(cookieHeader);
      if (token !== undefined) ended.set(token, true);
    },
  };
}

function readValue(text: string): string {
  const written = text.trim();
  const value = written.startsWith('"') ? written.slice(1, -1) : written;
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
