import type { ActionError } from "astro:actions";
import type { FormProblem } from "#domain/forms/form-problems";
import { findMeaning } from "#domain/panel/fixed-errors";

/** A call that failed. `explanation` is what the server says to the administrator, when it says something for people. */
export class CallError extends Error {
  readonly code: ActionError["code"] | "NETWORK";
  readonly explanation?: string;
  /** Where the input was refused. */
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
export const SESSION_ENDED = "Sua sessão terminou. Entre de novo para continuar.";
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
