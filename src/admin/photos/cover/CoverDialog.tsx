import { Plus, Trash2 } from "lucide-react";
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { LocalPicture } from "#admin/photos/LocalPicture";
import { Button } from "#admin/ui/Button";
import { Answers, DialogFrame, useLast } from "#admin/ui/dialog/dialogs";
import { type CoveredPart, keepInside, MAX_COVERED_PARTS, MIN_COVERED_SIDE, writeCoveredParts } from "#domain/photo/photo-upload";
import { formatCount } from "#domain/text/format";

interface CoverDialogProps {
  /** The photograph, while it is asked. */
  file: Blob | undefined;
  /** What was covered of it before: nothing unless said. */
  parts?: readonly CoveredPart[];
  confirmLabel: string;
  isBusy?: boolean;
  onClose: () => void;
  onConfirm: (parts: readonly CoveredPart[]) => void;
}

const NOTHING: readonly CoveredPart[] = [];

/** In the middle, and beside those that were added before. */
const addedPart = (before: number) => keepInside({ x: 400 + 40 * before, y: 450 + 40 * before, width: 200, height: 100 });

/** Asks which parts of a photograph nobody is to see: they are gone from it before it is stored. */
export function CoverDialog({ file, parts: before = NOTHING, confirmLabel, isBusy = false, onClose, onConfirm }: CoverDialogProps) {
  const shown = useLast(file);
  const [parts, setParts] = useState(before);
  const [chosen, setChosen] = useState<number>();
  const isFull = parts.length >= MAX_COVERED_PARTS;

  function change(next: readonly CoveredPart[], choose?: number): void {
    setParts(next);
    setChosen(choose);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a photograph begins with what was covered of it
  useEffect(() => change(before), [file]);

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
      {shown ? <CoverStage file={shown} parts={parts} chosen={chosen} onChange={change} onChoose={setChosen} isFull={isFull} /> : null}
      <div className="flex flex-wrap items-center gap-2">
        <Button icon={Plus} isDisabled={isFull} onClick={() => change([...parts, addedPart(parts.length)], parts.length)}>
          Acrescentar retângulo
        </Button>
        <Button
          look="quiet"
          icon={Trash2}
          isDisabled={chosen === undefined || !parts[chosen]}
          onClick={() => chosen !== undefined && change(parts.toSpliced(chosen, 1))}
        >
          Apagar o escolhido
        </Button>
        <p role="status" className="text-sm text-steel">
          {parts.length === 0 ? "Nada coberto ainda." : `${formatCount(parts.length, "parte coberta", "partes cobertas")}.`}
          {isFull ? " É o máximo." : ""}
        </p>
      </div>
      <Answers onBack={onClose} label={confirmLabel} onAct={() => onConfirm(parts)} isBusy={isBusy} busyText="Guardando..." />
    </DialogFrame>
  );
}

interface CoverStageProps {
  file: Blob;
  parts: readonly CoveredPart[];
  chosen: number | undefined;
  /** With the one that is chosen from then on. */
  onChange: (parts: readonly CoveredPart[], chosen?: number) => void;
  onChoose: (index: number) => void;
  isFull: boolean;
}

type Gesture = { kind: "draw" | "move" | "stretch"; index: number; from: { x: number; y: number }; part: CoveredPart };

const STEP = 10;

