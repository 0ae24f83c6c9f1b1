import { useRef, useState } from "react";
import { Answers, DialogFrame, useLast } from "#admin/ui/dialog/dialogs";
import { Choices } from "#admin/ui/field/fields";
import { ScrollRegion } from "#admin/ui/ScrollRegion";
import { presetTitles } from "#content/preset-titles";
import { type ExistingTitles, findRunPages, type RunPages } from "#domain/jobs/job";
import { RUN_KINDS } from "#domain/jobs/run-kind";
import { formatCount, formatNumber } from "#domain/text/format";
import { describeDuration } from "./run-texts";
import { type ForecastQuestion, TitleForecasts } from "./TitleForecasts";
import type { RunEstimate, RunQuestion, StartRunDialogProps, TitlesCheck } from "./use-run-start";

const CHOICES: readonly { value: ExistingTitles; label: string; note: string }[] = [
  { value: "skip", label: "Pular esses títulos", note: "As páginas que já existem ficam como estão." },
  { value: "keep-both", label: "Manter as duas", note: "A página nova recebe um número no fim do endereço, como “-2”." },
];

export const BECOMES: Record<RunPages, string> = {
  public: "Cada uma fica pública em Links Úteis assim que é criada; a que alguma regra segurar fica retida.",
  draft: "Ficam como rascunho no painel: nada vai ao ar.",
  scheduled: "Vão ao ar aos poucos, pela agenda de publicação.",
};

/** How many pages a run makes, what becomes of them, what an AI costs, and what to do with titles that would repeat an address, before it starts. */
export function StartRunDialog({ question, onClose, onStart }: StartRunDialogProps) {
  const startButton = useRef<HTMLButtonElement>(null);
  const [choice, setChoice] = useState<ExistingTitles>("skip");
  const shown = useLast(question, () => setChoice("skip"));
  const hasConflicts = shown !== undefined && shown.check.existing.length + shown.check.repeated.length > 0;
  return (
    <DialogFrame
      isOpen={question !== undefined}
      onClose={onClose}
      title={shown ? describeTitle(shown) : "Criar páginas"}
      description={shown && BECOMES[findRunPages(shown.options)]}
      initialFocus={startButton}
    >
      <p>Um título por vez, no servidor: você pode fechar esta tela e voltar depois. No fim, dá para desfazer.</p>
      {shown?.estimate ? <Estimate estimate={shown.estimate} /> : null}
      {shown ? <TitleForecasts question={toForecastQuestion(shown)} /> : null}
      {hasConflicts ? (
        <>
          <p className="font-semibold">{summariseCheck(shown.check)}</p>
          <TitlesFound heading="Já têm página" titles={shown.check.existing} />
          <TitlesFound heading="Repetidos na lista" titles={shown.check.repeated} />
          <Choices legend="O que fazer com eles?" name="existing" options={CHOICES} chosen={choice} onChoose={setChoice} />
        </>
      ) : null}
      <Answers
        back="Voltar"
        onBack={onClose}
        label={hasConflicts || shown?.check.total === 1 ? "Começar" : `Criar as ${formatNumber(shown?.check.total ?? 0)}`}
        onAct={() => onStart(choice)}
        ref={startButton}
      />
    </DialogFrame>
  );
}

function describeTitle({ titles: { kind }, check: { total } }: RunQuestion): string {
  return `Criar ${formatCount(total, "página", "páginas")}${RUN_KINDS[kind].needsKey ? " com IA" : ""}?`;
}

function toForecastQuestion({ titles, options: { instructions, creativity } }: RunQuestion): ForecastQuestion {
  return { kind: titles.kind, titles: "titles" in titles ? titles.titles : presetTitles, instructions, creativity };
}

/** @example summariseCheck({ total: 3, existing: ["Um"], repeated: [] }) // "De 3 títulos, 1 já tem página ou se repete." */
function summariseCheck({ total, existing, repeated }: TitlesCheck): string {
  const found = new Set([...existing, ...repeated]).size;
  return found === total
    ? `Os ${formatNumber(total)} títulos já têm página ou se repetem.`
    : `De ${formatNumber(total)} títulos, ${formatNumber(found)} já ${found === 1 ? "tem página ou se repete" : "têm página ou se repetem"}.`;
}

function TitlesFound({ heading, titles }: { heading: string; titles: readonly string[] }) {
  if (titles.length === 0) return null;
  return (
    <div className="grid gap-1">
      <h3 className="text-[0.9375rem]">
        {heading} ({formatNumber(titles.length)})
      </h3>
      <ScrollRegion label={heading} className="max-h-36 px-3 py-2 text-sm break-words">
        <ul className="grid gap-1">
          {[...new Set(titles)].map((title) => (
            <li key={title}>{title}</li>
          ))}
        </ul>
      </ScrollRegion>
    </div>
  );
}

/** What an AI run will about cost. */
function Estimate({ estimate: { tokens, seconds, model } }: { estimate: RunEstimate }) {
  const entries = [
    ["Tokens", `cerca de ${formatNumber(tokens)}`],
    ["Duração", `cerca de ${describeDuration(seconds)}`],
    ["Modelo", model],
  ] as const;
  return (
    <dl className="grid gap-x-4 gap-y-1 rounded-lg bg-paper px-3 py-3 sm:grid-cols-3">
      {entries.map(([name, value]) => (
        <div key={name} className="flex justify-between gap-3 sm:block">
          <dt className="text-sm text-steel">{name}</dt>
          <dd className="font-semibold break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
