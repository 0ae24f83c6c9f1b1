import type { ExistingAddresses, ImportReport, ImportResult, TransferFormat } from "#domain/transfer/import-report";
import { limitWork } from "../limits/work-limits";
import { services } from "../services";
import { checkFile } from "./check-file";
import { planImport, writeImport } from "./import-pages";

export type ImportStep = "check" | "write";

/** Checks the file a request brings, or checks and writes it: 200 with the report or result, 422 with what must be mended. */
export async function answerImport(request: Request, step: ImportStep, actor: string): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const format = readChoice<TransferFormat>(searchParams.get("formato"), { csv: "csv", json: "json" });
  const existing = readChoice<ExistingAddresses>(searchParams.get("existentes") ?? "pular", { pular: "skip", numerar: "number" });
  if (!format || !existing) return answer(400, { message: "Escolha um arquivo CSV ou JSON." });
  // The front server has refused what is too large.
  return await limitWork("import", async () => work(Buffer.from(await request.arrayBuffer()), { step, format, existing, actor }));
}

interface Work {
  step: ImportStep;
  format: TransferFormat;
  existing: ExistingAddresses;
  actor: string;
}

async function work(bytes: Buffer, { step, format, existing, actor }: Work): Promise<Response> {
  const { connection, pageWriter, activities } = services();
  const checked = await checkFile(bytes, format);
  const report = await planImport(connection, checked);
  if (report.problemCount > 0) return answer(422, report);
  if (step === "check") return answer(200, report);
  const result = await writeImport(pageWriter, checked.pages, existing);
  const count = result.imported.toLocaleString("pt-BR");
  await activities.record({ actor, action: "pages.imported", subject: result.imported === 1 ? "1 página" : `${count} páginas` });
  return answer(200, result);
}

function readChoice<T>(text: string | null, choices: Readonly<Record<string, T>>): T | undefined {
  return text !== null && Object.hasOwn(choices, text) ? choices[text] : undefined;
}

function answer(status: number, body: ImportReport | ImportResult | { message: string }): Response {
  return Response.json(body, { status, headers: { "cache-control": "no-store" } });
}
