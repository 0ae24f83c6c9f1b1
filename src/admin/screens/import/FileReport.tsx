import { useState } from "react";
import { Button } from "#admin/ui/Button";
import { Choices } from "#admin/ui/field/fields";
import { ScrollRegion } from "#admin/ui/ScrollRegion";
import { generatedPagePath } from "#domain/page/generated-page";
import { toVisibleText } from "#domain/panel/visible-text";
import { formatCount, formatNumber } from "#domain/text/format";
import type { ExistingAddresses, ImportReport, PlannedPage } from "#domain/transfer/import-report";
import { countPages } from "./import-file";

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
export function ReadyReport({ report, isBusy, onStart, onCancel }: ReadyReportProps) {
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
export function ProblemList({ report: { problems, problemCount } }: { report: ImportReport }) {
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
