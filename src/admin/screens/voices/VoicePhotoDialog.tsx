import { actions } from "astro:actions";
import { SquareDashed } from "lucide-react";
import { useState } from "react";
import { CoverDialog } from "#admin/photos/cover/CoverDialog";
import { Button } from "#admin/ui/Button";
import { Answers, DialogFrame, useLast } from "#admin/ui/dialog/dialogs";
import { Choice, TextField } from "#admin/ui/field/fields";
import { toVisibleText } from "#domain/panel/visible-text";
import { MAX_ALT_LENGTH } from "#domain/photo/photo";
import { type CoveredPart, writeCoveredParts } from "#domain/photo/photo-upload";
import type { VoicePhoto } from "#domain/voice/voice";
import { call } from "../../call/call";
import { storedPhotoPath, useAttempt } from "../../photos/stored-photo";
import { tellErased } from "../../photos/tell-erased";
import { notifySuccess } from "../../ui/toast/notify";
import type { Voice } from "./VoiceRow";

interface VoicePhotoDialogProps {
  voice: Voice | undefined;
  onClose: () => void;
  onSaved: () => void;
}

/** The photograph a customer sent: what it shows, whether it stands on the site, and what of it nobody is to see. */
export function VoicePhotoDialog({ voice, onClose, onSaved }: VoicePhotoDialogProps) {
  const shown = useLast(voice);
  return (
    <DialogFrame
      isOpen={voice?.photo !== undefined}
      onClose={onClose}
      title={`Fotografia de ${toVisibleText(shown?.name ?? "")}`}
      description="É do cliente: não entra na biblioteca, e some quando ele retirar o depoimento."
      isPersistent
      hasUnsaved="typed"
      isWide
    >
      {shown?.photo ? <OpenPhoto key={shown.id} voice={shown} photo={shown.photo} onClose={onClose} onSaved={onSaved} /> : null}
    </DialogFrame>
  );
}

function OpenPhoto({ voice: { id, state }, photo, onClose, onSaved }: VoicePhotoDialogProps & { voice: Voice; photo: VoicePhoto }) {
  const [alt, setAlt] = useState(photo.alt);
  const [isShown, setIsShown] = useState(photo.isShown);
  const [file, setFile] = useState<Blob>();
  const { isBusy, attempt, open } = useAttempt();
  const save = () =>
    attempt(async () => {
      await call(actions.voices.setPhoto, { id, isShown, alt: alt.trim(), seen: { isShown: photo.isShown, alt: photo.alt } });
      notifySuccess("Fotografia salva");
      onSaved();
      onClose();
    }, "A fotografia não foi salva");

  const cover = (parts: readonly CoveredPart[]) =>
    attempt(async () => {
      if (parts.length > 0) await call(actions.voices.coverPhoto, { id, parts: writeCoveredParts(parts) });
      setFile(undefined);
      if (parts.length === 0) return;
      tellErased("Partes cobertas", "O que estava embaixo não existe mais no site.");
      onSaved();
    }, "As partes não foram cobertas");

  return (
    <div className="grid gap-4">
      <img
        src={storedPhotoPath(photo)}
        alt={toVisibleText(photo.alt)}
        width={photo.width}
        height={photo.height}
        className="max-h-[45dvh] w-full rounded-lg object-contain"
      />
      <Button icon={SquareDashed} isDisabled={isBusy} onClick={() => void open(photo, setFile)} className="justify-self-start">
        Cobrir partes
      </Button>
      <TextField
        label="O que ela mostra"
        hint="Lido em voz alta para quem não vê a imagem. Vazio: diz que o cliente a enviou."
        value={alt}
        maxLength={MAX_ALT_LENGTH}
        onChange={(event) => setAlt(event.currentTarget.value)}
      />
      {state === "published" ? (
        <Choice
          type="checkbox"
          label="Aparece no site com o depoimento"
          note="Sem isso, só o texto aparece."
          checked={isShown}
          onChange={(event) => setIsShown(event.currentTarget.checked)}
        />
      ) : null}
      <Answers back="Fechar" onBack={onClose} label="Salvar" onAct={() => void save()} isBusy={isBusy} busyText="Salvando..." />
      <CoverDialog
        file={file}
        parts={NOTHING}
        confirmLabel="Cobrir na fotografia"
        isBusy={isBusy}
        onClose={() => setFile(undefined)}
        onConfirm={(parts) => void cover(parts)}
      />
    </div>
  );
}

const NOTHING = [] as const;
