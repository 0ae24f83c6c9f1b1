import { Upload } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { LibraryPhoto } from "#domain/photo/photo";
import { Button } from "../../ui/Button";
import { useLeaveGuard } from "../../ui/use-leave-guard";
import { CoverDialog } from "../cover/CoverDialog";
import { countPhotos } from "../photo-texts";
import { FileDrop } from "./FileDrop";
import { IntakeRow } from "./IntakeRow";
import { type IncomingPhoto, useIntake } from "./use-intake";

interface PhotoIntakeProps {
  /** Files that were dropped or pasted elsewhere. */
  files?: readonly File[];
  /** What a photograph is said to show before anybody has written it. */
  suggestedAlt?: string;
  onSent?: (photo: LibraryPhoto) => void;
  /** Whether some would be lost if it were closed. */
  onUnsaved?: (hasUnsaved: boolean) => void;
}

/** Brings photographs into the library: chosen, looked at, covered, described, and only then sent. */
export function PhotoIntake({ files, suggestedAlt, onSent, onUnsaved }: PhotoIntakeProps) {
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

  const add = useRef(intake.add);
  add.current = intake.add;
  useEffect(() => {
    if (files && files.length > 0) void add.current(files);
  }, [files]);

  /** Does what takes away the button that was pressed. */
  function leaveAfter(work: () => void): void {
    work();
    box.current?.focus();
  }

  return (
    <div ref={box} tabIndex={-1} className="grid gap-4 outline-none">
      <FileDrop onFiles={(chosen) => void intake.add(chosen)} />
      {photos.length > 0 ? (
        <ul aria-label="Fotografias a enviar">
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
      ) : null}
      {ready > 0 || sent > 0 ? (
        <div className="flex flex-wrap gap-2 max-sm:*:grow">
          {ready > 0 ? (
            <Button look="primary" icon={Upload} onClick={() => leaveAfter(() => intake.send())}>
              {`Enviar ${countPhotos(ready)}`}
            </Button>
          ) : null}
          {sent > 0 ? (
            <Button look="quiet" onClick={() => leaveAfter(intake.clearSent)}>
              Limpar as enviadas
            </Button>
          ) : null}
        </div>
      ) : null}
      <p role="status" className="sr-only">
        {sent > 0 ? `${countPhotos(sent)} na biblioteca` : ""}
      </p>
      <CoverDialog
        file={covering?.file}
        parts={covering?.covered ?? []}
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
