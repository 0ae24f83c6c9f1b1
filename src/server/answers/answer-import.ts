import { isCallKey, OLD_SCREEN } from "#domain/panel/call-key";
import type { ImportedReport } from "#domain/results/search-report";
import { formatCount } from "#domain/text/format";
import type { ExistingAddresses, ImportReport, ImportResult, TransferFormat } from "#domain/transfer/import-report";
import { limitWork } from "../limits/work-limits";
import { importReport } from "../results/import-report";
import { services } from "../services";
import { checkFile } from "../transfer/check-file";
import { planImport, writeImport } from "../transfer/import-pages";
import { UnreadableFile } from "../transfer/read-rows";

export type ImportStep = "check" | "write";

/** Checks the file a request brings, or checks and writes it: 200 with the report or result, 422 with what must be mended. */
export async function answerImport(request: Request, file: Buffer, step: ImportStep, actor: string): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const format = readChoice<TransferFormat>(searchParams.get("formato"), { csv: "csv", json: "json" });
  const existing = readChoice<ExistingAddresses>(searchParams.get("existentes") ?? "pular", { pular: "skip", numerar: "number" });
  if (!format || !existing) return answer(400, { message: "Escolha um arquivo CSV ou JSON." });
  // The front server has refused what is too large.
  const key = request.headers.get("idempotency-key") ?? "";
  if (step === "write" && !isCallKey(key)) return answer(400, { message: OLD_SCREEN });
  const { connection, pageWriter, isFact, activities, doneCalls, rememberInBackground } = services();
  return await limitWork("import", async () => {
    const checked = await checkFile(file, format, isFact);
    const report = await planImport(connection, checked);
    if (report.problemCount > 0) return answer(422, report);
    if (step === "check") return answer(200, report);
    const once = doneCalls.begin({ caller: actor, action: "import", key, input: [format, existing] });
    const result = await writeImport(pageWriter, checked.pages, existing, once.inside);
    rememberInBackground();
    if (!once.isRepeat()) await activities.record({ actor, action: "pages.imported", subject: describe(result) });
    return answer(200, result);
  });
}

/** @example describe({ imported: 2, held: 1, skipped: 0 }) // "3 páginas, 1 retida" */
function describe({ imported, held }: ImportResult): string {
  const pages = formatCount(imported + held, "página", "páginas");
  return held === 0 ? pages : `${pages}, ${formatCount(held, "retida", "retidas")}`;
}

const readChoice = <T>(text: string | null, choices: Readonly<Record<string, T>>): T | undefined =>
  text !== null && Object.hasOwn(choices, text) ? choices[text] : undefined;

const answer = (status: number, body: ImportReport | ImportResult | ImportedReport | { message: string }): Response =>
  Response.json(body, { status, headers: { "cache-control": "no-store" } });

/** Takes in a report: 200 with what came of it, 422 with what must be mended. */
export async function answerReport(file: Buffer, actor: string): Promise<Response> {
  const { connection, results, activities } = services();
  return await limitWork("import", async () => {
    try {
      const imported = await importReport(connection.db, file);
      results.forgetPages();
      await activities.record({ actor, action: "results.imported", subject: `${imported.matched.toLocaleString("pt-BR")} páginas` });
      return answer(200, imported);
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      return answer(422, { message: error.row === undefined ? error.message : `Linha ${error.row}: ${error.message}` });
    }
  });
}
