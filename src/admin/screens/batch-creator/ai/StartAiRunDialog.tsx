import { Sparkles } from "lucide-react";
import { useRef, useState } from "react";
import type { ExistingTitles } from "#domain/jobs/job";
import { formatNumber } from "#domain/text/format";
import { ExistingTitlesChoice, summariseCheck } from "../../../run/ExistingTitlesDialog";
import { TitleForecasts } from "../../../run/TitleForecasts";
import { Answers } from "../../../ui/dialog/Answers";
import { DialogFrame } from "../../../ui/dialog/DialogFrame";
import { useLast } from "../../../ui/dialog/use-last";
import { describeDuration } from "./describe-duration";
import type { AiRunQuestion, RunEstimate } from "./use-ai-run-start";

interface StartAiRunDialogProps {
  question: AiRunQuestion | undefined;
  onClose: () => void;
  onStart: (existing: ExistingTitles) => void;
}

/** What the run will about cost, and what to do with titles that exist, before it starts. */
export function StartAiRunDialog({ question, onClose, onStart }: StartAiRunDialogProps) {
  const startButton = useRef<HTMLButtonElement>(null);
  const [choice, setChoice] = useState<ExistingTitles>("skip");
  const shown = useLast(question, () => setChoice("skip"));
  const hasConflicts = shown !== undefined && shown.check.existing.length + shown.check.repeated.length > 0;
  return (
    <DialogFrame
      isOpen={question !== undefined}
      onClose={onClose}
      title={shown ? describeTitle(shown.check.total) : "Criar com IA"}
      description={
        hasConflicts ? summariseCheck(shown.check) : "Um título por vez, no servidor: você pode fechar esta tela e voltar depois."
      }
      initialFocus={startButton}
    >
      {shown ? <Estimate estimate={shown.estimate} /> : null}
      {shown ? <TitleForecasts question={{ kind: "ai-batch", titles: shown.titles }} /> : null}
      {hasConflicts ? <ExistingTitlesChoice check={shown.check} choice={choice} onChoose={setChoice} /> : null}
      <Answers back="Voltar" onBack={onClose} label="Começar" onAct={() => onStart(choice)} ref={startButton} icon={Sparkles} />
    </DialogFrame>
  );
}

function describeTitle(total: number): string {
  return total === 1 ? "Criar 1 página com IA?" : `Criar ${formatNumber(total)} páginas com IA?`;
}

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
