import { setTimeout as sleep } from "node:timers/promises";
import { betterAuth } from "better-auth";
import { genericOAuth } from "better-auth/plugins/generic-oauth";
import type { GoogleRefusal } from "#domain/accounts/google-refusal";
import type { Connection } from "../database/database";
import type { Settings } from "../settings/settings";
import { authOptions, secondFactorPlugin } from "./auth";
import { clientHeaders, isSessionCookie } from "./client-headers";
import type { People } from "./people";
import type { SignInLimit } from "./sign-in-limit";

type GoogleSettings = NonNullable<Settings["google"]>;

const PROVIDER = "google";

/** Where the provider sends the browser back to. */
const CALLBACK_PATH = `/api/auth/callback/${PROVIDER}`;

const ANSWER_WITHIN_MS = 10_000;

type GoogleStart = { outcome: "started"; url: string; cookies: string[] } | { outcome: "refused"; reason: GoogleRefusal };

type GoogleEnd =
  | { outcome: "signed-in"; email: string; cookies: string[] }
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
export function createGoogleSignIn(connection: Connection, settings: Settings, limit: SignInLimit, people: People) {
  let asked: Promise<GoogleAuth | undefined> | undefined;

  async function ask(google: GoogleSettings): Promise<GoogleAuth | undefined> {
    let auth: GoogleAuth | undefined;
    try {
      auth = await createGoogleAuth(connection, settings, google, people);
      return auth;
    } finally {
      if (!auth) asked = undefined;
    }
  }

  /** Asked once by all who come at a time; undefined while the provider is away, which the next who tries asks again. */
  const findAuth = (google: GoogleSettings): Promise<GoogleAuth | undefined> => (asked ??= ask(google));

  return {
    /** The provider's address to send the browser to, with the cookie that ties its answer to this browser. */
    async start(headers: Headers, address: string): Promise<GoogleStart> {
      if (!settings.google) return { outcome: "refused", reason: "nao-configurado" };
      if ((await limit.beginWithGoogle(address)) > 0) return { outcome: "refused", reason: "muitas-tentativas" };
      const auth = await findAuth(settings.google);
      if (!auth) return { outcome: "refused", reason: "fora-do-ar" };
      const { response, headers: answered } = await auth.api.signInSocial({
        body: { provider: PROVIDER, callbackURL: "/admin/painel", errorCallbackURL: "/admin/login", disableRedirect: true },
        headers: clientHeaders(headers, address),
        returnHeaders: true,
      });
      if (!response.url) throw new Error("The library gave no address to go to");
      return { outcome: "started", url: response.url, cookies: answered.getSetCookie() };
    },

    /** Takes the provider's answer, which came with `search` in the address. */
    async finish(search: string, headers: Headers, address: string): Promise<GoogleEnd> {
      const refused = (reason: GoogleRefusal, cookies: string[] = []): GoogleEnd => ({ outcome: "refused", reason, cookies });
      if (!settings.google) return refused("nao-configurado");
      const attempt = { address, headers };
      if ((await limit.take(attempt)) > 0) return refused("muitas-tentativas");
      const timedOut = sleep(FINISH_WITHIN_MS, undefined, { ref: false });
      const auth = await findAuth(settings.google);
      const asked = new Request(settings.siteUrl + CALLBACK_PATH + search, { headers: clientHeaders(headers, address) });
      const answer = auth && (await Promise.race([auth.handler(asked), timedOut]));
      const reason = answer ? await readReason(answer) : "fora-do-ar";
      if (!reason || NO_FAULT.has(reason)) await limit.release(attempt);
      if (!auth || !answer) return refused("fora-do-ar");

      const cookies = answer.headers.getSetCookie();
      if (reason === "challenged") return { outcome: "second-factor", cookies: cookies.filter((cookie) => !isSessionCookie(cookie)) };
      if (reason) return refused(reason, cookies);
      const user = await findUser(auth, cookies);
      if (!user) return refused("nao-confirmado", cookies);
      return { outcome: "signed-in", email: user.email, cookies: [...cookies, limit.rememberBrowser(user.email)] };
    },
  };
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
  const cookie = cookies.filter(isSessionCookie).map((text) => text.split(";")[0]);
  const found = await auth.api.getSession({ headers: new Headers({ cookie: cookie.join("; ") }) });
  return found?.user;
}

