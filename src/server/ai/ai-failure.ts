import { APIConnectionTimeoutError, APIError } from "openai/error";
import type { AiFailureKind } from "#domain/jobs/job";
import { shortenName } from "#domain/page/fact-quotes";
import { KEY_REQUIRED } from "#domain/panel/fixed-errors";
import { formatCount } from "#domain/text/format";
import { withoutKey } from "./ai-key-store";
import { NotPublicError } from "./public-address";

/** Why the provider gave no page; its message is what the administrator reads. */
export class AiFailure extends Error {
  readonly kind: AiFailureKind;
  /** HTTP status of the provider's answer. */
  readonly status?: number;
  /** How long the provider asks to be left alone. */
  readonly retryAfterMs?: number;

  constructor(kind: AiFailureKind, message: string, { status, retryAfterMs }: Pick<AiFailure, "status" | "retryAfterMs"> = {}) {
    super(message);
    this.kind = kind;
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }
}

/** The caller gave up, or the server is stopping: no failure of the provider. */
export class AiInterruption extends Error {}

/** The provider sent more than any page needs. */
export class AnswerTooLarge extends Error {}

const MAX_MESSAGE_LENGTH = 300;
const NOT_PUBLIC =
  "O endereço do serviço de IA precisa começar por https:// e levar à internet, não à rede do servidor. Mude-o no Cadastro";

const fail = (kind: AiFailureKind, reason: string, details?: Pick<AiFailure, "status" | "retryAfterMs">) =>
  new AiFailure(kind, `Erro ao gerar conteúdo: ${reason}`, details);

export const noKey = (problem = KEY_REQUIRED) => new AiFailure("no-key", problem);
export const unusable = () => new AiFailure("unusable", "Resposta da API não contém o conteúdo esperado");
export const unknownFact = (name: string) =>
  fail("unknown-fact", `O texto cita o dado “{{${shortenName(name)}}}”, que não existe no cadastro`);
export const foreign = () => fail("foreign", "O texto não veio em português");
export const tooLarge = () => fail("too-large", "A resposta do provedor é grande demais");
export const timedOut = (ms: number) =>
  fail("timeout", `O provedor não terminou em ${formatCount(Math.ceil(ms / 1000), "segundo", "segundos")}`);

/** What went wrong in a request with this model and key, in words that never hold the key. */
export function toAiFailure(error: unknown, { model, key }: { model: string; key: string }): AiFailure {
  if (error instanceof AiFailure) return error;
  if (hasCause(error, AnswerTooLarge)) return tooLarge();
  if (hasCause(error, NotPublicError)) return fail("refused", NOT_PUBLIC);
  if (error instanceof SyntaxError) return unusable();
  if (error instanceof APIError && (error.status !== undefined || error.error !== undefined)) return fromAnswer(error, model, key);
  if (error instanceof APIConnectionTimeoutError) return fail("timeout", "O provedor não respondeu a tempo");
  return fail("connection", "A conexão com o provedor falhou");
}

function fromAnswer(error: APIError, model: string, key: string): AiFailure {
  const { status, code } = error;
  const said = readMessage(error, key);
  const details = { status, retryAfterMs: readRetryAfter(error.headers) };
  if (code === "model_not_found" || (status === 404 && /model/i.test(said))) {
    const reason = [`Modelo "${model}" não encontrado no provedor.`, said, "Escolha outro modelo no Cadastro"].filter(Boolean).join(" ");
    return fail("missing-model", reason, details);
  }
  return fail(kindOf(error), said || "Erro desconhecido", details);
}

function kindOf({ status = 0, code, message }: APIError): AiFailureKind {
  if (code === "insufficient_quota") return "no-credit";
  if (status === 429) return "rate-limited";
  if (status === 401 || status === 403) return "refused-key";
  const isRefusal = code === "unsupported_parameter" || code === "unsupported_value" || /unsupported|not support/i.test(message);
  if (isRefusal && /max_tokens|temperature/.test(message)) return "refused-parameter";
  if (status === 408) return "timeout";
  // An error inside a stream comes without a status.
  return status === 0 || status >= 500 ? "provider-error" : "refused";
}

/** The provider's own words; empty when it answered with a page of HTML or with nothing. */
function readMessage({ error, headers }: APIError, key: string): string {
  const said = typeof error === "string" ? error : (error as { message?: unknown } | undefined)?.message;
  if (typeof said !== "string" || headers?.get("content-type")?.startsWith("text/html")) return "";
  // Before it is cut, which might be within the key.
  const line = withoutKey(said, key).replace(/\s+/g, " ").trim();
  return line.length > MAX_MESSAGE_LENGTH ? `${line.slice(0, MAX_MESSAGE_LENGTH)}…` : line;
}

/** `Retry-After` in seconds or as a date, or the finer `retry-after-ms`. */
function readRetryAfter(headers: Headers | undefined): number | undefined {
  const fine = Number.parseFloat(headers?.get("retry-after-ms") ?? "");
  if (fine >= 0) return fine;
  const written = headers?.get("retry-after")?.trim();
  if (!written) return undefined;
  const ms = /^\d+(\.\d+)?$/.test(written) ? Number(written) * 1000 : Date.parse(written) - Date.now();
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}

function hasCause(error: unknown, kind: new (message: string) => Error): boolean {
  if (error instanceof kind) return true;
  return error instanceof Error && hasCause(error.cause, kind);
}
