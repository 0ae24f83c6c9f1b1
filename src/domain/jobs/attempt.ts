/** What came of one request to the AI provider. */
export type AttemptOutcome =
  /** Under way; on an item nobody works on, the process died meanwhile. */
  | "running"
  | "written"
  /** Written up to the limit of tokens; the rest was asked for, or the text was cut to whole blocks. */
  | "cut"
  | "interrupted"
  | AiFailureKind;

export type AiFailureKind =
  | "no-key"
  | "refused-key"
  | "missing-model"
  | "rate-limited"
  /** The provider's account has no credit left; waiting does not help. */
  | "no-credit"
  /** The model does not take a parameter; asked again without it. */
  | "refused-parameter"
  | "refused"
  | "provider-error"
  | "timeout"
  | "connection"
  /** Nothing in the answer that could be a page. */
  | "unusable"
  | "too-large"
  | "foreign";

export interface Attempt {
  /** ISO 8601. */
  startedAt: string;
  outcome: AttemptOutcome;
  ms?: number;
  /** HTTP status of the provider's answer. */
  status?: number;
  /** What the administrator is told of a failure. */
  message?: string;
  /** When it is tried again, ISO 8601. */
  retryAt?: string;
  tokens?: number;
}
