import { Camera, ImageUp } from "lucide-react";
import { type DragEvent, useRef, useState } from "react";
import { PHOTO_LIMITS_TEXT } from "#domain/photo/photo-limits";
import { Button } from "../../ui/Button";
import { FileInput } from "../../ui/field/FileInput";
import { useWindowEvent } from "../../ui/use-window-event";

const ACCEPTED = "image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,.jpg,.jpeg,.png,.webp,.avif,.heic,.heif";

/** Photographs from the camera, from the device, dropped here, or pasted anywhere on the screen. */
export function FileDrop({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const gallery = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const give = (files: readonly File[]) => {
    if (files.length > 0) onFiles(files);
  };
  useWindowEvent("paste", ({ clipboardData }) => give(listImages(clipboardData)));

  function drop(event: DragEvent): void {
    event.preventDefault();
    setIsOver(false);
    // A file that is no picture is told so.
    give([...event.dataTransfer.files]);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: files may be dropped here; the buttons do the same
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      className={`grid justify-items-center gap-3 rounded-lg border-2 border-dashed px-2 py-6 sm:px-4 text-center ${isOver ? "border-amber bg-amber/12" : "border-line"}`}
    >
      <div className="flex flex-wrap justify-center gap-2 max-sm:w-full max-sm:*:grow">
        <Button look="primary" icon={ImageUp} onClick={() => gallery.current?.click()}>
          Escolher fotografias
        </Button>
        <Button icon={Camera} onClick={() => camera.current?.click()} className="md:hidden">
          Tirar agora
        </Button>
      </div>
      <p className="text-sm text-steel">
        <span className="max-md:hidden">Ou arraste para cá, ou cole com Ctrl+V. </span>
        {PHOTO_LIMITS_TEXT} Local, data e aparelho são retirados.
      </p>
      <FileInput ref={gallery} label="Arquivos de fotografias" accept={ACCEPTED} isSeveral onFiles={give} />
      <FileInput ref={camera} label="Fotografia da câmera" accept="image/*" isCamera onFiles={give} />
    </div>
  );
}

/** The pictures among what is dropped or pasted. */
export function listImages(data: DataTransfer | null): File[] {
  return [...(data?.files ?? [])].filter(({ type }) => type.startsWith("image/"));
}
