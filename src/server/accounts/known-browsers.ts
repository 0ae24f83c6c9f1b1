import { createSignedMarks } from "../secrets/signed-marks";
import type { Settings } from "../settings/settings";
import { cookiePrefix, isSecure } from "./client-headers";

const REMEMBERED_SECONDS = 180 * 24 * 60 * 60;
/** Where attempts are made; no page has to carry it, unless its name asks for all paths. */
const PATH = "/_actions/";

export type KnownBrowsers = ReturnType<typeof createKnownBrowsers>;

/**
 * Browsers in which an account has signed in before, by a cookie that only the server can have made. It opens nothing:
 * it only keeps attempts made there apart from those of strangers.
 */
export function createKnownBrowsers({ secretKey, siteUrl }: Pick<Settings, "secretKey" | "siteUrl">) {
  const marks = createSignedMarks(secretKey, "known-browser", REMEMBERED_SECONDS);
  const name = `${cookiePrefix(siteUrl)}.known_browser`;
  const reach = isSecure(siteUrl) ? ["Path=/", "Secure"] : [`Path=${PATH}`];
  const pattern = new RegExp(`(?:^|;\\s*)${name}=([\\w.-]{1,100})(?:;|$)`);

  return {
    /** The name of the browser a request comes from; undefined when this account has not signed in there. */
    findBrowser: (email: string, headers: Headers): string | undefined =>
      marks.findId(pattern.exec(headers.get("cookie") ?? "")?.[1] ?? "", email),

    /** The `Set-Cookie` by which a browser is known from now on. */
    remember: (email: string): string =>
      [`${name}=${marks.make(email)}`, `Max-Age=${REMEMBERED_SECONDS}`, ...reach, "HttpOnly", "SameSite=Strict"].join("; "),
  };
}
