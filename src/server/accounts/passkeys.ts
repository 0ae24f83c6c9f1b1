import { randomUUID } from "node:crypto";
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import type { Selectable } from "kysely";
import { describeDevice } from "#domain/accounts/device";
import type { Tables } from "../database/tables";
import { createSignedMarks } from "../secrets/signed-marks";
import { clientHeaders } from "./client-headers";
import type { PeopleParts } from "./people";
import type { SignInResult } from "./sign-in-limit";

type Passkey = ReturnType<typeof toPasskey>;

type AddedPasskey = { outcome: "added"; passkey: Passkey } | { outcome: "refused" } | { outcome: "too-many" };

const GOOD_FOR_SECONDS = 5 * 60;
const SITE_NAME = "Abre Fácil";
const MOST = 10;
const SIGN_IN = "sign-in";
/** Taken in at the first use: few starts of a process see one. */
const webAuthn = () => import("@simplewebauthn/server");

/**
 * Passkeys: a key that a device keeps and uses after it has seen whose it is, by finger, face or number. That is two factors
 * by itself, so no code is asked for besides. They are of the host of `SITE_URL`, and of no use elsewhere.
 */
export function createPasskeys({ auth, connection: { db }, settings, limit, passwords }: Omit<PeopleParts, "sessionEnds">) {
  const { hostname: rpID, origin } = new URL(settings.siteUrl);
  // Strangers may ask for as many challenges as they like: nothing is kept of them.
  const challenges = createSignedMarks(settings.secretKey, "passkey-challenges", GOOD_FOR_SECONDS);
  const isOurs = (challenge: string, subject: string) =>
    challenges.findId(Buffer.from(challenge, "base64url").toString(), subject) !== undefined;
  const expected = { expectedOrigin: origin, expectedRPID: rpID, requireUserVerification: true };
  const listOf = (userId: string) => db.selectFrom("passkeys").selectAll().where("user_id", "=", userId).orderBy("created_at").execute();

  /** What was verified; undefined where the library finds something wrong, which it says by throwing. */
  async function verified<T extends { verified: boolean }>(verifying: Promise<T>): Promise<T | undefined> {
    const answer = await verifying.catch(() => undefined);
    return answer?.verified ? answer : undefined;
  }

  return {
    async list(userId: string): Promise<Passkey[]> {
      return (await listOf(userId)).map(toPasskey);
    },

    /** What a device is asked to make a key by; undefined when the password is wrong. */
    async begin({ id, email, name }: { id: string; email: string; name: string }, password: string | undefined) {
      const known = await passwords.find("id", id);
      if (!known || (known.hash !== null && !(await passwords.isRight(known, password ?? "")))) return undefined;
      const { generateRegistrationOptions } = await webAuthn();
      return await generateRegistrationOptions({
        rpName: SITE_NAME,
        rpID,
        userID: Uint8Array.from(Buffer.from(id)),
        userName: email,
        userDisplayName: name,
        challenge: challenges.make(id),
        excludeCredentials: (await listOf(id)).map((row) => ({ id: row.credential_id, transports: row.transports.split(" ") })),
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
      });
    },

    /** Takes the key that a device has made. The same sent twice is there once. */
    async add(userId: string, response: RegistrationResponseJSON, headers: Headers): Promise<AddedPasskey> {
      const { verifyRegistrationResponse } = await webAuthn();
      const expectedChallenge = (challenge: string) => isOurs(challenge, userId);
      const answer = await verified(verifyRegistrationResponse({ response, expectedChallenge, ...expected }));
      if (!answer?.registrationInfo) return { outcome: "refused" };
      const own = await listOf(userId);
      const { id, publicKey, counter } = answer.registrationInfo.credential;
      if (own.length >= MOST && !own.some((row) => row.credential_id === id)) return { outcome: "too-many" };
      await db
        .insertInto("passkeys")
        .values({
          id: randomUUID(),
          user_id: userId,
          credential_id: id,
          public_key: Buffer.from(publicKey).toString("base64url"),
          counter,
          transports: (response.response.transports ?? []).join(" "),
          device: describeDevice(headers.get("user-agent") ?? ""),
          created_at: new Date().toISOString(),
        })
        .onConflict((conflict) => conflict.column("credential_id").doNothing())
        .execute();
      const kept = (await listOf(userId)).find((row) => row.credential_id === id);
      return kept ? { outcome: "added", passkey: toPasskey(kept) } : { outcome: "refused" };
    },

    /** The one that is no more; undefined when it was none of his. */
    async remove(userId: string, id: string): Promise<Passkey | undefined> {
      const gone = db.deleteFrom("passkeys").where("id", "=", id).where("user_id", "=", userId);
      const row = await gone.returningAll().executeTakeFirst();
      return row && toPasskey(row);
    },

    /** What any device is asked that has a key of this site. */
    async beginSignIn() {
      const { generateAuthenticationOptions } = await webAuthn();
      return await generateAuthenticationOptions({ rpID, challenge: challenges.make(SIGN_IN), userVerification: "required" });
    },

    /**
     * Attempts count for the network alone: nobody guesses a key, and who guesses passwords keeps nobody from using his.
     * Refused is one that is unknown, removed, of another site, used twice, or without a look at who holds the device.
     */
    async signIn(response: AuthenticationResponseJSON, headers: Headers, address: string): Promise<SignInResult<"refused">> {
      const attempt = { address, headers };
      const waitMs = await limit.take(attempt);
      if (waitMs > 0) return { outcome: "too-many-attempts", waitMs };
      const row = await db.selectFrom("passkeys").selectAll().where("credential_id", "=", response.id).executeTakeFirst();
      if (!row) return { outcome: "refused" };
      const { verifyAuthenticationResponse } = await webAuthn();
      let signed = "";
      const expectedChallenge = (challenge: string) => {
        signed = challenge;
        return isOurs(challenge, SIGN_IN);
      };
      const credential = {
        id: row.credential_id,
        publicKey: Uint8Array.from(Buffer.from(row.public_key, "base64url")),
        counter: Number(row.counter),
      };
      const answer = await verified(verifyAuthenticationResponse({ response, expectedChallenge, credential, ...expected }));
      // One use each, also at the same moment.
      if (!answer || !(await limit.takeCode(row.user_id, signed))) return { outcome: "refused" };
      const used = { counter: answer.authenticationInfo.newCounter, used_at: new Date().toISOString() };
      const { numUpdatedRows } = await db.updateTable("passkeys").set(used).where("id", "=", row.id).executeTakeFirst();
      if (numUpdatedRows === 0n) return { outcome: "refused" };
      const { response: begun, headers: answered } = await auth.api.beginSession({
        body: { userId: row.user_id },
        headers: clientHeaders(headers, address),
        returnHeaders: true,
      });
      if (!begun) return { outcome: "refused" };
      await limit.succeed({ ...attempt, email: begun.email });
      return { outcome: "signed-in", email: begun.email, cookies: [...answered.getSetCookie(), limit.rememberBrowser(begun.email)] };
    },
  };
}

/** A key of somebody's device, as its owner sees it, with where it was made. */
function toPasskey({ id, device, created_at, used_at }: Selectable<Tables["passkeys"]>) {
  return { id, device, createdAt: new Date(created_at), usedAt: used_at === null ? undefined : new Date(used_at) };
}
