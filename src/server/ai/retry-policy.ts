import type { AiFailureKind } from "#domain/jobs/job";
import type { AiFailure } from "./ai-failure";

/** How long somebody is willing to wait for one text. */
export interface Patience {
  /** Requests in a row for the same text. */
  attempts: number;
  /** Longest wait between two; a provider that asks for more is not waited for. */
  maxWaitMs: number;
}

/** A run on the server has time. */
export const PATIENT: Patience = { attempts: 6, maxWaitMs: 120_000 };

/** A person is watching, and the local generator is at hand. */
export const BRISK: Patience = { attempts: 3, maxWaitMs: 20_000 };

/** Whether a key works is told at once, without another try; what a model does not take is left out before that. */
export const IMPATIENT: Patience = { attempts: 3, maxWaitMs: -1 };

export const BACK_OFF_MS = 1000;

const MOST_ATTEMPTS: Partial<Record<AiFailureKind, number>> = {
  "rate-limited": Number.POSITIVE_INFINITY,
  "provider-error": 3,
  connection: 3,
  timeout: 2,
};

/**
 * How long to wait before the next request after `attempt` of them failed, the last one like this; undefined when
 * another one is no use. The provider's `Retry-After` counts, else waits double.
 */
export function findWaitMs(failure: AiFailure, attempt: number, patience: Patience, backOffMs = BACK_OFF_MS): number | undefined {
  // At once: the parameter is left out from now on.
  if (failure.kind === "refused-parameter") return attempt < patience.attempts ? 0 : undefined;
  const most = Math.min(MOST_ATTEMPTS[failure.kind] ?? 1, patience.attempts);
  if (attempt >= most) return undefined;
  const wait = failure.retryAfterMs ?? backOffMs * 2 ** (attempt - 1);
  return wait <= patience.maxWaitMs ? wait : undefined;
}
