import { call, type DataOf } from "./call";

const KEY_BYTES = 16;

/** The keys of what was sent and has not been answered: sent again from this tab, it is the same call. */
const unanswered = new Map<string, string>();

/**
 * Sends something under a key that stays the same until an answer has come, so that the server does it once however
 * often it is pressed, repeated or sent anew after a lost connection. `press` tells one thing that is sent from others.
 */
export async function withKey<T>(press: string, send: (key: string) => Promise<T>): Promise<T> {
  const key = unanswered.get(press) ?? makeKey();
  unanswered.set(press, key);
  const answer = await send(key);
  unanswered.delete(press);
  return answer;
}

/** An action that takes a key, by its own type. */
type KeyedAction = (input: never) => Promise<{ data: unknown; error: unknown }>;

/** Its input without the key, of each kind of input it takes. */
type WithoutKey<Input> = Input extends unknown ? Omit<Input, "callKey"> : never;

/** As `call`, for an action that makes something. */
export async function callKeyed<A extends KeyedAction>(action: A, input: WithoutKey<Parameters<A>[0]>): Promise<DataOf<A>> {
  return await withKey(`${action} ${JSON.stringify(input)}`, (callKey) => call(action, ...([{ ...input, callKey }] as Parameters<A>)));
}

/** `randomUUID` is there for secure addresses alone. */
function makeKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(KEY_BYTES)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
