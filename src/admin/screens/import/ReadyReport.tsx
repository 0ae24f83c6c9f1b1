import { useState } from "react";
import { generatedPagePath } from "#domain/page/generated-page";
import { toVisibleText } from "#domain/panel/visible-text";
import { formatCount, formatNumber } from "#domain/text/format";
import type { ExistingAddresses, ImportReport, PlannedPage } from "#domain/transfer/import-report";
import { Button } from "../../ui/Button";
import { Choice } from "../../ui/field/Choice";
import { ScrollRegion } from "../../ui/ScrollRegion";
import { countPages } from "./import-texts";

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
          {formatNumber(fresh)} {fresh === 1 ? "nova" : "novas"}, {formatNumber(existing)} com endereço que já existe
          {drafts > 0 ? `, ${formatCount(drafts, "rascunho", "rascunhos")}` : ""}.
        </p>
      </div>
      {existing > 0 ? (
        <fieldset className="grid gap-1">
          <legend className="mb-1 font-semibold">O que fazer com os endereços que já existem?</legend>
          {CHOICES.map(({ value, label, note }) => (
            <Choice
              key={value}
              type="radio"
              name="existing"
              value={value}
              checked={choice === value}
              onChange={() => setChoice(value)}
              label={label}
              note={note}
            />
          ))}
        </fieldset>
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

function SampleRow({ page, choice }: { page: PlannedPage; choice: ExistingAddresses }) {
  const { row, title, slug, isDraft, taken } = page;
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