/** The photograph with its covered parts: drawn, moved and stretched by finger, mouse or arrow keys. */
function CoverStage({ file, parts, chosen, onChange, onChoose, isFull }: CoverStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const [gesture, setGesture] = useState<Gesture>();

  function placeOf({ clientX, clientY }: PointerEvent): { x: number; y: number } {
    const { left, top, width, height } = stage.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    return { x: ((clientX - left) / width) * 1000, y: ((clientY - top) / height) * 1000 };
  }

  const put = (index: number, part: CoveredPart) => onChange(parts.with(index, keepInside(part)), index);

  function shift(kind: "move" | "stretch", index: number, part: CoveredPart, across: number, down: number): void {
    if (kind === "stretch") put(index, { ...part, width: part.width + across, height: part.height + down });
    else put(index, { ...part, x: part.x + across, y: part.y + down });
  }

  function begin(event: PointerEvent, kind: Gesture["kind"], index: number, part: CoveredPart): void {
    event.preventDefault();
    event.stopPropagation();
    stage.current?.setPointerCapture(event.pointerId);
    onChoose(index);
    setGesture({ kind, index, from: placeOf(event), part });
  }

  function draw(event: PointerEvent): void {
    if (event.button !== 0 || isFull) return;
    const { x, y } = placeOf(event);
    const part = keepInside({ x, y, width: MIN_COVERED_SIDE, height: MIN_COVERED_SIDE });
    onChange([...parts, part], parts.length);
    begin(event, "draw", parts.length, part);
  }

  function follow(event: PointerEvent): void {
    if (!gesture || !parts[gesture.index]) return;
    const { kind, index, from, part } = gesture;
    const to = placeOf(event);
    const [across, down] = [to.x - from.x, to.y - from.y];
    if (kind !== "draw") shift(kind, index, part, across, down);
    else put(index, { x: Math.min(from.x, to.x), y: Math.min(from.y, to.y), width: Math.abs(across), height: Math.abs(down) });
  }

  function end(): void {
    setGesture(undefined);
    const drawn = gesture?.kind === "draw" ? parts[gesture.index] : undefined;
    if (!drawn || drawn.width > MIN_COVERED_SIDE || drawn.height > MIN_COVERED_SIDE) return;
    // A touch, not a drawing.
    onChange(parts.toSpliced(parts.indexOf(drawn), 1));
  }

  function press(event: KeyboardEvent, index: number, part: CoveredPart): void {
    const across = event.key === "ArrowLeft" ? -STEP : event.key === "ArrowRight" ? STEP : 0;
    const down = event.key === "ArrowUp" ? -STEP : event.key === "ArrowDown" ? STEP : 0;
    if (across !== 0 || down !== 0) {
      event.preventDefault();
      shift(event.shiftKey ? "stretch" : "move", index, part, across, down);
    } else if (event.key === "Delete" || event.key === "Backspace") {
      event.preventDefault();
      onChange(parts.toSpliced(index, 1));
      stage.current?.focus();
    }
  }

  return (
    <div
      ref={stage}
      tabIndex={-1}
      onPointerDown={draw}
      onPointerMove={follow}
      onPointerUp={end}
      onPointerCancel={end}
      className="relative mx-auto w-fit cursor-crosshair outline-none touch-none overflow-hidden rounded-lg bg-line select-none"
    >
      <LocalPicture file={file} size={1600} className="block max-h-[58dvh] max-w-full" />
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is nothing but its place
        <div key={index}>
          <button
            type="button"
            aria-label={`Parte coberta ${index + 1}: setas movem, Shift e setas esticam, Delete apaga`}
            aria-pressed={chosen === index}
            onPointerDown={(event) => begin(event, "move", index, part)}
            onFocus={() => onChoose(index)}
            onKeyDown={(event) => press(event, index, part)}
            className={`absolute cursor-move border-2 ${chosen === index ? "border-amber bg-ink/60" : "border-white bg-ink"}`}
            style={{ left: `${part.x / 10}%`, top: `${part.y / 10}%`, width: `${part.width / 10}%`, height: `${part.height / 10}%` }}
          />
          <span
            aria-hidden="true"
            onPointerDown={(event) => begin(event, "stretch", index, part)}
            className="absolute size-6 -translate-1/2 cursor-nwse-resize rounded-full border-2 border-white bg-amber"
            style={{ left: `${(part.x + part.width) / 10}%`, top: `${(part.y + part.height) / 10}%` }}
          />
        </div>
      ))}
    </div>
  );
}
