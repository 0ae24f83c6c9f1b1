import { z } from "astro/zod";
import { MAX_PASSWORD_LENGTH } from "#domain/accounts/password";
import type { Attempt } from "#server/accounts/sign-in-limit";
import type { PersonCall } from "../call/define-call";
import { refuse, tooManyAttempts } from "../call/refusals";

/** Asked for again before the ways in change; an account that signs in by Google alone has none. */
export const password = z.string().max(MAX_PASSWORD_LENGTH, `A senha tem no máximo ${MAX_PASSWORD_LENGTH} caracteres.`).optional();

/**
 * Counts an attempt at one's own password with those at the door.
 * @throws {ActionError} `TOO_MANY_REQUESTS`
 */
export async function takePasswordAttempt({ person, clientAddress, headers, services }: PersonCall): Promise<Attempt & { email: string }> {
  const attempt = { email: person.email, address: clientAddress, headers };
  const waitMs = await services.accounts.limit.take(attempt);
  if (waitMs > 0) throw tooManyAttempts(waitMs);
  return attempt;
}

/**
 * Does something that asks for the password.
 * @throws {ActionError} `TOO_MANY_REQUESTS`; `FORBIDDEN` when the password is wrong, which is `undefined`.
 */
export async function withPassword<T>(call: PersonCall, act: () => Promise<T | undefined>): Promise<T> {
  const attempt = await takePasswordAttempt(call);
  const done = await act();
  if (done === undefined) throw refuse("FORBIDDEN", "A senha está incorreta.");
  await call.services.accounts.limit.release(attempt);
  return done;
}
