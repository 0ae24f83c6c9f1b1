/** What came of one request to the AI provider. */
export type AttemptOutcome =
  /** Under way; on an item nobody works on, the process died meanwhile. */
  | "running"
  | "written"
  /** Written up to the limit of tokens; the rest was asked for, or the text was cut to whole blocks. */
  | "cut"
  | "interrupted"
  | AiFailureKind;

/** Whether each is of the provider, which did not take the request or did not answer it, as it would not for any other title. */
const AI_FAILURES = {
  "no-key": true,
  "refused-key": true,
  "missing-model": true,
  "rate-limited": true,
  /** The provider's account has no credit left; waiting does not help. */
  "no-credit": true,
  /** The model does not take a parameter; asked again without it. */
  "refused-parameter": true,
  refused: true,
  "provider-error": true,
  timeout: true,
  connection: true,
  /** Nothing in the answer that could be a page. */
  unusable: false,
  "too-large": false,
  foreign: false,
  /** The text quotes a fact that is not in the register. */
  "unknown-fact": false,
} as const;

export type AiFailureKind = keyof typeof AI_FAILURES;

/** Whether a failure says nothing of the title it was met with. */
export const isOfProvider = (kind: AiFailureKind): boolean => AI_FAILURES[kind];

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
