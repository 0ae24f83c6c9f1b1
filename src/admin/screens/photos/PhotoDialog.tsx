import { useQueryClient } from "@tanstack/react-query";
import { ImageUp, Save, SquareDashed, Trash2 } from "lucide-react";
import { type Dispatch, type RefObject, type SetStateAction, useRef, useState } from "react";
import { CoverDialog } from "#admin/photos/cover/CoverDialog";
import { Button } from "#admin/ui/Button";
import { ListContent } from "#admin/ui/Card";
import { ConfirmDialog, DialogFrame, useLast } from "#admin/ui/dialog/dialogs";
import { FileInput } from "#admin/ui/field/FileInput";
import { TextField } from "#admin/ui/field/fields";
import { toVisibleText } from "#domain/panel/visible-text";
import { type LibraryPhoto, MAX_ALT_LENGTH, type PhotoUse, type PhotoUserKind, photoPath } from "#domain/photo/photo";
import type { CoveredPart } from "#domain/photo/photo-upload";
import { editPagePath, editTechnicianPath, editWorkPath } from "#domain/site/paths";
import { isAdministrator } from "../../frame/page-data";
import { findFileProblem, uploadPhoto } from "../../photos/intake/upload-photo";
import { formatKilobytes } from "../../photos/photo-texts";
import { useAttempt } from "../../photos/stored-photo";
import { tellErased } from "../../photos/tell-erased";
import { PHOTOS_KEY, usePhoto, usePhotoActions } from "../../photos/use-photos";
import { notifyError } from "../../ui/toast/notify";
import { FocusPicker } from "./FocusPicker";

interface PhotoDialogProps {
  id: string | undefined;
  onClose: () => void;
  /** What opened it is gone by then. */
  focusAfterRemoval: RefObject<HTMLElement | null>;
}

/** One photograph: what it shows, its middle, where it is used; replaced, covered or deleted. */
export function PhotoDialog({ id, onClose, focusAfterRemoval }: PhotoDialogProps) {
  const shown = useLast(id);
  const removed = useRef<string>(undefined);
  const [typed, setTyped] = useState<Typed>();
  const own = typed?.id === shown ? typed : undefined;
  const one = usePhoto(shown);
  return (
    <DialogFrame
      isOpen={id !== undefined}
      onClose={() => {
        setTyped(undefined);
        onClose();
      }}
      title="Fotografia"
      isPersistent
      hasUnsaved={own !== undefined}
      isWide
      finalFocus={() => (removed.current === shown && focusAfterRemoval.current) || true}
    >
      <ListContent list={one} errorTitle="A fotografia não veio">
        {({ photo, uses }) =>
          isAdministrator() ? (
            <OpenPhoto
              key={photo.id}
              photo={photo}
              uses={uses}
              typed={own}
              onType={setTyped}
              onRemoved={() => {
                removed.current = photo.id;
                onClose();
              }}
            />
          ) : (
            <SeenPhoto photo={photo} />
          )
        }
      </ListContent>
    </DialogFrame>
  );
}

/** What who writes nothing sees of it. */
function SeenPhoto({ photo }: { photo: LibraryPhoto }) {
  const { alt, name } = photo;
  return (
    <figure className="grid gap-2">
      <img src={photoPath(photo, 960)} alt={alt} className="mx-auto max-h-[70dvh] w-auto rounded-lg" />
      <figcaption className="break-words">{toVisibleText(alt || name)}</figcaption>
    </figure>
  );
}

/** What is written of a photograph and not saved yet: it outlives that another file takes its place. */
type Typed = Pick<LibraryPhoto, "id" | "alt" | "focusX" | "focusY">;

interface OpenPhotoProps {
  photo: LibraryPhoto;
  uses: readonly PhotoUse[];
  typed: Typed | undefined;
  onType: Dispatch<SetStateAction<Typed | undefined>>;
  onRemoved: () => void;
}

