import { Plus, Trash2 } from "lucide-react";
import { useEffect, useState } from "react";
import { type CoveredPart, keepInside, MAX_COVERED_PARTS, writeCoveredParts } from "#domain/photo/covered-parts";
import { Button } from "../../ui/Button";
import { DialogFrame } from "../../ui/dialog/DialogFrame";
import { ANSWERS } from "../../ui/dialog/dialog-classes";
import { useLast } from "../../ui/dialog/use-last";
import { CoverStage } from "./CoverStage";

interface CoverDialogProps {
  /** The photograph, while it is asked. */
  file: Blob | undefined;
  parts: readonly CoveredPart[];
  confirmLabel: string;
  isBusy?: boolean;
  onClose: () => void;
  onConfirm: (parts: readonly CoveredPart[]) => void;
}

/** In the middle, and beside those that were added before. */
const addedPart = (before: number) => keepInside({ x: 400 + 40 * before, y: 450 + 40 * before, width: 200, height: 100 });

/** Asks which parts of a photograph nobody is to see: they are gone from it before it is stored. */
export function CoverDialog({ file, parts: before, confirmLabel, isBusy = false, onClose, onConfirm }: CoverDialogProps) {
  const shown = useLast(file);
  const [parts, setParts] = useState(before);
  const [chosen, setChosen] = useState<number>();
  const isFull = parts.length >= MAX_COVERED_PARTS;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a photograph begins with what was covered of it
  useEffect(() => {
    setParts(before);
    setChosen(undefined);
  }, [file]);

  return (
    <DialogFrame
      isOpen={file !== undefined}
      onClose={onClose}
      title="Cobrir partes da fotografia"
      description="Desenhe um retângulo sobre cada placa de carro, rosto ou número de casa. O que fica embaixo não é guardado em lugar nenhum."
      isPersistent
      hasUnsaved={writeCoveredParts(parts) !== writeCoveredParts(before)}
      isWide
    >
      {shown ? <CoverStage file={shown} parts={parts} chosen={chosen} onChange={setParts} onChoose={setChosen} isFull={isFull} /> : null}
      <div className="flex flex-wrap items-center gap-2">
        <Button
          icon={Plus}
          isDisabled={isFull}
          onClick={() => {
            setParts([...parts, addedPart(parts.length)]);
            setChosen(parts.length);
          }}
        >
          Acrescentar retângulo
        </Button>
        <Button
          look="quiet"
          icon={Trash2}
          isDisabled={chosen === undefined || !parts[chosen]}
          onClick={() => {
            if (chosen !== undefined) setParts(parts.toSpliced(chosen, 1));
            setChosen(undefined);
          }}
        >
          Apagar o escolhido
        </Button>
        <p role="status" className="text-sm text-steel">
          {parts.length === 0 ? "Nada coberto ainda." : parts.length === 1 ? "1 parte coberta." : `${parts.length} partes cobertas.`}
          {isFull ? " É o máximo." : ""}
        </p>
      </div>
      <div className={ANSWERS}>
        <Button onClick={onClose}>Cancelar</Button>
        <Button look="primary" isBusy={isBusy} busyText="Guardando..." onClick={() => onConfirm(parts)}>
          {confirmLabel}
        </Button>
      </div>
    </DialogFrame>
  );
}
