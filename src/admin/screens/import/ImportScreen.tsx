import { useMutation } from "@tanstack/react-query";
import { Braces, FileSpreadsheet, FileUp } from "lucide-react";
import { useRef, useState } from "react";
import { defineCardScreen } from "#admin/frame/PanelFrame";
import { Button, ButtonLink } from "#admin/ui/Button";
import { Card, CardTitle } from "#admin/ui/Card";
import { FileInput } from "#admin/ui/field/FileInput";
import { Choices, FormProblem } from "#admin/ui/field/fields";
import { ScrollRegion } from "#admin/ui/ScrollRegion";
import { generatedPagePath } from "#domain/page/generated-page";
import { toVisibleText } from "#domain/panel/visible-text";
import { PATHS } from "#domain/site/paths";
import { formatCount, formatNumber } from "#domain/text/format";
import { COLUMNS, REQUIRED_COLUMNS } from "#domain/transfer/columns";
import type { ExistingAddresses, ImportReport, PlannedPage } from "#domain/transfer/import-report";
import { explain } from "../../call/call";
import { notifyFailure, notifySuccess } from "../../ui/toast/notify";
import { checkFile, countPages, describeImported, importFile } from "./import-file";

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

interface ReadyReportProps {
  report: ImportReport;
  isBusy: boolean;
  onStart: (existing: ExistingAddresses) => void;
  onCancel: () => void;
}

const CHOICES: readonly { value: ExistingAddresses; label: string; note: string }[] = [
  { value: "skip", label: "Pular", note: "As páginas que já existem ficam como estão." },
  { value: "number", label: "Importar com outro endereço", note: "A página nova recebe um número no fim do endereço, como “-2”." },
];

/** What the import will do, and the question about addresses that are taken. */
function ReadyReport({ report, isBusy, onStart, onCancel }: ReadyReportProps) {
  const { total, fresh, existing, drafts, sample } = report;
  const [choice, setChoice] = useState<ExistingAddresses>("skip");
  const count = choice === "skip" ? fresh : total;
  return (
    <section aria-labelledby="conferido" className="grid gap-4">
      <div role="status" className="rounded-lg border-l-4 border-contact bg-contact/6 px-3 py-2">
        <h3 id="conferido" className="text-[0.9375rem]">
          Arquivo conferido: {countPages(total)}
        </h3>
        <p className="tabular-nums">
          {formatCount(fresh, "nova", "novas")}, {formatNumber(existing)} com endereço que já existe
          {drafts > 0 ? `, ${formatCount(drafts, "rascunho", "rascunhos")}` : ""}.
        </p>
      </div>
      {existing > 0 ? (
        <Choices
          legend="O que fazer com os endereços que já existem?"
          name="existing"
          options={CHOICES}
          chosen={choice}
          onChoose={setChoice}
        />
      ) : null}
      <ScrollRegion label="Páginas do arquivo" className="max-h-80">
        <ul>
          {sample.map((page) => (
            <SampleRow key={page.row} page={page} choice={choice} />
          ))}
        </ul>
      </ScrollRegion>
      {total > sample.length ? (
        <p className="text-sm text-steel">
          Mostrando {formatNumber(sample.length)} de {countPages(total)}.
        </p>
      ) : null}
      <div className="flex flex-wrap gap-2 max-sm:*:grow">
        <Button look="primary" isBusy={isBusy} busyText="Importando..." isDisabled={count === 0} onClick={() => onStart(choice)}>
          {count === 0 ? "Nada a importar" : `Importar ${countPages(count)}`}
        </Button>
        <Button look="quiet" isDisabled={isBusy} onClick={onCancel}>
          Cancelar
        </Button>
      </div>
    </section>
  );
}

const TAKEN = { page: "já existe", row: "repetida no arquivo" } as const;

function SampleRow({ page: { row, title, slug, isDraft, taken }, choice }: { page: PlannedPage; choice: ExistingAddresses }) {
  const isSkipped = taken !== undefined && choice === "skip";
  return (
    <li className="flex items-start justify-between gap-x-3 border-b border-line px-3 py-2 last:border-b-0 max-sm:flex-col">
      <span className="min-w-0">
        <span className={`block leading-snug font-medium break-words ${isSkipped ? "text-steel line-through" : ""}`}>
          {toVisibleText(title)}
        </span>
        <span className="block text-sm break-all text-steel">
          Linha {formatNumber(row)} · {generatedPagePath(slug)}
        </span>
      </span>
      <span className="shrink-0 text-sm max-sm:flex max-sm:gap-2 sm:text-right">
        {taken ? <span className="font-medium text-amber-dark">{TAKEN[taken]}</span> : "nova"}
        {isDraft ? <span className="block text-steel">rascunho</span> : null}
      </span>
    </li>
  );
}

const HEAD = "border-b border-line bg-paper px-3 py-2 text-left font-semibold text-steel";

/** What must be mended in the file, by row and column. */
function ProblemList({ report: { problems, problemCount } }: { report: ImportReport }) {
  return (
    <section aria-labelledby="problemas" className="grid gap-3">
      <div role="alert" className="rounded-lg border-l-4 border-danger bg-danger/6 px-3 py-2">
        <h3 id="problemas" className="text-[0.9375rem] text-danger">
          Nada foi importado: há {formatCount(problemCount, "problema", "problemas")} no arquivo
        </h3>
        <p>Corrija o arquivo e escolha-o de novo.</p>
      </div>
      <ScrollRegion label="Problemas encontrados" className="max-h-96">
        <table className="w-full border-collapse text-sm">
          <caption className="sr-only">Problemas encontrados no arquivo</caption>
          <thead className="max-sm:sr-only">
            <tr>
              {Object.entries({ Linha: "w-20", Coluna: "w-36", "O que fazer": "" }).map(([name, width]) => (
                <th key={name} scope="col" className={`${HEAD} ${width}`}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {problems.map(({ row, column, message }) => (
              <tr
                key={`${row} ${column} ${message}`}
                className="border-b border-line align-top last:border-b-0 max-sm:grid max-sm:grid-cols-[auto_1fr] max-sm:gap-x-2 max-sm:px-3 max-sm:py-2"
              >
                <td className="tabular-nums max-sm:font-semibold sm:px-3 sm:py-2">
                  {row === undefined ? (
                    "Arquivo"
                  ) : (
                    <>
                      <span className="sm:sr-only">Linha </span>
                      {formatNumber(row)}
                    </>
                  )}
                </td>
                <td className="max-sm:text-steel sm:px-3 sm:py-2">{column ? <code>{toVisibleText(column)}</code> : null}</td>
                <td className="break-words max-sm:col-span-2 sm:px-3 sm:py-2">{toVisibleText(message)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {problemCount > problems.length ? (
        <p className="text-sm text-steel">
          Estes são os {formatNumber(problems.length)} primeiros; os outros aparecem depois de corrigi-los.
        </p>
      ) : null}
    </section>
  );
}