function OpenPhoto({ photo, uses, typed, onType, onRemoved }: OpenPhotoProps) {
  const { alt, focusX, focusY } = typed ?? photo;
  const [isRemoving, setIsRemoving] = useState(false);
  const { save, remove } = usePhotoActions();
  const replace = useReplacePhoto(photo);
  const file = useRef<HTMLInputElement>(null);

  function type(change: Partial<Typed>): void {
    const next = { id: photo.id, alt, focusX, focusY, ...change };
    const isChanged = next.alt !== photo.alt || next.focusX !== photo.focusX || next.focusY !== photo.focusY;
    onType(isChanged ? next : undefined);
  }

  /** What was typed since then stays. */
  const forgetSaved = () => onType((now) => (now === typed ? undefined : now));

  return (
    <div className="grid gap-5 md:grid-cols-2">
      <div className="grid content-start gap-2">
        <FocusPicker photo={photo} x={focusX} y={focusY} onChange={(x, y) => type({ focusX: x, focusY: y })} />
        <p className="text-sm text-steel">Toque no que deve ficar à vista quando a fotografia for recortada.</p>
      </div>
      <div className="grid content-start gap-4">
        <TextField
          label="O que ela mostra"
          hint="Lido em voz alta para quem não vê a imagem, e pelos buscadores."
          value={alt}
          maxLength={MAX_ALT_LENGTH}
          onChange={(event) => type({ alt: event.target.value })}
        />
        <div className="flex flex-wrap gap-2 max-sm:*:grow">
          <Button
            look="primary"
            icon={Save}
            isDisabled={typed === undefined}
            isBusy={save.isPending}
            busyText="Salvando..."
            onClick={() => save.mutate({ ...photo, alt: alt.trim(), focusX, focusY }, { onSuccess: forgetSaved })}
          >
            Salvar
          </Button>
          <Button icon={ImageUp} isBusy={replace.isBusy} busyText="Trocando..." onClick={() => file.current?.click()}>
            Trocar por outra
          </Button>
          <Button icon={SquareDashed} isDisabled={replace.isBusy} onClick={() => void replace.openStored()}>
            Cobrir partes
          </Button>
          <Button look="quiet" icon={Trash2} onClick={() => setIsRemoving(true)} isDisabled={uses.length > 0}>
            Apagar
          </Button>
        </div>
        {uses.length > 0 ? <p className="text-sm text-steel">Para apagar, tire-a antes de onde ela aparece.</p> : null}
        <FileInput ref={file} label="Fotografia que fica no lugar" accept="image/*" onFiles={([chosen]) => replace.open(chosen)} />
        <section aria-labelledby="onde-aparece" className="grid gap-1">
          <h3 id="onde-aparece" className="text-[0.9375rem]">
            Onde aparece
          </h3>
          {uses.length === 0 ? (
            <p className="text-steel">Ainda não aparece em lugar nenhum.</p>
          ) : (
            <ul aria-label="Onde aparece" className="grid gap-1">
              {uses.map(({ kind, id, title }) => (
                <li key={id}>
                  <a href={PATH_OF[kind](id)} className="inline-block py-1 underline">
                    {toVisibleText(title)}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </section>
        <p className="text-sm break-words text-steel">
          {photo.name} · {photo.width} × {photo.height} · {formatKilobytes(photo.bytes)} em todos os tamanhos · enviada por{" "}
          {photo.createdBy} em {photo.createdAt.toLocaleDateString("pt-BR")}
        </p>
      </div>
      <CoverDialog
        file={replace.file}
        confirmLabel={`${replace.isNew ? "Trocar" : "Cobrir"} em todas as páginas`}
        isBusy={replace.isBusy}
        onClose={replace.close}
        onConfirm={(parts) => void replace.send(parts)}
      />
      <ConfirmDialog
        isOpen={isRemoving}
        title="Apagar a fotografia?"
        description="Ela sai do site agora. Você pode desfazer logo em seguida; depois de 30 dias ela é apagada de vez."
        confirmLabel="Apagar fotografia"
        onClose={() => setIsRemoving(false)}
        onConfirm={() => remove.mutate(photo, { onSuccess: onRemoved })}
      />
    </div>
  );
}

const PATH_OF: Readonly<Record<PhotoUserKind, (id: string) => string>> = {
  page: editPagePath,
  work: editWorkPath,
  technician: editTechnicianPath,
};

/** Another picture in a photograph's place, or the same with parts covered. */
function useReplacePhoto(photo: LibraryPhoto) {
  const client = useQueryClient();
  const [file, setFile] = useState<File>();
  const [isNew, setIsNew] = useState(true);
  const { isBusy, attempt, open } = useAttempt();
  return {
    file,
    isNew,
    isBusy,
    close: () => setFile(undefined),
    async send(covered: readonly CoveredPart[]): Promise<void> {
      if (!file) return;
      if (!isNew && covered.length === 0) return setFile(undefined);
      await attempt(
        async () => {
          const { id, version, alt } = photo;
          await uploadPhoto(file, { name: file.name, alt, covered, replaces: { id, version } });
          tellErased(isNew ? "Fotografia trocada" : "Partes cobertas", "As páginas que a mostram já mudaram.");
          setFile(undefined);
        },
        isNew ? "A fotografia não foi trocada" : "As partes não foram cobertas",
      );
      await client.invalidateQueries({ queryKey: PHOTOS_KEY });
    },
    async open(chosen: File): Promise<void> {
      const problem = await findFileProblem(chosen);
      if (problem) return notifyError("A fotografia não serve", problem);
      setIsNew(true);
      setFile(chosen);
    },
    openStored: () =>
      open(photo, (picture) => {
        setIsNew(false);
        setFile(new File([picture], `${photo.name.replace(/\.\w+$/, "")}.jpg`, { type: "image/jpeg" }));
      }),
  };
}
