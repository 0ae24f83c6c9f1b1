import type { ActionError } from "astro:actions";
import type { SignedInPerson } from "#server/accounts/accounts";
import { hasMoreSigns } from "#server/transfer/json-signs";
import { server } from "..";
import { findRefusal, whoMay } from "./define-call";
import { refuse, toForeseen } from "./refusals";

const CALLS = "/_actions/";
const SIGN_OUT = `${CALLS}session.signOut`;

export const isCall = ({ pathname }: URL): boolean => pathname.startsWith(CALLS);

/** A call that finds out itself whose it is, and does without where it cannot. */
export const isSignOut = ({ pathname }: URL): boolean => pathname === SIGN_OUT;

/** Many times what the longest list of a call has. */
const MAX_SIGNS = 20_000;

/**
 * Why a call cannot even be tried, as an answer: there is no such action, it is not for who calls, or its input is no
 * JSON. Before the input is looked at, so that who may not learns nothing of it.
 */
export async function refuseCall(request: Request, url: URL, person: SignedInPerson | undefined): Promise<Response | undefined> {
  if (!isCall(url)) return undefined;
  const action = findAction(url.pathname.slice(CALLS.length));
  if (!action) return answer(refuse("NOT_FOUND", "Esta ação não existe."));
  const refusal = findRefusal(person, whoMay(action));
  if (refusal) return answer(refusal);
  if (request.method !== "POST" || !request.headers.get("content-type")?.toLowerCase().includes("application/json")) return undefined;
  const text = await request.clone().text();
  if (hasMoreSigns(text, MAX_SIGNS)) return answer(refuse("CONTENT_TOO_LARGE", "O pedido tem partes demais. Envie menos de uma vez."));
  return isJson(text) ? undefined : answer(refuse("BAD_REQUEST", "O pedido não é um JSON válido. Recarregue a página e tente de novo."));
}

/** Why nobody could be found to be calling, as an answer. */
export const answerFailure = (error: unknown, { pathname }: URL): Response => answer(toForeseen(error, pathname));

/** In the form Astro's client understands. */
const answer = ({ code, status, message }: ActionError): Response =>
  Response.json({ type: "AstroActionError", code, status, message }, { status });

function findAction(name: string): object | undefined {
  const [noun = "", verb = "", ...rest] = name.split(".");
  const verbs: Record<string, object> = Object.hasOwn(server, noun) ? server[noun as keyof typeof server] : {};
  return rest.length === 0 && Object.hasOwn(verbs, verb) ? verbs[verb] : undefined;
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
