import { ActionError } from "astro:actions";
import type { Attempt } from "#server/accounts/sign-in-limit";
import type { PersonCall } from "../call/define-call";
import { tooManyAttempts } from "../call/refusals";

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
  if (done === undefined) throw new ActionError({ code: "FORBIDDEN", message: "A senha está incorreta." });
  await call.services.accounts.limit.release(attempt);
  return done;
}
