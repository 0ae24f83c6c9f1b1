import { CallError } from "./call-error";
import { sessionGate } from "./session-gate";

const UNREADABLE = "Não foi possível ler o arquivo. Se ele mudou ou foi movido, escolha-o de novo.";

/** Reads a chosen file before it is sent: one that changed under the browser fails here and not as a lost connection. */
export async function readFile(file: File): Promise<ArrayBuffer> {
  return await file.arrayBuffer().catch(() => {
    throw new CallError("BAD_REQUEST", UNREADABLE);
  });
}

/**
 * Sends bytes as a body; with an ended session it waits until somebody has signed in again.
 * @throws {CallError} whose explanation says what to do.
 */
export async function postFile(url: string, body: ArrayBuffer, key = ""): Promise<Response> {
  for (;;) {
    const answer = await post(url, body, key);
    // Without a session the panel leads to its sign-in screen.
    const hasSessionEnded = answer.type === "opaqueredirect" || answer.status === 401;
    if (!hasSessionEnded) return answer;
    if (!(await sessionGate.waitForSignIn())) throw new CallError("UNAUTHORIZED", "Sua sessão terminou. Entre de novo para continuar.");
  }
}

async function post(url: string, body: ArrayBuffer, key: string): Promise<Response> {
  const headers = { "content-type": "application/octet-stream", "idempotency-key": key };
  try {
    return await fetch(url, { method: "POST", body, redirect: "manual", headers });
  } catch {
    throw new CallError("NETWORK", "Sem resposta do servidor. Verifique a conexão e tente de novo.");
  }
}
