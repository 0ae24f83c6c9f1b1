import { Sparkles } from "lucide-react";
import { type SubmitEvent, useRef } from "react";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import type { GeneratorDraft } from "../../writing/generator-draft";
import { TitlesField } from "../../writing/TitlesField";
import { readTitleLines } from "../../writing/title-lines";
import { WritingFields } from "../../writing/WritingFields";

interface GeneratorFormProps {
  draft: GeneratorDraft;
  onChange: (change: Partial<GeneratorDraft>) => void;
  /** Called when every title can become a page, or when there is none. */
  onGenerate: () => void;
  isBusy: boolean;
  isRunning: boolean;
}

export function GeneratorForm({ draft, onChange, onGenerate, isBusy, isRunning }: GeneratorFormProps) {
  const titlesField = useRef<HTMLTextAreaElement>(null);

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (isBusy) return;
    const { titles, problems, listProblem } = readTitleLines(draft.titles);
    if (titles.length === 0 || problems.length > 0 || listProblem) titlesField.current?.focus();
    if (problems.length === 0 && !listProblem) onGenerate();
  }

  return (
    <Card className="p-4 sm:p-5 lg:sticky lg:top-6">
      <form onSubmit={submit} noValidate className="grid gap-5">
        <TitlesField
          ref={titlesField}
          titles={draft.titles}
          onChange={(titles) => onChange({ titles })}
          rows={6}
          placeholder={"Instalação de motor de portão em Santana\nPortão automático não fecha: o que fazer?"}
        />
        <WritingFields
          options={draft}
          hasRhythm
          instructionsHint="Valem para todos os títulos. O que informa (“Atendemos aos sábados.”) entra no texto em um parágrafo próprio; o que orienta (“Fale da cremalheira.”) só dirige a escolha do que a página diz."
          onChange={onChange}
        />
        <Button type="submit" look="primary" icon={Sparkles} isBusy={isBusy} busyText="Gerando...">
          Gerar Conteúdo
        </Button>
        {isRunning ? (
          <p className="text-sm text-steel">Há um processamento em andamento; um título por vez ainda pode ser gerado.</p>
        ) : null}
      </form>
    </Card>
  );
}
