import type { ActionError } from "astro:actions";
import type { FormProblem } from "#domain/forms/form-problems";
import { findMeaning } from "#domain/panel/fixed-errors";
import { MAX_IMPORT_BYTES } from "#domain/transfer/import-report";
import { tabStorage } from "../storage/tab-storage";

type Action = (input: never) => Promise<{ data: unknown; error: unknown }>;

export type DataOf<A extends Action> = Extract<Awaited<ReturnType<A>>, { error: undefined }>["data"];

/**
 * Calls an action: resolves with its data or throws a `CallError`. One that meets an ended session waits for the
 * administrator to sign in again and is then repeated, so that no screen loses what it was doing.
 */
export function call<A extends Action>(action: A, ...input: Parameters<A>): Promise<DataOf<A>> {
  return whileSignedIn(() => callOnce(action, ...input));
}

/** Asks again what met an ended session, once the administrator has signed in over the screen as it is. */
export async function whileSignedIn<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      const hasSessionEnded = error instanceof CallError && error.code === "UNAUTHORIZED";
      if (!hasSessionEnded || !(await sessionGate.waitForSignIn())) throw error;
    }
  }
}

export function sessionEnded(): CallError {
  return new CallError("UNAUTHORIZED", "Sua sessão terminou. Entre de novo para continuar.");
}

/** As `call`, but asks nobody to sign in again: for what happens without a press, under typing hands. */
export async function callOnce<A extends Action>(action: A, ...input: Parameters<A>): Promise<DataOf<A>> {
  const answer = await action(...(input as Parameters<Action>)).catch((error: unknown) => ({ data: undefined, error }));
  if (answer.error !== undefined) throw toCallError(answer.error);
  return answer.data as DataOf<A>;
}

/** A call that failed. `explanation` is what the server says to the administrator, when it says something for people. */
export class CallError extends Error {
  readonly code: ActionError["code"] | "NETWORK";
  readonly explanation?: string;
  readonly problems: readonly FormProblem[];

  constructor(code: CallError["code"], explanation?: string, problems: readonly FormProblem[] = []) {
    super(explanation ?? "O servidor não conseguiu responder. Tente de novo em instantes.");
    this.code = code;
    this.explanation = explanation;
    this.problems = problems;
  }
}

/** The server's checks of the input name what is wrong. */
type InputError = ActionError & { issues: readonly FormProblem[] };

export const OFFLINE = "Sem resposta do servidor. Verifique a conexão e tente de novo.";
export const UNREADABLE = "Não foi possível ler o arquivo. Se ele mudou ou foi movido, escolha-o de novo.";
const TOO_LARGE = "O conteúdo enviado é grande demais. Envie menos de uma vez.";

export function toCallError(error: unknown): CallError {
  if (error instanceof CallError) return error;
  if (!isAnswer(error)) return new CallError("NETWORK", OFFLINE);
  if ("issues" in error) return new CallError("BAD_REQUEST", error.issues[0]?.message, error.issues);
  // What broke inside the server is not for the screen.
  if (error.code === "INTERNAL_SERVER_ERROR") return new CallError(error.code);
  return new CallError(error.code, error.code === "CONTENT_TOO_LARGE" ? TOO_LARGE : (findMeaning(error.message) ?? error.message));
}

/** What to say of a failure: the server's words, or the screen's own when it gave none. */
export function explain(error: unknown, fallback: string): string {
  return toCallError(error).explanation ?? fallback;
}

function isAnswer(error: unknown): error is ActionError | InputError {
  return typeof error === "object" && error !== null && "code" in error && "type" in error;
}

const KEY_BYTES = 16;

const STORED = "abre-facil:unanswered-calls";
const MOST_STORED = 50;

/** The keys of what was sent and has not been answered: sent again from this tab, loaded anew or not, it is the same call. */
const unanswered = new Map(tabStorage.readJson<[string, string][]>(STORED));

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

/** An action's input without the key, of each kind of input it takes. */
type WithoutKey<Input> = Input extends unknown ? Omit<Input, "callKey"> : never;

/** As `call`, for an action that makes something. */
export async function callKeyed<A extends Action>(action: A, input: WithoutKey<Parameters<A>[0]>): Promise<DataOf<A>> {
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

function store(): void {
  tabStorage.write(STORED, JSON.stringify([...unanswered].slice(-MOST_STORED)));
}

let waiting: PromiseWithResolvers<boolean> | undefined;
const listeners = new Set<() => void>();

/** Where what met an ended session waits. */
export const sessionGate = {
  /** Opens the sign-in dialog; resolves with whether the administrator signed in or closed it. */
  waitForSignIn(): Promise<boolean> {
    if (!waiting) {
      waiting = Promise.withResolvers();
      tellListeners();
    }
    return waiting.promise;
  },

  finish(isSignedIn: boolean): void {
    waiting?.resolve(isSignedIn);
    waiting = undefined;
    tellListeners();
  },

  isWaiting: (): boolean => waiting !== undefined,

  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

function tellListeners(): void {
  for (const listener of listeners) listener();
}

/**
 * Sends a file that is imported; with an ended session it waits until somebody has signed in again.
 * @returns What the server says of it; `isRefused` where something in it must be mended.
 * @throws {CallError} whose explanation says what to do.
 */
export async function postFile(url: string, file: File, tooLarge: string, key = ""): Promise<{ isRefused: boolean; said: unknown }> {
  if (file.size > MAX_IMPORT_BYTES) throw new CallError("CONTENT_TOO_LARGE", tooLarge);
  // Read first: a file that changed under the browser fails here and not as a lost connection.
  const body = await file.arrayBuffer().catch(() => {
    throw new CallError("BAD_REQUEST", UNREADABLE);
  });
  const headers = { "content-type": "application/octet-stream", "idempotency-key": key };
  return await whileSignedIn(async () => {
    const answer = await fetch(url, { method: "POST", body, redirect: "manual", headers }).catch(() => {
      throw new CallError("NETWORK", OFFLINE);
    });
    const { status } = answer;
    if (status === 413) throw new CallError("CONTENT_TOO_LARGE", tooLarge);
    if (status === 200 || status === 422) return { isRefused: status === 422, said: await answer.json() };
    throw isSignInAnswer(answer) ? sessionEnded() : new CallError("INTERNAL_SERVER_ERROR");
  });
}

/** Without a session the panel leads to its sign-in screen. */
export function isSignInAnswer({ type, status }: Response): boolean {
  return type === "opaqueredirect" || status === 401;
}
