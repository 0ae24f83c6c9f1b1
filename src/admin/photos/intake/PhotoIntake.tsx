import { CircleAlert, CircleCheck, RotateCcw, SquareDashed, Upload, X } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { CoverDialog } from "#admin/photos/cover/CoverDialog";
import { LocalPicture } from "#admin/photos/LocalPicture";
import { Button, IconButton } from "#admin/ui/Button";
import { TextField } from "#admin/ui/field/fields";
import { ProgressBar } from "#admin/ui/ProgressBar";
import { toVisibleText } from "#domain/panel/visible-text";
import { type LibraryPhoto, MAX_ALT_LENGTH } from "#domain/photo/photo";
import { formatCount } from "#domain/text/format";
import { useLeaveGuard } from "../../ui/use-unsaved";
import { countPhotos, formatKilobytes } from "../photo-texts";
import { FileDrop } from "./FileDrop";
import { type IncomingPhoto, type Intake, useIntake } from "./use-intake";

interface PhotoIntakeProps {
  /** Files that were dropped or pasted elsewhere. */
  files?: readonly File[];
  /** What a photograph is said to show before anybody has written it. */
  suggestedAlt?: string;
  onSent?: (photo: LibraryPhoto) => void;
  /** Uses them once none is on its way any more. */
  onAllSent?: (() => void) | undefined;
  /** Whether some would be lost if it were closed. */
  onUnsaved?: (hasUnsaved: boolean) => void;
}

/** Brings photographs into the library: chosen, looked at, covered, described, and only then sent. */
export function PhotoIntake({ files, suggestedAlt, onSent, onAllSent, onUnsaved }: PhotoIntakeProps) {
  const intake = useIntake(suggestedAlt, onSent);
  const [covering, setCovering] = useState<IncomingPhoto>();
  const box = useRef<HTMLDivElement>(null);
  const { photos } = intake;
  const ready = photos.filter(({ state }) => state === "waiting" || state === "failed").length;
  const sent = photos.filter(({ state }) => state === "sent").length;
  const hasUnsaved = intake.isSending || ready > 0;
  useLeaveGuard(hasUnsaved);

  useEffect(() => {
    onUnsaved?.(hasUnsaved);
    return () => onUnsaved?.(false);
  }, [hasUnsaved, onUnsaved]);

  const use = useEffectEvent(() => onAllSent?.());
  const areAllSent = sent > 0 && sent === photos.length;
  useEffect(() => {
    if (areAllSent) use();
  }, [areAllSent]);

  const add = useEffectEvent(intake.add);
  useEffect(() => {
    if (files && files.length > 0) void add(files);
  }, [files]);

  /** Does what takes away the button that was pressed. */
  function leaveAfter(work: () => void): void {
    work();
    box.current?.focus();
  }

  return (
    <div ref={box} tabIndex={-1} className="grid gap-4 outline-none">
      <FileDrop onFiles={(chosen) => void intake.add(chosen)} />
      <ul aria-label="Fotografias a enviar" className="empty:hidden">
        {photos.map((photo) => (
          <IntakeRow
            key={photo.key}
            photo={photo}
            intake={intake}
            onCover={() => setCovering(photo)}
            onRemove={() => leaveAfter(() => intake.remove(photo.key))}
          />
        ))}
      </ul>
      <div className="flex flex-wrap gap-2 empty:hidden max-sm:*:grow">
        {ready > 0 ? (
          <Button look="primary" icon={Upload} onClick={() => leaveAfter(() => intake.send())}>
            {`${onAllSent ? "Enviar e usar" : "Enviar"} ${countPhotos(ready)}`}
          </Button>
        ) : null}
        {sent > 0 ? (
          <Button look="quiet" onClick={() => leaveAfter(intake.clearSent)}>
            Limpar as enviadas
          </Button>
        ) : null}
      </div>
      <p role="status" className="sr-only">
        {sent > 0 ? `${countPhotos(sent)} na biblioteca` : ""}
      </p>
      <CoverDialog
        file={covering?.file}
        parts={covering?.covered}
        confirmLabel="Cobrir"
        onClose={() => setCovering(undefined)}
        onConfirm={(parts) => {
          if (covering) intake.cover(covering.key, parts);
          setCovering(undefined);
        }}
      />
    </div>
  );
}

type IntakeRowProps = { photo: IncomingPhoto; intake: Intake; onCover: () => void; onRemove: () => void };

/** One file: how it looks, what is said of it, how far it is. */
function IntakeRow({ photo, intake, onCover, onRemove }: IntakeRowProps) {
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
        {covered.length > 0 ? ` · ${formatCount(covered.length, "parte coberta", "partes cobertas")}` : ""}
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
            <CircleAlert className="mt-0.5 shrink-0" />
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
      <CircleCheck />
      Na biblioteca
    </p>
  );
}

function describeSending(percent: number, isHeldUp = false): string {
  if (isHeldUp) return "O servidor está ocupado. Esta fotografia espera a vez e vai sozinha...";
  return percent < 100 ? `Enviando: ${percent}%` : "Preparando os tamanhos...";
}
