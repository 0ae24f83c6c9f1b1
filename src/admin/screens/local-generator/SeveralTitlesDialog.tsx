import { useRef } from "react";
import { formatNumber } from "#domain/text/format";
import { TitleForecasts } from "../../run/TitleForecasts";
import type { ForecastQuestion } from "../../run/use-forecasts";
import { Button } from "../../ui/Button";
import { DialogFrame } from "../../ui/dialog/DialogFrame";
import { ANSWERS } from "../../ui/dialog/dialog-classes";

interface SeveralTitlesDialogProps {
  isOpen: boolean;
  question: ForecastQuestion;
  /** False while another list is being processed. */
  canProcessAll: boolean;
  onClose: () => void;
  onFirst: () => void;
  onAll: () => void;
}

/** Both answers start something; closing it starts nothing. */
export function SeveralTitlesDialog({ isOpen, question, canProcessAll, onClose, onFirst, onAll }: SeveralTitlesDialogProps) {
  const firstButton = useRef<HTMLButtonElement>(null);
  return (
    <DialogFrame
      isOpen={isOpen}
      onClose={onClose}
      title="Vários títulos"
      description={`Você inseriu ${formatNumber(question.titles.length)} títulos. Deseja gerar conteúdo apenas para o primeiro título? Cancele para processar todos os títulos um por um.`}
      initialFocus={firstButton}
    >
      {isOpen ? <TitleForecasts question={question} /> : null}
      <p className="text-sm">
        {canProcessAll
          ? "Fechar volta ao formulário sem começar nada; os títulos continuam lá."
          : "Há um processamento em andamento. Espere ele terminar para processar todos."}
      </p>
      <div className={ANSWERS}>
        <Button isDisabled={!canProcessAll} onClick={onAll}>
          Cancelar e processar todos
        </Button>
        <Button ref={firstButton} look="primary" onClick={onFirst}>
          OK, só o primeiro
        </Button>
      </div>
    </DialogFrame>
  );
}
