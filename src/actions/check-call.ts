import { findStorageProblem, STORAGE_PROBLEM_TEXTS } from "#server/database/storage-problem";
import { server } from "./index";
import { SESSION_ENDED } from "./session-guard";

const CALLS = "/_actions/";

/** What may be called without a session. */
const OPEN: ReadonlySet<string> = new Set(["session.signIn", "session.verifyCode", "session.startGoogle"]);

/**
 * Why a call cannot even be tried, as an answer: there is no such action, nobody is signed in, or its input is no
 * JSON. Before the input is looked at, so that strangers learn nothing of it.
 */
export async function refuseCall(request: Request, { pathname }: URL, isSignedIn: boolean): Promise<Response | undefined> {
  if (!pathname.startsWith(CALLS)) return undefined;
  const name = pathname.slice(CALLS.length);
  if (!isAction(name)) return answer("NOT_FOUND", 404, "Esta ação não existe.");
  if (!isSignedIn && !OPEN.has(name)) return answer("UNAUTHORIZED", 401, SESSION_ENDED);
  if (request.method !== "POST" || !request.headers.get("content-type")?.includes("application/json")) return undefined;
  return isJson(await request.clone().text())
    ? undefined
    : answer("BAD_REQUEST", 400, "O pedido não é um JSON válido. Recarregue a página e tente de novo.");
}

/** An action that failed unforeseen answers with the error's own text, which is for the log alone. */
export function isUnforeseen({ status }: Response, { pathname }: URL): boolean {
  return pathname.startsWith(CALLS) && status === 500;
}

/** Says why only where the administrator can do something about it. */
export function answerUnforeseen(failure: string): Response {
  const problem = findStorageProblem(failure);
  if (problem) {
    const message = `${STORAGE_PROBLEM_TEXTS[problem]}. Nada foi salvo: deixe esta tela aberta e tente de novo quando isso estiver resolvido.`;
    return problem === "full" ? answer("INSUFFICIENT_STORAGE", 507, message) : answer("SERVICE_UNAVAILABLE", 503, message);
  }
  return answer("INTERNAL_SERVER_ERROR", 500, "Erro interno. Tente novamente em instantes.");
}

/** In the form Astro's client understands. */
function answer(code: string, status: number, message: string): Response {
  return Response.json({ type: "AstroActionError", code, status, message }, { status });
}

function isAction(name: string): boolean {
  const [noun = "", verb = "", ...rest] = name.split(".");
  const verbs = Object.hasOwn(server, noun) ? server[noun as keyof typeof server] : undefined;
  return rest.length === 0 && verbs !== undefined && Object.hasOwn(verbs, verb);
}

function isJson(text: string): boolean {
  if (text === "") return true;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
