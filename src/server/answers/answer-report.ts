import { limitWork } from "../limits/work-limits";
import { type ImportedReport, importReport } from "../results/import-report";
import { services } from "../services";
import { UnreadableFile } from "../transfer/read-rows";

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

function answer(status: number, body: ImportedReport | { message: string }): Response {
  return Response.json(body, { status, headers: { "cache-control": "no-store" } });
}
