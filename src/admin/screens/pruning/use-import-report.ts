import { useMutation, useQueryClient } from "@tanstack/react-query";
import { MAX_IMPORT_BYTES } from "#domain/transfer/import-report";
import { CallError, explain } from "../../call/call-error";
import { postFile, readFile } from "../../call/post-file";
import { RESULTS_KEY } from "../../results/results-key";
import { notifySuccess } from "../../ui/toast/notify";

/** What came of a report. */
export interface ImportedReport {
  matched: number;
  unmatched: number;
  examples: readonly string[];
}

const TOO_LARGE = "O arquivo passa de 50 MB. Exporte um período menor.";

/** Sends a search engine's report of pages. */
export function useImportReport() {
  const client = useQueryClient();
  const sending = useMutation({
    mutationFn: send,
    async onSuccess() {
      notifySuccess("Dados da busca importados");
      await client.invalidateQueries({ queryKey: RESULTS_KEY });
    },
  });
  return {
    ...sending,
    problem: sending.error ? explain(sending.error, "Não foi possível importar o arquivo. Tente novamente.") : undefined,
  };
}

async function send(file: File): Promise<ImportedReport> {
  if (file.size > MAX_IMPORT_BYTES) throw new CallError("CONTENT_TOO_LARGE", TOO_LARGE);
  const answer = await postFile("/admin/importar/busca", await readFile(file));
  if (answer.status === 413) throw new CallError("CONTENT_TOO_LARGE", TOO_LARGE);
  if (answer.status === 422) throw new CallError("BAD_REQUEST", ((await answer.json()) as { message: string }).message);
  if (answer.status !== 200) throw new CallError("INTERNAL_SERVER_ERROR");
  return (await answer.json()) as ImportedReport;
}
