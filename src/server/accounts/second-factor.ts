import type { Connection } from "../database/database";
import { isRefusal, unlessRefused } from "./api-refusal";
import type { Auth } from "./auth";
import { endChallenges, findChallenged } from "./challenges";
import { clientHeaders, withoutSession } from "./client-headers";
import type { Passwords } from "./password/password-store";
import type { SignInLimit, SignInResult } from "./sign-in-limit";

/** A code of the app, or one of those kept for its loss. */
type CodeKind = "app" | "backup";

/** What no app shows: the library takes it for wrong, and counts it. */
const NO_CODE = "-";
const WRONG_PASSWORD = { INVALID_PASSWORD: undefined } as const;
const LOCKED_MS = 15 * 60 * 1000;

/** Codes of an app (TOTP). The library counts wrong ones per sign-in (5) and account (10 in 15 minutes), `limit` a network's. */
export function createSecondFactor(auth: Auth, { db }: Connection, limit: SignInLimit, passwords: Passwords) {
  return {
    /** The second step of a sign-in, after the password, which has to be given again where it has `expired`. */
    async verify(kind: CodeKind, code: string, headers: Headers, address: string): Promise<SignInResult<"wrong-code" | "expired">> {
      const challenged = await findChallenged(auth, headers);
      const email = challenged?.email;
      const password = challenged && (await passwords.find("id", challenged.id));
      const attempt = { email, address, headers };
      const waitMs = await limit.take(attempt);
      if (waitMs > 0) return { outcome: "too-many-attempts", waitMs };
      const isUsed = kind === "app" && email !== undefined && !(await limit.takeCode(email, code));
      const giveCodeBack = async () => {
        if (kind === "app" && email !== undefined && !isUsed) await limit.releaseCode(email, code);
      };
      // A live session beside the challenge would make the library check a code without counting it.
      const input = {
        headers: withoutSession(clientHeaders(headers, address)),
        body: { code: isUsed ? NO_CODE : code.toLowerCase() },
        returnHeaders: true,
      } as const;
      try {
        const { response, headers: answered } = await (kind === "app" ? auth.api.verifyTOTP(input) : auth.api.verifyBackupCode(input));
        if (response.user.id !== password?.userId || !(await passwords.isStill(password))) {
          if (response.token) await (await auth.$context).internalAdapter.deleteSession(response.token);
          return { outcome: "expired" };
        }
        await limit.succeed({ ...attempt, email: response.user.email });
        const cookies = [...answered.getSetCookie(), limit.rememberBrowser(response.user.email)];
        return { outcome: "signed-in", email: response.user.email, cookies };
      } catch (error) {
        if (!isRefusal(error)) {
          await giveCodeBack();
          await limit.release(attempt);
          throw error;
        }
        if (isRefusal(error, "ACCOUNT_TEMPORARILY_LOCKED")) return { outcome: "too-many-attempts", waitMs: LOCKED_MS };
        if (isRefusal(error, "INVALID_CODE", "INVALID_BACKUP_CODE")) return { outcome: "wrong-code" };
        await giveCodeBack();
        return { outcome: "expired" };
      }
    },

    /** A new secret, not in force before a code of it has been given. Undefined when the password is wrong. */
    async begin(headers: Headers, password: string | undefined) {
      const asked = auth.api.enableTwoFactor({ headers, body: { password, method: "totp" } });
      const begun = await unlessRefused(asked, { ...WRONG_PASSWORD, TOTP_ALREADY_ENABLED: "already-enabled" });
      if (typeof begun !== "object") return begun;
      if (begun.method !== "totp") throw new Error("The library began another method");
      /** `uri`: an `otpauth:` address that holds the secret. */
      return { uri: writeSpacesOut(begun.totpURI), backupCodes: begun.backupCodes };
    },

    /** Puts the new secret in force and uses the code up; the cookies are of the session that replaces this one. Undefined when wrong. */
    async confirm(headers: Headers, { email, code }: { email: string; code: string }): Promise<string[] | undefined> {
      const isFree = await limit.takeCode(email, code);
      const answer = isFree && (await unlessRefused(auth.api.verifyTOTP({ headers, body: { code }, returnHeaders: true })));
      return answer ? answer.headers.getSetCookie() : undefined;
    },

    /** The cookies are of the session that replaces this one. Undefined when the password is wrong. */
    async disable(headers: Headers, userId: string, password: string | undefined): Promise<string[] | undefined> {
      const answer = await unlessRefused(auth.api.disableTwoFactor({ headers, body: { password }, returnHeaders: true }), WRONG_PASSWORD);
      if (answer) await endChallenges(db, userId);
      return answer?.headers.getSetCookie();
    },

    /** New codes for the loss of the app, in place of the old ones. Undefined when the password is wrong. */
    async renewBackupCodes(headers: Headers, password: string | undefined): Promise<string[] | "not-enabled" | undefined> {
      const asked = auth.api.generateBackupCodes({ headers, body: { password } });
      const renewed = await unlessRefused(asked, { ...WRONG_PASSWORD, TWO_FACTOR_NOT_ENABLED: "not-enabled" });
      return typeof renewed === "object" ? renewed.backupCodes : renewed;
    },
  };
}

/** Apps show a space that is written as a plus sign as just that. */
function writeSpacesOut(uri: string): string {
  const query = uri.indexOf("?");
  return uri.slice(0, query) + uri.slice(query).replaceAll("+", "%20");
}
