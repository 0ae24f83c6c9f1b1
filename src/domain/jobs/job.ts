import type { TextRequest } from "#domain/generation/text-request";
import type { WantedStatus } from "#domain/page/generated-page";
import type { Reason } from "#domain/page/reason";
import type { Rhythm } from "../publishing/rhythm/plan-moments";

export type JobStatus =
  | "running"
  /** Stopped by itself, because no title could succeed; somebody must let it go on. */
  | "paused"
  | "done"
  | "cancelled";

/** What to do with a title whose address a page already has; "rewrite": a page of the title that is held back gets the new text. */
export type ExistingTitles = "skip" | "keep-both" | "rewrite";

/** What its generator is told besides each title, and what becomes of the pages. */
export interface JobOptions extends Omit<TextRequest, "title"> {
  existing: ExistingTitles;
  /** How its pages are saved; public when absent. */
  status?: WantedStatus;
  /** Its pages go public little by little, whatever `status` says; all at once when absent. */
  rhythm?: Rhythm;
  /** The run whose failed titles this one tries again. */
  retryOf?: string;
}

/** What becomes of the pages a run makes. */
export type RunPages = "public" | "draft" | "scheduled";

export const findRunPages = ({ status, rhythm }: Pick<JobOptions, "status" | "rhythm">): RunPages =>
  rhythm ? "scheduled" : (status ?? "public");

/** What may become of a title; "held": its page was made and is held back from the public. */
export const RUN_OUTCOMES = ["done", "held", "failed", "skipped"] as const;
export type RunOutcome = (typeof RUN_OUTCOMES)[number];
export type ItemStatus = "pending" | RunOutcome;

export interface JobItem {
  id: string;
  position: number;
  title: string;
  status: ItemStatus;
  /** The page made, or the one that was there before when skipped. */
  pageSlug?: string;
  error?: string;
  /** Why its page may not go public. */
  held?: readonly Reason[];
  /** Requests made of the AI provider; absent where there were none. */
  attempts?: Attempt[];
}

export interface Job {
  id: string;
  /** A `JobKind`, or one that another release of the site made. */
  kind: string;
  status: JobStatus;
  options: JobOptions;
  total: number;
  createdAt: Date;
  finishedAt?: Date;
  cancelRequested: boolean;
  pauseReason?: string;
}

/** How many titles of a run came to each end. */
type RunCounts = Record<RunOutcome, number>;

export const countOutcomes = (count: (outcome: RunOutcome) => number): RunCounts =>
  Object.fromEntries(RUN_OUTCOMES.map((outcome) => [outcome, count(outcome)])) as RunCounts;

/** What a screen shows of a run: where it is, and its results from `resultsFrom` on. */
export interface JobProgress extends Pick<Job, "id" | "kind" | "status" | "total" | "cancelRequested" | "pauseReason">, RunCounts {
  /** What becomes of those that are done. */
  pages: RunPages;
  currentTitle?: string;
  /** What was asked of the AI provider for it so far. */
  currentAttempts?: Attempt[];
  resultsFrom: number;
  results: JobItem[];
}

/** Whether a run has neither ended nor been cancelled: it works, or may go on. */
export const isUnfinished = (status: JobStatus) => status === "running" || status === "paused";

/** How many items are behind a run, whatever became of them. */
export const countFinished = ({ done, held, failed, skipped }: RunCounts): number => done + held + failed + skipped;

/** @example percentDone({ done: 10, held: 0, failed: 2, skipped: 0, total: 50 }) // 24 */
export const percentDone = (progress: RunCounts & Pick<JobProgress, "total">): number =>
  progress.total === 0 ? 100 : Math.floor((countFinished(progress) / progress.total) * 100);

/** What may come of a request to the AI provider that does not fail, as the administrator reads it. */
const WITHOUT_FAILURE = {
  /** On an item nobody works on, the process died meanwhile. */
  running: "em andamento",
  written: "texto recebido",
  /** Written up to the limit of tokens; the rest was asked for, or the text was cut to whole blocks. */
  cut: "texto interrompido pelo limite",
  interrupted: "interrompida",
};

/** The provider did not take the request or did not answer it, as it would not for any other title. */
const FAILURES_OF_PROVIDER = {
  "no-key": "sem chave",
  "refused-key": "chave recusada",
  "missing-model": "modelo não encontrado",
  "rate-limited": "limite de uso do provedor",
  /** The provider's account has no credit left; waiting does not help. */
  "no-credit": "conta sem crédito",
  /** The model does not take a parameter; asked again without it. */
  "refused-parameter": "parâmetro recusado",
  refused: "pedido recusado",
  "provider-error": "erro do provedor",
  timeout: "sem resposta a tempo",
  connection: "conexão perdida",
};

const FAILURES_OF_TEXT = {
  /** Nothing in the answer that could be a page. */
  unusable: "resposta sem conteúdo",
  "too-large": "resposta grande demais",
  foreign: "texto em outra língua",
  /** The text quotes a fact that is not in the register. */
  "unknown-fact": "dado que não está no cadastro",
};

export const ATTEMPT_OUTCOMES = { ...WITHOUT_FAILURE, ...FAILURES_OF_PROVIDER, ...FAILURES_OF_TEXT };
export type AttemptOutcome = keyof typeof ATTEMPT_OUTCOMES;
export type AiFailureKind = Exclude<AttemptOutcome, keyof typeof WITHOUT_FAILURE>;

/** Whether a failure says nothing of the title it was met with. */
export const isOfProvider = (kind: AiFailureKind): boolean => Object.hasOwn(FAILURES_OF_PROVIDER, kind);

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
