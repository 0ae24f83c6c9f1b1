import type { GoogleRefusal } from "#domain/accounts/google-refusal";
import type { Connection } from "../database/database";
import type { Settings } from "../settings/settings";
import { clientHeaders } from "./client-headers";
import { CALLBACK_PATH, createGoogleAuth, type GoogleAuth, type GoogleHouse, PROVIDER, ProviderAwayError } from "./google-auth";
import type { SignInLimit } from "./sign-in-limit";

export type GoogleStart = { outcome: "started"; url: string; cookies: string[] } | { outcome: "refused"; reason: GoogleRefusal };

export type GoogleEnd =
  | { outcome: "signed-in"; userId: string; email: string; cookies: string[] }
  | { outcome: "second-factor"; cookies: string[] }
  | { outcome: "refused"; reason: GoogleRefusal; cookies: string[] };

const FINISH_WITHIN_MS = 20_000;

/** What the library and the provider call a failure, and what we call it. */
const REASONS: Readonly<Record<string, GoogleRefusal>> = {
  not_administrator: "acesso-negado",
  email_not_verified: "email-nao-verificado",
  email_not_found: "email-nao-verificado",
  // Only an unverified e-mail keeps an account of ours from being linked.
  account_not_linked: "email-nao-verificado",
  access_denied: "cancelado",
  consent_required: "cancelado",
  interaction_required: "cancelado",
  login_required: "cancelado",
  server_error: "fora-do-ar",
  temporarily_unavailable: "fora-do-ar",
  state_not_found: "expirado",
  state_mismatch: "expirado",
  state_invalid: "expirado",
};

/** Ends that are nobody's attempt to get in where he may not. */
const NO_FAULT: ReadonlySet<string> = new Set<GoogleRefusal | "challenged">(["challenged", "cancelado", "fora-do-ar"]);

/** Signs in with the provider of the settings, which is asked for its description the first time somebody does. */
export function createGoogleSignIn(connection: Connection, settings: Settings, limit: SignInLimit, house: GoogleHouse) {
  let ready: Promise<GoogleAuth> | undefined;

  /** A provider that was away is asked again by the next who tries. */
  function getAuth(google: NonNullable<Settings["google"]>): Promise<GoogleAuth> {
    ready ??= createGoogleAuth(connection, settings, google, house).catch((error: unknown) => {
      ready = undefined;
      throw error;
    });
    return ready;
  }

  return {
    /** The provider's address to send the browser to, with the cookie that ties its answer to this browser. */
    async start(headers: Headers, address: string): Promise<GoogleStart> {
      if (!settings.google) return { outcome: "refused", reason: "nao-configurado" };
      if ((await limit.beginWithGoogle(address)) > 0) return { outcome: "refused", reason: "muitas-tentativas" };
      try {
        const auth = await getAuth(settings.google);
        const { response, headers: answered } = await auth.api.signInSocial({
          body: { provider: PROVIDER, callbackURL: "/admin/painel", errorCallbackURL: "/admin/login", disableRedirect: true },
          headers: clientHeaders(headers, address),
          returnHeaders: true,
        });
        if (!response.url) throw new Error("The library gave no address to go to");
        return { outcome: "started", url: response.url, cookies: answered.getSetCookie() };
      } catch (error) {
        if (error instanceof ProviderAwayError) return { outcome: "refused", reason: "fora-do-ar" };
        throw error;
      }
    },

    /** Takes the provider's answer, which came with `search` in the address. */
    async finish(search: string, headers: Headers, address: string): Promise<GoogleEnd> {
      const refused = (reason: GoogleRefusal, cookies: string[] = []): GoogleEnd => ({ outcome: "refused", reason, cookies });
      if (!settings.google) return refused("nao-configurado");
      const attempt = { address, headers };
      if ((await limit.take(attempt)) > 0) return refused("muitas-tentativas");
      const answer = await askLibrary(settings.google, search, clientHeaders(headers, address));
      const reason = answer ? await readReason(answer) : "fora-do-ar";
      if (!reason || NO_FAULT.has(reason)) await limit.release(attempt);
      if (!answer) return refused("fora-do-ar");

      const cookies = answer.headers.getSetCookie();
      if (reason === "challenged") return { outcome: "second-factor", cookies: cookies.filter((cookie) => !isSession(cookie)) };
      if (reason) return refused(reason, cookies);
      const user = await findUser(await getAuth(settings.google), cookies);
      if (!user) return refused("nao-confirmado", cookies);
      return { outcome: "signed-in", userId: user.id, email: user.email, cookies: [...cookies, limit.rememberBrowser(user.email)] };
    },
  };

  /** Undefined when the provider did not answer in time. */
  async function askLibrary(google: NonNullable<Settings["google"]>, search: string, headers: Headers): Promise<Response | undefined> {
    const timeout = AbortSignal.timeout(FINISH_WITHIN_MS);
    const timedOut = new Promise<undefined>((resolve) => timeout.addEventListener("abort", () => resolve(undefined), { once: true }));
    try {
      const auth = await getAuth(google);
      return await Promise.race([auth.handler(new Request(settings.siteUrl + CALLBACK_PATH + search, { headers })), timedOut]);
    } catch (error) {
      if (error instanceof ProviderAwayError) return undefined;
      throw error;
    }
  }
}

/** Why nobody is signed in yet; undefined when somebody is. */
async function readReason(answer: Response): Promise<GoogleRefusal | "challenged" | undefined> {
  if (await isChallenge(answer)) return "challenged";
  const location = answer.headers.get("location");
  if (location === null) return "nao-confirmado";
  const error = new URL(location, "http://site").searchParams.get("error");
  if (error === null) return undefined;
  return Object.hasOwn(REASONS, error) ? REASONS[error] : "nao-confirmado";
}

async function isChallenge(answer: Response): Promise<boolean> {
  if (!answer.headers.get("content-type")?.includes("json")) return false;
  const body = (await answer.json().catch(() => null)) as { twoFactorRedirect?: boolean } | null;
  return body?.twoFactorRedirect === true;
}

async function findUser(auth: GoogleAuth, cookies: readonly string[]) {
  const cookie = cookies.filter(isSession).map((text) => text.split(";")[0]);
  const found = await auth.api.getSession({ headers: new Headers({ cookie: cookie.join("; ") }) });
  return found?.user;
}

function isSession(cookie: string): boolean {
  return /^[^=]*session_token=/.test(cookie);
}
