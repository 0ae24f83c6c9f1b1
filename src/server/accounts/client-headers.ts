/** Where the accounts library reads the client's network address; ours alone, whatever a client sends under this name. */
export const CLIENT_ADDRESS_HEADER = "x-abre-facil-client";

const PASSED_ON = ["cookie", "user-agent"];

/** Of a request's headers those the accounts library may see, with the address the front server found. */
export function clientHeaders(headers: Headers, address: string): Headers {
  const passed = new Headers({ [CLIENT_ADDRESS_HEADER]: address });
  for (const name of PASSED_ON) {
    const value = headers.get(name);
    if (value !== null) passed.set(name, value);
  }
  return passed;
}

/** Whether a `Set-Cookie` is that of a session. */
export const isSessionCookie = (cookie: string): boolean => /^[^=]*session_token=/.test(cookie);

/** A request's headers without the cookie of a session, for a step that must not lean on one. */
export function withoutSession(headers: Headers): Headers {
  const others = (headers.get("cookie") ?? "").split(/;\s*/).filter((cookie) => !/session_token=/.test(cookie));
  const rest = new Headers(headers);
  rest.set("cookie", others.join("; "));
  return rest;
}

/** Over https browsers take cookies of this name from this host alone, for all its paths, and never over http. */
const HOST_ONLY = "__Host-";
const PREFIX = "abre-facil";

export const cookiePrefix = (siteUrl: string): string => (isSecure(siteUrl) ? `${HOST_ONLY}${PREFIX}` : PREFIX);

export const isSecure = (siteUrl: string): boolean => siteUrl.startsWith("https:");
