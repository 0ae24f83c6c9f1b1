import { betterAuth } from "better-auth";
import { genericOAuth } from "better-auth/plugins/generic-oauth";
import type { Connection } from "../database/database";
import type { Settings } from "../settings/settings";
import { authOptions, secondFactorPlugin } from "./auth";

type GoogleSettings = NonNullable<Settings["google"]>;

/** What the house says of who the provider names. */
export interface GoogleHouse {
  isAllowed(email: string): Promise<boolean>;
  /** A session has begun, or will once the second factor is given. */
  onSignedIn(userId: string, sessionId: string): Promise<void>;
}

export const PROVIDER = "google";

/** Where the provider sends the browser back to. */
export const CALLBACK_PATH = `/api/auth/callback/${PROVIDER}`;

const ANSWER_WITHIN_MS = 10_000;

export type GoogleAuth = Awaited<ReturnType<typeof createGoogleAuth>>;

/** The provider cannot be asked who somebody is. */
export class ProviderAwayError extends Error {}

/**
 * The accounts library with an OpenID Connect provider: code flow with state, nonce and PKCE. Only whom the house
 * allows gets an account or a session, and only with an e-mail that the provider has verified.
 * @throws {ProviderAwayError} when the issuer does not answer, or is not the one it should be.
 */
export async function createGoogleAuth(connection: Connection, settings: Settings, google: GoogleSettings, house: GoogleHouse) {
  const discoveryUrl = `${google.issuer}/.well-known/openid-configuration`;
  await checkIssuer(discoveryUrl, google.issuer);
  const options = authOptions(connection, settings);
  const auth = betterAuth({
    ...options,
    onAPIError: { errorURL: `${settings.siteUrl}/admin/login` },
    user: { ...options.user, validateUserInfo: ({ user, source }) => refuse(user.email ?? "", source.oauth?.profile, house) },
    // What is kept of the provider is who somebody is, never the right to act for him there.
    account: { updateAccountOnSignIn: false },
    databaseHooks: {
      account: { create: { before: dropTokens } },
      session: { create: { ...options.databaseHooks.session.create, after: ({ userId, id }) => house.onSignedIn(userId, id) } },
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
  if (!socialProviders.some(({ id }) => id === PROVIDER)) throw new ProviderAwayError("The provider's description cannot be used");
  return auth;
}

/** Asked here too, for the library waits without end and takes any issuer. */
async function checkIssuer(discoveryUrl: string, issuer: string): Promise<void> {
  let described: { issuer?: unknown };
  try {
    const answer = await fetch(discoveryUrl, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
    if (!answer.ok) throw new Error(`It answered ${answer.status}`);
    described = (await answer.json()) as typeof described;
  } catch (error) {
    throw new ProviderAwayError(`${discoveryUrl} cannot be read`, { cause: error });
  }
  if (String(described.issuer).replace(/\/+$/, "") !== issuer) throw new ProviderAwayError(`${discoveryUrl} describes another issuer`);
}

/** The claims of a token whose signature, issuer, audience and nonce the library has just verified. */
function readClaims(idToken: string) {
  const claims = JSON.parse(Buffer.from(idToken.split(".")[1] ?? "", "base64url").toString()) as Record<string, unknown>;
  const email = typeof claims["email"] === "string" ? claims["email"].toLowerCase() : undefined;
  const name = typeof claims["name"] === "string" ? claims["name"] : email;
  return { ...claims, id: String(claims["sub"]), email, name, emailVerified: claims["email_verified"] === true };
}

async function refuse(email: string, profile: Record<string, unknown> | undefined, house: GoogleHouse) {
  if (profile?.["email_verified"] !== true) return { error: "email_not_verified" };
  return (await house.isAllowed(email.toLowerCase())) ? undefined : { error: "not_administrator" };
}

async function dropTokens<A extends object>(account: A) {
  return { data: { ...account, accessToken: null, refreshToken: null, idToken: null } };
}

/** The library asks for the second factor after a password only; here after the provider too. */
function challengingPlugin() {
  const plugin = secondFactorPlugin();
  const after = plugin.hooks.after.map((hook) => ({ ...hook, matcher: ({ path }: { path?: string }) => path === "/callback/:id" }));
  return { ...plugin, hooks: { after } };
}
