import { createHmac, randomBytes } from "node:crypto";
import { deriveKey, isSameSignature } from "../secrets/derive-key";
import type { Settings } from "../settings/settings";
import { cookiePrefix, isSecure } from "./client-headers";

const ID_BYTES = 16;
const REMEMBERED_SECONDS = 180 * 24 * 60 * 60;
/** Where attempts are made; no page has to carry it, unless its name asks for all paths. */
const PATH = "/_actions/";

export type KnownBrowsers = ReturnType<typeof createKnownBrowsers>;

/**
 * Browsers in which an account has signed in before, by a cookie that only the server can have made. It opens nothing:
 * it only keeps attempts made there apart from those of strangers.
 */
export function createKnownBrowsers({ secretKey, siteUrl }: Pick<Settings, "secretKey" | "siteUrl">) {
  const key = deriveKey(secretKey, "known-browser");
  const name = `${cookiePrefix(siteUrl)}.known_browser`;
  const reach = isSecure(siteUrl) ? ["Path=/", "Secure"] : [`Path=${PATH}`];
  const pattern = new RegExp(`(?:^|;\\s*)${name}=([\\w-]{1,32})\\.(\\d{1,12})\\.([\\w-]{43})(?:;|$)`);
  const sign = (email: string, id: string, until: string) => createHmac("sha256", key).update(`${id}.${until}.${email}`).digest();

  return {
    /** The name of the browser a request comes from; undefined when this account has not signed in there. */
    findBrowser(email: string, headers: Headers): string | undefined {
      const [, id, until, signature] = pattern.exec(headers.get("cookie") ?? "") ?? [];
      if (id === undefined || until === undefined || signature === undefined) return undefined;
      const isOurs = isSameSignature(Buffer.from(signature, "base64url"), sign(email, id, until));
      return isOurs && Date.now() < Number(until) * 1000 ? id : undefined;
    },

    /** The `Set-Cookie` by which a browser is known from now on. */
    remember(email: string): string {
      const id = randomBytes(ID_BYTES).toString("base64url");
      const until = String(Math.floor(Date.now() / 1000) + REMEMBERED_SECONDS);
      const value = `${id}.${until}.${sign(email, id, until).toString("base64url")}`;
      return [`${name}=${value}`, `Max-Age=${REMEMBERED_SECONDS}`, ...reach, "HttpOnly", "SameSite=Strict"].join("; ");
    },
  };
}
