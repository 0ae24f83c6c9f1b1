import { useMutation } from "@tanstack/react-query";
import { Braces, FileSpreadsheet, FileUp } from "lucide-react";
import { useRef } from "react";
import { defineCardScreen } from "#admin/frame/PanelFrame";
import { Button, ButtonLink } from "#admin/ui/Button";
import { Card, CardTitle } from "#admin/ui/Card";
import { FileInput } from "#admin/ui/field/FileInput";
import { FormProblem } from "#admin/ui/field/fields";
import { toVisibleText } from "#domain/panel/visible-text";
import { PATHS } from "#domain/site/paths";
import { COLUMNS, REQUIRED_COLUMNS } from "#domain/transfer/columns";
import type { ExistingAddresses } from "#domain/transfer/import-report";
import { explain } from "../../call/call";
import { notifyFailure, notifySuccess } from "../../ui/toast/notify";
import { ProblemList, ReadyReport } from "./FileReport";
import { checkFile, describeImported, importFile } from "./import-file";

export const ImportScreen = defineCardScreen(
  { title: "Importar e exportar", summary: "Leve as páginas para uma planilha ou outro site, e traga de volta." },
  () => (
    <>
      <ExportCard />
      <ImportCard />
    </>
  ),
);

/** A file is checked as soon as it is chosen; nothing is written before the administrator has seen what would be. */
function ImportCard() {
  const input = useRef<HTMLInputElement>(null);
  const check = useMutation({ mutationFn: checkFile });
  const write = useMutation({
    mutationFn: ({ file, existing }: { file: File; existing: ExistingAddresses }) => importFile(file, existing),
    onSuccess: (answer) => "imported" in answer && notifySuccess("Importação concluída", describeImported(answer)),
    onError: (error) => notifyFailure(error, "Nada foi importado", "Ocorreu um erro ao gravar as páginas. Tente novamente."),
  });
  // What was refused while it was written is told as what was found beforehand; what is done leaves no file behind.
  const result = write.data && "imported" in write.data ? write.data : undefined;
  const report = write.data && "problems" in write.data ? write.data : check.data;
  const file = check.isError || result ? undefined : check.variables;

  function startOver(): void {
    check.reset();
    write.reset();
  }

  function choose(file: File): void {
    write.reset();
    check.mutate(file);
  }

  return (
    <Card aria-labelledby="importar" className="grid gap-4 p-4 sm:p-5">
      <div className="grid max-w-prose gap-1">
        <CardTitle id="importar">Importar</CardTitle>
        <p className="text-steel">
          Um arquivo CSV ou JSON de até 50 MB e 10.000 páginas. Primeiro ele é conferido; as páginas só entram depois que você confirmar.
        </p>
      </div>
      <details className="text-sm">
        <summary className="min-h-11 py-2.5 cursor-pointer font-semibold">Colunas do arquivo</summary>
        <ul className="mt-2 flex flex-wrap gap-2">
          {COLUMNS.map((column) => (
            <li key={column} className="rounded-md bg-paper px-2 py-1">
              <code>{column}</code>
              {REQUIRED_COLUMNS.includes(column) ? <span className="text-steel"> obrigatória</span> : null}
            </li>
          ))}
        </ul>
      </details>
      <FileInput ref={input} label="Arquivo CSV ou JSON" accept=".csv,.json,text/csv,application/json" onFiles={([file]) => choose(file)} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          look={file && report?.problemCount === 0 && !write.isPending ? "secondary" : "primary"}
          icon={FileUp}
          isBusy={check.isPending || write.isPending}
          busyText={write.isPending ? "Importando..." : "Conferindo..."}
          onClick={() => input.current?.click()}
        >
          {check.isIdle || check.isError ? "Escolher arquivo" : "Escolher outro arquivo"}
        </Button>
        {file ? <p className="min-w-0 text-sm break-all text-steel">{toVisibleText(file.name)}</p> : null}
      </div>
      <FormProblem>{check.error ? explain(check.error, "Não foi possível conferir o arquivo. Tente novamente.") : undefined}</FormProblem>
      <div role="status" className="grid gap-4 empty:hidden">
        {result ? (
          <div className="grid gap-3 rounded-lg border-l-4 border-contact bg-contact/6 px-4 py-3">
            <p className="font-semibold">{describeImported(result)}.</p>
            {result.held > 0 ? (
              <p className="text-sm text-steel">As retidas foram guardadas e não estão no ar. A lista mostra os motivos.</p>
            ) : null}
            <div className="flex flex-wrap gap-2">
              <ButtonLink href={result.held > 0 ? PATHS.heldPages : PATHS.pages}>
                {result.held > 0 ? "Ver as retidas" : "Ver as páginas"}
              </ButtonLink>
              <Button look="quiet" onClick={startOver}>
                Fechar
              </Button>
            </div>
          </div>
        ) : null}
      </div>
      {file && report ? (
        report.problemCount > 0 ? (
          <ProblemList report={report} />
        ) : (
          <ReadyReport
            report={report}
            isBusy={write.isPending}
            onStart={(existing) => write.mutate({ file, existing })}
            onCancel={startOver}
          />
        )
      ) : null}
    </Card>
  );
}

/** Every page as a file; the browser keeps it, no script involved. */
function ExportCard() {
  return (
    <Card aria-labelledby="exportar" className="flex flex-wrap items-center justify-between gap-4 p-4 sm:p-5">
      <div className="grid max-w-prose gap-1">
        <CardTitle id="exportar">Exportar</CardTitle>
        <p className="text-steel">Todas as páginas, com os rascunhos e sem as da lixeira.</p>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow">
        <ButtonLink icon={FileSpreadsheet} href="/admin/exportar.csv" download>
          Baixar CSV
        </ButtonLink>
        <ButtonLink icon={Braces} href="/admin/exportar.json" download>
          Baixar JSON
        </ButtonLink>
      </div>
    </Card>
  );
}
