import { Sparkles } from "lucide-react";
import { type SubmitEvent, useRef } from "react";
import { AiKeyLine } from "../../../ai-key/AiKeyLine";
import type { AiKey } from "../../../ai-key/use-ai-key";
import { Button } from "../../../ui/Button";
import { Card } from "../../../ui/Card";
import { notifyError } from "../../../ui/toast/notify";
import type { GeneratorDraft } from "../../../writing/generator-draft";
import { TitlesField } from "../../../writing/TitlesField";
import { readTitleLines } from "../../../writing/title-lines";
import { WritingFields } from "../../../writing/WritingFields";

interface AiBatchFormProps {
  draft: GeneratorDraft;
  onChange: (change: Partial<GeneratorDraft>) => void;
  aiKey: AiKey;
  onOpenKey: () => void;
  /** Called with titles that can all become pages. */
  onStart: (titles: string[]) => void;
  isBusy: boolean;
  isRunning: boolean;
}

export function AiBatchForm({ draft, onChange, aiKey, onOpenKey, onStart, isBusy, isRunning }: AiBatchFormProps) {
  const titlesField = useRef<HTMLTextAreaElement>(null);

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (isBusy || isRunning) return;
    const { titles, problems, listProblem } = readTitleLines(draft.titles);
    const canStart = titles.length > 0 && problems.length === 0 && !listProblem;
    if (canStart) onStart(titles);
    else titlesField.current?.focus();
    if (titles.length > 0 || problems.length > 0) return;
    notifyError("Erro", draft.titles === "" ? "Adicione pelo menos um título para gerar páginas" : "Adicione pelo menos um título válido");
  }

  return (
    <Card className="p-4 sm:p-5">
      <form onSubmit={submit} noValidate className="grid gap-5">
        <p>
          Escreve uma página para cada título com a IA, um título depois do outro. Um título que falha é pulado e pode ser tentado de novo.
        </p>
        <TitlesField
          ref={titlesField}
          titles={draft.titles}
          onChange={(titles) => onChange({ titles })}
          rows={8}
          placeholder={"Motor de portão para condomínio\nPortão basculante não abre: o que fazer?"}
        />
        <WritingFields
          options={draft}
          hasRhythm
          instructionsHint="Valem para todos os títulos: entram no pedido à IA e não aparecem na página."
          onChange={onChange}
        />
        <Button
          type="submit"
          look="primary"
          icon={Sparkles}
          isBusy={isBusy || isRunning}
          busyText={isRunning ? "Criando..." : "Verificando..."}
        >
          Gerar Páginas com IA
        </Button>
        <AiKeyLine aiKey={aiKey} onOpen={onOpenKey} />
      </form>
    </Card>
  );
}
