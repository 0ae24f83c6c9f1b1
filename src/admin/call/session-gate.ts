interface Waiting {
  signedIn: Promise<boolean>;
  finish: (isSignedIn: boolean) => void;
}

let waiting: Waiting | undefined;
const listeners = new Set<() => void>();

/** Where calls that met an ended session wait for the administrator to sign in again, over the screen as it is. */
export const sessionGate = {
  /** Opens the sign-in dialog; resolves with whether the administrator signed in or closed it. */
  waitForSignIn(): Promise<boolean> {
    if (!waiting) {
      const { promise, resolve } = Promise.withResolvers<boolean>();
      waiting = { signedIn: promise, finish: resolve };
      tellListeners();
    }
    return waiting.signedIn;
  },

  finish(isSignedIn: boolean): void {
    waiting?.finish(isSignedIn);
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
