import type { ExistingAddresses, ImportReport, ImportResult, TransferFormat } from "#domain/transfer/import-report";
import { MAX_IMPORT_BYTES } from "#domain/transfer/import-report";
import { CallError } from "../../call/call-error";
import { withKey } from "../../call/call-keyed";
import { sessionGate } from "../../call/session-gate";

const TOO_LARGE = "O arquivo passa de 50 MB. Divida-o em partes.";
const UNREADABLE = "Não foi possível ler o arquivo. Se ele mudou ou foi movido, escolha-o de novo.";

/** What the name says a file is; undefined for one that is neither. @example findFormat("Páginas.CSV") // "csv" */
export function findFormat(fileName: string): TransferFormat | undefined {
  const extension = /\.(csv|json)$/i.exec(fileName)?.[1]?.toLowerCase();
  return extension === "csv" || extension === "json" ? extension : undefined;
}

/** What importing the file would do. */
export async function checkFile(file: File): Promise<ImportReport> {
  return (await sendFile(file, "conferir", "")) as ImportReport;
}

/** Imports the whole file, or nothing: then the report says what must be mended. */
export async function importFile(file: File, existing: ExistingAddresses): Promise<ImportResult | ImportReport> {
  const options = existing === "number" ? "&existentes=numerar" : "&existentes=pular";
  const press = `${file.name} ${file.size} ${file.lastModified} ${options}`;
  return await withKey(press, async (key) => (await sendFile(file, "gravar", options, key)) as ImportResult | ImportReport);
}

/** @throws {CallError} whose explanation says what to do. */
async function sendFile(file: File, step: "conferir" | "gravar", options: string, key = ""): Promise<unknown> {
  const format = findFormat(file.name);
  if (!format) throw new CallError("BAD_REQUEST", "Escolha um arquivo cujo nome termina em .csv ou .json.");
  if (file.size > MAX_IMPORT_BYTES) throw new CallError("CONTENT_TOO_LARGE", TOO_LARGE);
  // Read first: one that changed under the browser fails here and not as a lost connection.
  const bytes = await file.arrayBuffer().catch(() => {
    throw new CallError("BAD_REQUEST", UNREADABLE);
  });
  for (;;) {
    const answer = await post(`/admin/importar/${step}?formato=${format}${options}`, bytes, key);
    // Without a session the panel leads to its sign-in screen.
    const hasSessionEnded = answer.type === "opaqueredirect" || answer.status === 401;
    if (!hasSessionEnded) return await readAnswer(answer);
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

async function readAnswer(answer: Response): Promise<unknown> {
  if (answer.status === 413) throw new CallError("CONTENT_TOO_LARGE", TOO_LARGE);
  if (answer.status === 200 || answer.status === 422) return await answer.json();
  throw new CallError("INTERNAL_SERVER_ERROR");
}
