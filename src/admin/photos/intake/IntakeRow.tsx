import { CircleAlert, CircleCheck, RotateCcw, SquareDashed, X } from "lucide-react";
import { useRef } from "react";
import { toVisibleText } from "#domain/panel/visible-text";
import { MAX_ALT_LENGTH } from "#domain/photo/photo";
import { Button } from "../../ui/Button";
import { TextField } from "../../ui/field/TextField";
import { IconButton } from "../../ui/IconButton";
import { ProgressBar } from "../../ui/ProgressBar";
import { LocalPicture } from "../LocalPicture";
import { formatKilobytes } from "../photo-texts";
import type { IncomingPhoto, Intake } from "./use-intake";

interface IntakeRowProps {
  photo: IncomingPhoto;
  intake: Intake;
  onCover: () => void;
  onRemove: () => void;
}

/** One file: how it looks, what is said of it, how far it is. */
export function IntakeRow({ photo, intake, onCover, onRemove }: IntakeRowProps) {
  const row = useRef<HTMLLIElement>(null);
  const { key, file, alt, covered, state, problem } = photo;
  const name = toVisibleText(file.name);
  const isOpen = state === "waiting" || state === "failed";
  return (
    <li
      ref={row}
      tabIndex={-1}
      className="grid outline-none grid-cols-[4.5rem_minmax(0,1fr)_auto] gap-3 border-b border-line py-3 last:border-b-0 sm:grid-cols-[7rem_minmax(0,1fr)_auto]"
    >
      <LocalPicture file={file} size={320} className="aspect-square w-full rounded-lg object-cover sm:row-span-2" />
      <p className="text-sm wrap-anywhere text-steel">
        {name} · {formatKilobytes(file.size)}
        {covered.length > 0 ? ` · ${covered.length === 1 ? "1 parte coberta" : `${covered.length} partes cobertas`}` : ""}
      </p>
      {state === "sending" || state === "queued" ? (
        <IconButton icon={X} aria-label={`Cancelar o envio de ${name}`} onClick={() => intake.cancel(key)} />
      ) : (
        <IconButton icon={X} aria-label={`Tirar ${name} da lista`} onClick={onRemove} />
      )}
      <div className="col-span-full grid min-w-0 content-start gap-2 sm:col-span-2 sm:col-start-2">
        {isOpen ? (
          <>
            <TextField
              label="O que ela mostra"
              placeholder="Motor PPA instalado em portão deslizante"
              value={alt}
              maxLength={MAX_ALT_LENGTH}
              onChange={(event) => intake.describe(key, event.target.value)}
            />
            <div className="flex flex-wrap gap-2">
              <Button icon={SquareDashed} onClick={onCover} aria-label={`Cobrir partes de ${name}`}>
                Cobrir partes
              </Button>
              {state === "failed" ? (
                <Button
                  icon={RotateCcw}
                  onClick={() => {
                    intake.send(key);
                    // The button goes while it is sent.
                    row.current?.focus();
                  }}
                  aria-label={`Enviar ${name} de novo`}
                >
                  Enviar de novo
                </Button>
              ) : null}
            </div>
          </>
        ) : null}
        <State photo={photo} name={name} />
        {problem ? (
          <p role="alert" className="flex items-start gap-2 text-sm font-medium text-danger">
            <CircleAlert size={18} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0" />
            <span className="min-w-0">{toVisibleText(problem)}</span>
          </p>
        ) : null}
      </div>
    </li>
  );
}

function State({ photo: { state, percent, isHeldUp }, name }: { photo: IncomingPhoto; name: string }) {
  if (state === "queued") return <p className="text-sm text-steel">Na fila...</p>;
  if (state === "sending") {
    return (
      <div className="grid gap-1">
        <ProgressBar percent={percent} label={`Envio de ${name}`} />
        <p className="text-sm text-steel">{describeSending(percent, isHeldUp)}</p>
      </div>
    );
  }
  if (state !== "sent") return null;
  return (
    <p className="flex items-center gap-2 text-sm font-semibold text-contact">
      <CircleCheck size={18} strokeWidth={1.75} aria-hidden="true" />
      Na biblioteca
    </p>
  );
}

function describeSending(percent: number, isHeldUp = false): string {
  if (isHeldUp) return "O servidor está ocupado. Esta fotografia espera a vez e vai sozinha...";
  return percent < 100 ? `Enviando: ${percent}%` : "Preparando os tamanhos...";
}
