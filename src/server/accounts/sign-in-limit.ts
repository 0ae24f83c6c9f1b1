import { createHmac } from "node:crypto";
import { aheadAfter } from "#domain/calendar/clock-ahead";
import type { Database } from "../database/database";
import { networkOf } from "../limits/client-network";
import { deriveKey } from "../secrets/derive-key";
import type { KnownBrowsers } from "./known-browsers";

const WINDOW_MS = 15 * 60 * 1000;

/** How often what is over is looked for, where nobody tries. */
export const SWEEP_EVERY_MS = 60_000;

/**
 * Failures a window allows. `google` counts beginnings: each asks the provider and leaves a row. `code` counts uses of
 * one code of an app, which is in force for less than the window.
 */
const MAX_FAILURES = { account: 10, browser: 10, address: 30, google: 30, code: 1 } as const;

type Kind = keyof typeof MAX_FAILURES;

export type SignInLimit = ReturnType<typeof createSignInLimit>;

/** What comes of an attempt to sign in; a way in names why else it refuses. */
export type SignInResult<Refusal extends string> =
  | { outcome: "signed-in"; email: string; cookies: string[] }
  | { outcome: "too-many-attempts"; waitMs: number }
  | (Refusal extends string ? { outcome: Refusal } : never);

export interface Attempt {
  /** Undefined when it belongs to no account. */
  email?: string;
  address: string;
  headers: Headers;
}

/** Names what attempts are counted for by its kind and a keyed hash: who reads them learns neither whose they are nor from where. */
export function createAttemptSubjects(secretKey: string) {
  const key = deriveKey(secretKey, "sign-in-attempts");
  return <Kind extends string>(kind: Kind, value: string): `${Kind}:${string}` =>
    `${kind}:${createHmac("sha256", key).update(`${kind}:${value}`).digest("base64url")}`;
}

/**
 * Limits attempts at passwords and codes per account and per network in windows of a quarter of an hour. A browser in
 * which the account has signed in before is counted by itself, so that strangers who fail cannot lock the account's
 * owner out. An attempt counts as failed from before it is looked at until it is given back, so that many at once are
 * no way around. A sign-in with Google belongs to no account: it counts for the network alone. What is kept names nobody
 * to who reads it, and goes when its window is over.
 */
export function createSignInLimit(db: Database, browsers: KnownBrowsers, nameSubject: ReturnType<typeof createAttemptSubjects>) {
  const addressSubject = (address: string) => nameSubject("address", networkOf(address));
  const codeSubject = (email: string, code: string) => nameSubject("code", `${email}:${code}`);

  function whoseSubject(email: string, headers: Headers): string {
    const browser = browsers.findBrowser(email, headers);
    return browser === undefined ? nameSubject("account", email) : nameSubject("browser", browser);
  }

  const subjects = ({ email, address, headers }: Attempt) => [
    ...(email === undefined ? [] : [whoseSubject(email, headers)]),
    addressSubject(address),
  ];

  async function sweep(): Promise<void> {
    const now = Date.now();
    const furthest = aheadAfter(new Date(now + WINDOW_MS)).toISOString();
    await db
      .deleteFrom("sign_in_attempts")
      .where((eb) => eb.or([eb("window_ends_at", "<=", new Date(now).toISOString()), eb("window_ends_at", ">", furthest)]))
      .execute();
  }

  /** Counts in one step what it reads; over the limit it takes back what it counted. */
  async function take(names: readonly string[]): Promise<number> {
    await sweep();
    const now = Date.now();
    const end = new Date(now + WINDOW_MS);
    const waits = [];
    for (const subject of names) {
      const { failures, window_ends_at } = await db
        .insertInto("sign_in_attempts")
        .values({ subject, failures: 1, window_ends_at: end.toISOString() })
        .onConflict((conflict) => conflict.column("subject").doUpdateSet((eb) => ({ failures: eb("sign_in_attempts.failures", "+", 1) })))
        .returning(["failures", "window_ends_at"])
        .executeTakeFirstOrThrow();
      if (failures > MAX_FAILURES[subject.slice(0, subject.indexOf(":")) as Kind]) waits.push(Date.parse(window_ends_at) - now);
    }
    if (waits.length > 0) await release(names);
    return Math.max(0, ...waits);
  }

  async function release(names: readonly string[]): Promise<void> {
    const failed = db.updateTable("sign_in_attempts").where("subject", "in", names).where("failures", ">", 0);
    await failed.set((eb) => ({ failures: eb("failures", "-", 1) })).execute();
  }

  async function forget(subject: string): Promise<void> {
    await db.deleteFrom("sign_in_attempts").where("subject", "=", subject).execute();
  }

  return {
    /** Takes an attempt; milliseconds until one is allowed, 0 when it is now. */
    take: (attempt: Attempt) => take(subjects(attempt)),

    /** Gives back an attempt that was right but completed nothing, or that never came to be looked at. */
    release: (attempt: Attempt) => release(subjects(attempt)),

    /** A completed sign-in gives its attempt back and forgives the failures of its account or browser, not the network's. */
    async succeed({ email, address, headers }: Attempt & { email: string }): Promise<void> {
      await release([addressSubject(address)]);
      await forget(whoseSubject(email, headers));
    },

    /** Takes the one use of an app's code; false when it was used before, right or wrong. */
    takeCode: async (email: string, code: string) => (await take([codeSubject(email, code)])) === 0,

    /** Gives back the use of a code that never came to be looked at. */
    releaseCode: (email: string, code: string) => forget(codeSubject(email, code)),

    forgiveAccount: (email: string) => forget(nameSubject("account", email)),

    sweep,

    /** The `Set-Cookie` by which the browser of a completed sign-in is known from now on. */
    rememberBrowser: browsers.remember,

    /** Takes a beginning of a sign-in with Google; milliseconds until one is allowed, 0 when it is now. */
    async beginWithGoogle(address: string): Promise<number> {
      const waitMs = await take([nameSubject("google", networkOf(address)), addressSubject(address)]);
      if (waitMs === 0) await release([addressSubject(address)]);
      return waitMs;
    },
  };
}