type GoogleAuth = NonNullable<Awaited<ReturnType<typeof createGoogleAuth>>>;

/**
 * The accounts library with an OpenID Connect provider: code flow with state, nonce and PKCE. Only whom the settings
 * or the list of people allow gets an account or a session, and only with an e-mail that the provider has verified.
 * Undefined when the issuer does not answer, or is not the one it should be.
 */
async function createGoogleAuth(connection: Connection, settings: Settings, google: GoogleSettings, people: People) {
  const discoveryUrl = `${google.issuer}/.well-known/openid-configuration`;
  if (!(await isOfIssuer(discoveryUrl, google.issuer))) return undefined;
  const options = authOptions(connection, settings);
  const refuse = async (email: string, profile: Record<string, unknown> | undefined) => {
    if (profile?.["email_verified"] !== true) return { error: "email_not_verified" };
    return (await people.mayComeByGoogle(email.toLowerCase())) ? undefined : { error: "not_administrator" };
  };
  const auth = betterAuth({
    ...options,
    onAPIError: { errorURL: `${settings.siteUrl}/admin/login` },
    user: { ...options.user, validateUserInfo: ({ user, source }) => refuse(user.email ?? "", source.oauth?.profile) },
    // What is kept of the provider is who somebody is, never the right to act for him there.
    account: { updateAccountOnSignIn: false },
    databaseHooks: {
      account: { create: { before: async (account) => ({ data: { ...account, accessToken: null, refreshToken: null, idToken: null } }) } },
      // A session has begun, or will once the second factor is given.
      session: {
        create: { ...options.databaseHooks.session.create, after: ({ userId, id }) => people.dropTemporaryPassword(userId, id) },
      },
    },
    plugins: [
      challengingPlugin(),
      genericOAuth({
        config: [
          {
            providerId: PROVIDER,
            discoveryUrl,
            requireIdTokenVerification: true,
            clientId: google.clientId,
            clientSecret: google.clientSecret,
            scopes: ["openid", "email", "profile"],
            prompt: "select_account",
            pkce: true,
            getUserInfo: async ({ idToken }) => (idToken ? readClaims(idToken) : null),
          },
        ],
      }),
    ],
  });
  const { socialProviders } = await auth.$context;
  return socialProviders.some(({ id }) => id === PROVIDER) ? auth : undefined;
}

/** Asked here too, for the library waits without end and takes any issuer. */
async function isOfIssuer(discoveryUrl: string, issuer: string): Promise<boolean> {
  try {
    const answer = await fetch(discoveryUrl, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
    const described = (await answer.json()) as { issuer?: unknown };
    return answer.ok && String(described.issuer).replace(/\/+$/, "") === issuer;
  } catch {
    return false;
  }
}

/** The claims of a token whose signature, issuer, audience and nonce the library has just verified. */
function readClaims(idToken: string) {
  const claims = JSON.parse(Buffer.from(idToken.split(".")[1] ?? "", "base64url").toString()) as Record<string, unknown>;
  const email = typeof claims["email"] === "string" ? claims["email"].toLowerCase() : undefined;
  const name = typeof claims["name"] === "string" ? claims["name"] : email;
  return { ...claims, id: String(claims["sub"]), email, name, emailVerified: claims["email_verified"] === true };
}

/** The library asks for the second factor after a password only; here after the provider too. */
function challengingPlugin() {
  const plugin = secondFactorPlugin();
  const after = plugin.hooks.after.map((hook) => ({ ...hook, matcher: ({ path }: { path?: string }) => path === "/callback/:id" }));
  return { ...plugin, hooks: { after } };
}
