import { useMutation, useQueryClient } from "@tanstack/react-query";
import { FileUp } from "lucide-react";
import { useRef } from "react";
import { toVisibleText } from "#domain/panel/visible-text";
import { formatCount, formatNumber } from "#domain/text/format";
import { CallError, explain } from "../../call/call-error";
import { postFile } from "../../call/post-file";
import { RESULTS_KEY } from "../../results/results-key";
import { Button } from "../../ui/Button";
import { Card, CardTitle } from "../../ui/Card";
import { FileInput } from "../../ui/field/FileInput";
import { notifySuccess } from "../../ui/toast/notify";

/** What a search engine says of the pages, from its own report. */
export function ReportCard() {
  const report = useImportReport();
  const input = useRef<HTMLInputElement>(null);
  return (
    <Card aria-labelledby="dados-da-busca" className="grid gap-4 p-4 sm:p-5">
      <div className="grid max-w-prose gap-1">
        <CardTitle id="dados-da-busca">Dados da busca do Google</CardTitle>
        <p className="text-steel">
          No Search Console, abra Desempenho, use Exportar e escolha CSV. Abra o arquivo .zip que ele baixa e traga para cá o “Páginas.csv”.
          Os números tomam o lugar dos que havia; o mesmo arquivo de novo não muda nada.
        </p>
      </div>
      <FileInput ref={input} label="Arquivo CSV do Search Console" accept=".csv,text/csv" onFiles={([file]) => report.mutate(file)} />
      <Button icon={FileUp} isBusy={report.isPending} busyText="Importando..." onClick={() => input.current?.click()} className="w-fit">
        Escolher arquivo
      </Button>
      <div role="alert" className="empty:hidden">
        {report.problem === undefined ? null : (
          <p className="rounded-lg border-l-4 border-danger bg-danger/6 px-3 py-2 font-medium break-words text-danger">
            {toVisibleText(report.problem)}
          </p>
        )}
      </div>
      <div role="status" className="grid gap-3 empty:hidden">
        {report.data ? <Imported report={report.data} /> : null}
      </div>
    </Card>
  );
}

function Imported({ report: { matched, unmatched, examples } }: { report: ImportedReport }) {
  return (
    <>
      <p className="rounded-lg border-l-4 border-contact bg-contact/6 px-3 py-2 font-semibold">
        {formatCount(matched, "página tem agora dados da busca.", "páginas têm agora dados da busca.")}
      </p>
      {unmatched > 0 ? (
        <details className="text-sm">
          <summary className="min-h-11 py-2.5 cursor-pointer font-semibold">
            {formatCount(unmatched, "endereço não é de nenhuma página", "endereços não são de nenhuma página")}
          </summary>
          <ul className="mt-2 grid gap-1">
            {examples.map((address) => (
              <li key={address} className="break-all">
                {toVisibleText(address)}
              </li>
            ))}
          </ul>
          {unmatched > examples.length ? <p className="mt-2 text-steel">E mais {formatNumber(unmatched - examples.length)}.</p> : null}
        </details>
      ) : null}
    </>
  );
}

/** What came of a report. */
interface ImportedReport {
  matched: number;
  unmatched: number;
  examples: readonly string[];
}

const TOO_LARGE = "O arquivo passa de 50 MB. Exporte um período menor.";

/** Sends a search engine's report of pages. */
function useImportReport() {
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
  const { isRefused, said } = await postFile("/admin/importar/busca", file, TOO_LARGE);
  if (isRefused) throw new CallError("BAD_REQUEST", (said as { message: string }).message);
  return said as ImportedReport;
}
