import type { Connection } from "../database/database";
import type { Settings } from "../settings/settings";
import { isRefusal } from "./api-refusal";
import { createAuth } from "./auth";
import { clientHeaders, isSessionCookie } from "./client-headers";
import { createGoogleSignIn } from "./google-sign-in";
import { createKnownBrowsers } from "./known-browsers";
import { createOwnAccount } from "./own-account";
import { createPasskeys } from "./passkeys";
import { createPasswords } from "./password/password-store";
import { createPeople, toPerson } from "./people";
import { createSecondFactor } from "./second-factor";
import { createSessionCookie } from "./session-cookie";
import { createSessionEnds, UnwrittenEndError } from "./session-ends";
import { createAttemptSubjects, createSignInLimit, type SignInResult } from "./sign-in-limit";

export type SignedInPerson = NonNullable<Awaited<ReturnType<Accounts["findPerson"]>>>;

type PasswordSignIn =
  /** `expired-password`: it was right, made up by somebody else, and not used in its days. */
  | SignInResult<"wrong-credentials" | "expired-password">
  /** The password was right; a code is asked for. */
  | { outcome: "second-factor"; cookies: string[] };

export type Accounts = Awaited<ReturnType<typeof createAccounts>>;

/** Signs people in and out and finds who is asking. */
export async function createAccounts(connection: Connection, settings: Settings) {
  const auth = await createAuth(connection, settings);
  const { authCookies, secret } = await auth.$context;
  const sessionCookie = createSessionCookie({ name: authCookies.sessionToken.name, secret });
  const limit = createSignInLimit(connection.db, createKnownBrowsers(settings), createAttemptSubjects(settings.secretKey));
  const passwords = createPasswords(auth, connection);
  const sessionEnds = createSessionEnds(connection);
  const people = createPeople({ auth, connection, settings, limit, passwords, sessionEnds });

  return {
    auth,
    limit,
    people,
    forgetOldSessions: sessionEnds.forgetOld,
    own: createOwnAccount(auth, passwords, sessionEnds),
    passkeys: createPasskeys({ auth, connection, settings, limit, passwords }),
    secondFactor: createSecondFactor(auth, connection, limit, passwords),
    google: createGoogleSignIn(connection, settings, limit, people),

    /** Attempts are limited before the password is looked at; unknown and wrong answer alike. */
    async signIn(email: string, password: string, headers: Headers, address: string): Promise<PasswordSignIn> {
      const account = email.trim().toLowerCase();
      const attempt = { email: account, address, headers };
      const waitMs = await limit.take(attempt);
      if (waitMs > 0) return { outcome: "too-many-attempts", waitMs };
      const found = await passwords.find("email", account);
      try {
        const { response, headers: answered } = await auth.api.signInEmail({
          body: { email: account, password },
          headers: clientHeaders(headers, address),
          returnHeaders: true,
        });
        const cookies = answered.getSetCookie();
        const isOver = found?.endsAt !== undefined && found.endsAt.getTime() <= Date.now();
        if (isOver || !(await passwords.isStill(found))) {
          if ("token" in response) await (await auth.$context).internalAdapter.deleteSession(response.token);
          return { outcome: isOver ? "expired-password" : "wrong-credentials" };
        }
        if ("twoFactorRedirect" in response) {
          // Only a completed sign-in forgives: else who knows the password would have endless codes.
          await limit.release(attempt);
          return { outcome: "second-factor", cookies: cookies.filter((cookie) => !isSessionCookie(cookie)) };
        }
        await limit.succeed(attempt);
        return { outcome: "signed-in", email: account, cookies: [...cookies, limit.rememberBrowser(account)] };
      } catch (error) {
        if (isRefusal(error)) return { outcome: "wrong-credentials" };
        await limit.release(attempt);
        throw error;
      }
    },

    /**
     * Ends the session the headers carry, also where the database does not answer. The cookies clear it; `isWritten` is
     * false while only this process knows. The e-mail is of whose it was, when that could be found out.
     */
    async signOut(headers: Headers): Promise<{ cookies: string[]; isWritten: boolean; email?: string }> {
      const token = sessionCookie.findToken(headers.get("cookie"));
      const found = await auth.api.getSession({ headers }).catch(() => undefined);
      let isWritten = true;
      // The library takes a session that it could not delete for ended.
      if (token !== undefined) {
        await sessionEnds.end({ token }).catch((error: unknown) => {
          if (!(error instanceof UnwrittenEndError)) throw error;
          isWritten = false;
        });
      }
      const { headers: answer } = await auth.api.signOut({ headers, returnHeaders: true });
      return { cookies: answer.getSetCookie(), isWritten, email: found?.user.email };
    },

    /** Whether a request's cookies may belong to somebody; who is nobody is told without asking the database. */
    mayBeSomebody: sessionCookie.mayOpen,

    /** Who the headers' live session belongs to. */
    async findPerson(headers: Headers) {
      const cookies = headers.get("cookie");
      if (!sessionCookie.mayOpen(cookies)) return undefined;
      const found = await auth.api.getSession({ headers });
      if (!found || sessionEnds.isRefused(found.session)) {
        sessionCookie.noteEnded(cookies);
        return undefined;
      }
      return toPerson(found.user);
    },
  };
}
