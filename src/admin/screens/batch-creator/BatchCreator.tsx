import { ChevronRight, Layers } from "lucide-react";
import { useState } from "react";
import { presetTitles } from "#content/preset-titles";
import type { JobProgress } from "#domain/jobs/job";
import type { Rhythm } from "#domain/publishing/rhythm/plan-moments";
import { formatNumber } from "#domain/text/format";
import type { RunTexts } from "../../run/RunProgress";
import { describeTotals } from "../../run/run-texts";
import { StartRunDialog } from "../../run/StartRunDialog";
import { TitleForecasts } from "../../run/TitleForecasts";
import { useRunProgress } from "../../run/use-run-progress";
import { useRunStart } from "../../run/use-run-start";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { notifyInfo, notifySuccess } from "../../ui/toast/notify";
import { DraftChoice } from "../../writing/DraftChoice";
import { RhythmChoice } from "../../writing/RhythmChoice";
import { RunPane } from "./RunPane";

const TEXTS: RunTexts = {
  running: "Criando páginas…",
  paused: "Criação de páginas pausada",
  done: "Criação de páginas concluída",
  cancelled: "Criação de páginas cancelada",
};

/** Creates a page from each preset title: start, live progress, results. */
export function BatchCreator() {
  const [isDraft, setIsDraft] = useState(false);
  const [rhythm, setRhythm] = useState<Rhythm>();
  const progress = useRunProgress("bulk-presets", { onProgress: announceEnd });
  const start = useRunStart("Erro ao criar páginas", progress.follow);
  const count = formatNumber(presetTitles.length);
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
      <Card className="grid gap-4 p-4 sm:p-5">
        <p>
          Cria de uma vez uma página para cada um dos <strong>{count} títulos prontos</strong> de serviços em São Paulo e região. O texto
          vem do gerador local e cada página fica {describeState(isDraft, rhythm)} assim que é criada.
        </p>
        <p className="text-steel">A criação roda no servidor: você pode fechar esta tela e voltar depois.</p>
        <DraftChoice
          isDraft={isDraft}
          onChange={(value) => {
            setIsDraft(value);
            if (value) setRhythm(undefined);
          }}
        />
        <RhythmChoice
          rhythm={rhythm}
          onChange={(value) => {
            setRhythm(value);
            if (value) setIsDraft(false);
          }}
        />
        <Button
          look="primary"
          icon={Layers}
          isBusy={start.isBusy || progress.isRunning}
          busyText={progress.isRunning ? "Criando..." : "Verificando..."}
          isDisabled={progress.isLoading}
          onClick={() => start.ask({ kind: "bulk-presets" }, { status: isDraft ? "draft" : "public", rhythm })}
        >
          {`Criar ${count} Páginas`}
        </Button>
        <PresetTitles titles={presetTitles} />
      </Card>
      <Card className="p-4 sm:p-5">
        <RunPane progress={progress} texts={TEXTS} />
      </Card>
      <StartRunDialog question={start.question} onClose={start.giveUp} onStart={start.answer} />
    </div>
  );
}

function describeState(isDraft: boolean, rhythm: Rhythm | undefined): string {
  if (rhythm) return "na agenda de publicação";
  return isDraft ? "como rascunho no painel" : "pública em Links Úteis";
}

function announceEnd(run: JobProgress): void {
  if (run.status === "done") notifySuccess(TEXTS.done, describeTotals(run));
  if (run.status === "cancelled") notifyInfo(TEXTS.cancelled, describeTotals(run));
}

/** The titles a bulk creation starts from and what each would be, folded away until asked for. */
function PresetTitles({ titles }: { titles: readonly string[] }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="group border-t border-line pt-2" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="flex min-h-11 list-none items-center gap-2 font-semibold [&::-webkit-details-marker]:hidden">
        <ChevronRight size={18} strokeWidth={1.75} aria-hidden="true" className="shrink-0 transition-transform group-open:rotate-90" />
        Ver os {formatNumber(titles.length)} títulos
      </summary>
      {isOpen ? <TitleForecasts question={{ kind: "bulk-presets", titles }} /> : null}
    </details>
  );
}
