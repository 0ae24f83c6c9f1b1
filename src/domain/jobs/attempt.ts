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
  | "foreign"
  /** The text quotes a fact that is not in the register. */
  | "unknown-fact";

/** The provider did not take the request or did not answer it, as it would not for any other title. */
const OF_PROVIDER: ReadonlySet<AiFailureKind> = new Set([
  "no-key",
  "refused-key",
  "missing-model",
  "rate-limited",
  "no-credit",
  "refused-parameter",
  "refused",
  "provider-error",
  "timeout",
  "connection",
]);

/** Whether a failure says nothing of the title it was met with. */
export function isOfProvider(kind: AiFailureKind): boolean {
  return OF_PROVIDER.has(kind);
}

/** What the AI provider answered for a title, kept until the title is finished: it is asked, and paid, once. */
export interface KeptAnswer {
  text: string;
  /** It ended at the limit of tokens. */
  isCut: boolean;
  /** Its rest, if it was cut, has been asked for. */
  isFinal: boolean;
  /** What was answered when it was asked to mend what the rules hold back; absent where it was not asked. */
  mended?: { text: string; isCut: boolean };
}

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
