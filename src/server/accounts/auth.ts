import { type BetterAuthOptions, type BetterAuthPlugin, betterAuth } from "better-auth";
import { createAuthEndpoint } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import { hashPassword, verifyPassword } from "better-auth/crypto";
import { getMigrations } from "better-auth/db/migration";
import { twoFactor } from "better-auth/plugins/two-factor";
import { z } from "zod";
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from "#domain/accounts/password";
import type { Connection } from "../database/database";
import { withSchemaLock } from "../database/dialect";
import { limitWork } from "../limits/work-limits";
import type { Settings } from "../settings/settings";
import { CLIENT_ADDRESS_HEADER, cookiePrefix, isSecure } from "./client-headers";
import { makeBackupCodes } from "./readable-secret";

/** Sessions end four hours after they begin, whatever happens in between. */
export const SESSION_SECONDS = 4 * 60 * 60;

export type Auth = Awaited<ReturnType<typeof createAuth>>;

/**
 * The accounts library on our database, its tables brought up to date: hashed passwords, http-only session
 * cookies and a second factor; nobody signs up by himself.
 */
export async function createAuth(connection: Connection, settings: Settings) {
  // Before the library starts, for it checks its tables as it does.
  await migrateAccounts(connection);
  const options = { ...authOptions(connection, settings), plugins: [secondFactorPlugin(), sessionPlugin()] };
  const auth = betterAuth(options);
  // It looks at its tables before its first call: now, so that tables it cannot use are known at the start and no sign-in waits.
  await (await auth.$context).checkSchema?.();
  return auth;
}

/** Brings the library's own tables up to date; no setting changes what they look like. */
export async function migrateAccounts({ db, ...connection }: Connection): Promise<void> {
  await withSchemaLock(db, async (locked) => {
    const options = authOptions({ ...connection, db: locked }, { siteUrl: "http://localhost", secretKey: "" });
    const { runMigrations } = await getMigrations({ ...options, plugins: [secondFactorPlugin()] });
    await runMigrations();
  });
}

/** What every way of signing in has in common. */
export function authOptions({ db, dialectName }: Connection, settings: Pick<Settings, "siteUrl" | "secretKey">) {
  return {
    appName: "Abre Fácil",
    baseURL: settings.siteUrl,
    basePath: "/api/auth",
    secret: settings.secretKey,
    database: { db, type: dialectName },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: MIN_PASSWORD_LENGTH,
      maxPasswordLength: MAX_PASSWORD_LENGTH,
      password: {
        hash: (password) => limitWork("hash-password", () => hashPassword(password)),
        verify: (given) => limitWork("hash-password", () => verifyPassword(given)),
      },
    },
    user: {
      additionalFields: {
        /** The password was made up by another administrator: nothing else is allowed until it is changed. */
        mustChangePassword: { type: "boolean", required: false, defaultValue: false, input: false },
        /** One of `ROLES`; who was there before there were roles may do everything, and so may who comes by the settings' list. */
        role: { type: "string", required: true, defaultValue: "administrator", input: false },
      },
    },
    // Deferred: to look for a session writes nothing, not even that it is over, and so goes on while nothing can be written.
    session: { expiresIn: SESSION_SECONDS, disableSessionRefresh: true, deferSessionRefresh: true },
    databaseHooks: { session: { create: { before: endWithReplacedSession } } },
    // Attempts are counted by sign-in-limit.ts, which also knows the account.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // Below that it would log who failed to sign in.
    logger: { level: "error", log: (_level: string, message: string, ...said: unknown[]) => console.error(message, ...said) },
    advanced: {
      cookiePrefix: cookiePrefix(settings.siteUrl),
      // The library's own way gives names a weaker prefix.
      useSecureCookies: false,
      defaultCookieAttributes: { sameSite: "lax", httpOnly: true, secure: isSecure(settings.siteUrl), path: "/" },
      // Sessions show the whole address; only the limit of attempts would gain from its network alone.
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER], ipv6Subnet: 128 },
    },
  } satisfies BetterAuthOptions;
}

/** One-time codes of an app; the codes for its loss can be used once each. */
export function secondFactorPlugin() {
  return twoFactor({
    issuer: "Abre Fácil",
    allowPasswordless: true,
    backupCodeOptions: { storeBackupCodes: "encrypted", customBackupCodesGenerate: makeBackupCodes },
  });
}

/** Begins a session of whom a key of his own device has shown to be there. It has no path: no request reaches it. */
function sessionPlugin() {
  const beginSession = createAuthEndpoint({ method: "POST", body: z.object({ userId: z.string() }) }, async (endpoint) => {
    const { internalAdapter } = endpoint.context;
    const user = await internalAdapter.findUserById(endpoint.body.userId);
    if (!user) return null;
    await setSessionCookie(endpoint, { session: await internalAdapter.createSession(user.id), user });
    return { email: user.email };
  });
  return { id: "begin-session", endpoints: { beginSession } } satisfies BetterAuthPlugin;
}

/** The library replaces the session when the second factor changes; the new one ends when the old one would have. */
async function endWithReplacedSession<S extends { userId: string }>(
  session: S,
  endpoint: { context: { session?: { session: { userId: string; createdAt: Date; expiresAt: Date } } | null } } | null,
) {
  const replaced = endpoint?.context.session?.session;
  if (replaced?.userId !== session.userId) return { data: session };
  return { data: { ...session, createdAt: replaced.createdAt, expiresAt: replaced.expiresAt } };
}
