import { tabStorage } from "../ui/tab-storage";
import { call, type DataOf } from "./call";

const KEY_BYTES = 16;

const STORED = "abre-facil:unanswered-calls";
const MOST_STORED = 50;

/** The keys of what was sent and has not been answered: sent again from this tab, loaded anew or not, it is the same call. */
const unanswered = new Map<string, string>(readStored());

/**
 * Sends something under a key that stays the same until an answer has come, so that the server does it once however
 * often it is pressed, repeated or sent anew after a lost connection. `press` tells one thing that is sent from others.
 */
export async function withKey<T>(press: string, send: (key: string) => Promise<T>): Promise<T> {
  const name = shorten(press);
  const key = unanswered.get(name) ?? makeKey();
  unanswered.set(name, key);
  store();
  const answer = await send(key);
  unanswered.delete(name);
  store();
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

/** Two that come out alike share a key, and the server tells them apart by what they send. */
function shorten(press: string): string {
  let hash = 0;
  for (let place = 0; place < press.length; place += 1) hash = (Math.imul(hash, 31) + press.charCodeAt(place)) | 0;
  return `${press.length} ${hash}`;
}

function readStored(): [string, string][] {
  try {
    return JSON.parse(tabStorage.read(STORED) ?? "[]");
  } catch {
    return [];
  }
}

function store(): void {
  tabStorage.write(STORED, JSON.stringify([...unanswered].slice(-MOST_STORED)));
}
