import { setTimeout as sleep } from "node:timers/promises";

/** A question without an answer for this long makes us ask whether anybody is there. */
const SUSPECT_AFTER_MS = 500;
/** Between one such question and the next, while nobody is. */
const ASK_AGAIN_EVERY_MS = 500;

/** The database takes questions and does not answer them. */
export class NoAnswerError extends Error {
  readonly code = "ETIMEDOUT";

  constructor() {
    super("No answer from the database");
  }
}

export type AnswerWatch = ReturnType<typeof createAnswerWatch>;

/**
 * Tells a database that hangs from one that takes its time over a question: when a question waits for long, another way
 * in is tried. If nobody answers there either, all questions are given up at once, and new ones too until somebody does;
 * else they go on waiting.
 * @param isAnswering asks by a way of its own, and takes no more than a few seconds.
 */
export function createAnswerWatch(isAnswering: () => Promise<boolean>, suspectAfterMs = SUSPECT_AFTER_MS) {
  const waiting = new Set<() => void>();
  let asking: Promise<boolean> | undefined;
  let isHanging = false;
  let isStopped = false;

  async function look(): Promise<void> {
    asking ??= isAnswering().finally(() => {
      asking = undefined;
    });
    if ((await asking) || isHanging || isStopped) return;
    isHanging = true;
    for (const giveUp of [...waiting]) giveUp();
    void askUntilAnswered();
  }

  async function askUntilAnswered(): Promise<void> {
    do await sleep(ASK_AGAIN_EVERY_MS, undefined, { ref: false });
    while (!isStopped && !(await isAnswering()));
    isHanging = false;
  }

  return {
    /**
     * What the question is answered.
     * @param onGivenUp called when it is not waited for any longer.
     * @throws {NoAnswerError}
     */
    async wait<T>(ask: () => Promise<T>, onGivenUp?: () => void): Promise<T> {
      if (isHanging) throw new NoAnswerError();
      const { promise: givenUp, reject } = Promise.withResolvers<never>();
      let timer: NodeJS.Timeout;
      const suspectLater = () => {
        timer = setTimeout(() => void look().then(() => waiting.has(giveUp) && suspectLater()), suspectAfterMs).unref();
      };
      const giveUp = () => {
        end();
        reject(new NoAnswerError());
        onGivenUp?.();
      };
      const end = () => {
        clearTimeout(timer);
        waiting.delete(giveUp);
      };
      waiting.add(giveUp);
      suspectLater();
      return await Promise.race([ask(), givenUp]).finally(end);
    },

    stop(): void {
      isStopped = true;
    },
  };
}
