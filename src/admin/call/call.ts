import { CallError, toCallError } from "./call-error";
import { sessionGate } from "./session-gate";

interface Answer {
  data: unknown;
  error: unknown;
}

/** One of the server's actions, by its own type. */
type Action = (input: never) => Promise<Answer>;

/** What an action answers. */
export type DataOf<A extends Action> = Extract<Awaited<ReturnType<A>>, { error: undefined }>["data"];

/**
 * Calls an action: resolves with its data or throws a `CallError`. One that meets an ended session waits for the
 * administrator to sign in again and is then repeated, so that no screen loses what it was doing.
 */
export async function call<A extends Action>(action: A, ...input: Parameters<A>): Promise<DataOf<A>> {
  for (;;) {
    try {
      return await callOnce(action, ...input);
    } catch (error) {
      const hasSessionEnded = error instanceof CallError && error.code === "UNAUTHORIZED";
      if (!hasSessionEnded || !(await sessionGate.waitForSignIn())) throw error;
    }
  }
}

/** As `call`, but asks nobody to sign in again: for what happens without a press, under typing hands. */
export async function callOnce<A extends Action>(action: A, ...input: Parameters<A>): Promise<DataOf<A>> {
  const answer = await action(...(input as Parameters<Action>)).catch((error: unknown) => ({ data: undefined, error }));
  if (answer.error !== undefined) throw toCallError(answer.error);
  return answer.data as DataOf<A>;
}
