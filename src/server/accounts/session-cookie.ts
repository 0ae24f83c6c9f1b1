import { createHmac } from "node:crypto";
import { LRUCache } from "lru-cache";
import { isSameSignature } from "../secrets/derive-key";

const MAX_ENDED = 1000;

/** Whether this server made a session's cookie, before the database is asked; read as the accounts library reads it. */
export function createSessionCookie({ name, secret }: { name: string; secret: string }) {
  /** Tokens whose session was looked for and is no more; a session that has ended never begins again. */
  const ended = new LRUCache<string, true>({ max: MAX_ENDED });

  function findToken(cookieHeader: string | null | undefined): string | undefined {
    const value = findCookie(cookieHeader, name);
    const end = value?.lastIndexOf(".") ?? 0;
    if (value === undefined || end < 1) return undefined;
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

/** The first cookie of a name, decoded. */
function findCookie(cookieHeader: string | null | undefined, name: string): string | undefined {
  if (!cookieHeader?.includes(name)) return undefined;
  for (const pair of cookieHeader.split(";")) {
    const start = pair.indexOf("=");
    if (start === -1 || pair.slice(0, start).trim() !== name) continue;
    const value = pair.slice(start + 1).trim();
    return tryDecode(value.startsWith('"') ? value.slice(1, -1) : value);
  }
  return undefined;
}

function tryDecode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
