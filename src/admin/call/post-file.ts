import { MAX_IMPORT_BYTES } from "#domain/transfer/import-report";
import { CallError, OFFLINE, SESSION_ENDED, UNREADABLE } from "./call";
import { sessionGate } from "./session-gate";

/**
 * Sends a file that is imported; with an ended session it waits until somebody has signed in again.
 * @returns What the server says of it; `isRefused` where something in it must be mended.
 * @throws {CallError} whose explanation says what to do.
 */
export async function postFile(url: string, file: File, tooLarge: string, key = ""): Promise<{ isRefused: boolean; said: unknown }> {
  if (file.size > MAX_IMPORT_BYTES) throw new CallError("CONTENT_TOO_LARGE", tooLarge);
  // Read first: a file that changed under the browser fails here and not as a lost connection.
  const body = await file.arrayBuffer().catch(() => {
    throw new CallError("BAD_REQUEST", UNREADABLE);
  });
  for (;;) {
    const answer = await post(url, body, key);
    const { status, type } = answer;
    if (status === 413) throw new CallError("CONTENT_TOO_LARGE", tooLarge);
    if (status === 200 || status === 422) return { isRefused: status === 422, said: await answer.json() };
    // Without a session the panel leads to its sign-in screen.
    if (type !== "opaqueredirect" && status !== 401) throw new CallError("INTERNAL_SERVER_ERROR");
    if (!(await sessionGate.waitForSignIn())) throw new CallError("UNAUTHORIZED", SESSION_ENDED);
  }
}

async function post(url: string, body: ArrayBuffer, key: string): Promise<Response> {
  const headers = { "content-type": "application/octet-stream", "idempotency-key": key };
  return await fetch(url, { method: "POST", body, redirect: "manual", headers }).catch(() => {
    throw new CallError("NETWORK", OFFLINE);
  });
}
