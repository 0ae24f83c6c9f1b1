import { ImagePlus, X } from "lucide-react";
import { useRef, useState } from "react";
import { toVisibleText } from "#domain/panel/visible-text";
import { findPhotoWidth, type Photo, photoFilePath } from "#domain/photo/photo";
import { WORK_PHOTOS } from "#domain/photo/photo-limits";
import { PhotoChooser } from "../../photos/PhotoChooser";
import { Button } from "../../ui/Button";
import { IconButton } from "../../ui/IconButton";

interface WorkPhotoFieldProps {
  label: string;
  /** What new photographs are said to show. */
  suggestedAlt: string;
  photos: readonly Photo[];
  onChange: (photos: readonly Photo[]) => void;
}

/** Photographs of one moment of a work, in their order. */
export function WorkPhotoField({ label, suggestedAlt, photos, onChange }: WorkPhotoFieldProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const room = WORK_PHOTOS - photos.length;
  return (
    <fieldset className="grid content-start gap-2">
      <legend className="mb-1 font-semibold">{label}</legend>
      <ul className="flex flex-wrap gap-3 empty:hidden">
        {photos.map((photo, index) => (
          <li key={photo.id} className="relative">
            <img
              src={photoFilePath(photo.address, findPhotoWidth(photo.width, 480), "webp")}
              alt={toVisibleText(photo.alt)}
              className="size-28 rounded-lg object-cover"
            />
            <span className="absolute top-1 right-1 rounded-lg bg-white">
              <IconButton
                icon={X}
                aria-label={`Remover a fotografia ${index + 1} de ${label.toLowerCase()}`}
                onClick={() => {
                  onChange(photos.filter(({ id }) => id !== photo.id));
                  button.current?.focus();
                }}
              />
            </span>
          </li>
        ))}
      </ul>
      <Button ref={button} icon={ImagePlus} isDisabled={room <= 0} onClick={() => setIsChoosing(true)} className="justify-self-start">
        {photos.length === 0 ? "Escolher ou fotografar" : "Acrescentar mais"}
      </Button>
      <PhotoChooser
        isOpen={isChoosing}
        onClose={() => setIsChoosing(false)}
        isSeveral
        suggestedAlt={suggestedAlt}
        finalFocus={() => button.current}
        onChoose={(chosen) => {
          const added = chosen.filter(({ id }) => !photos.some((photo) => photo.id === id));
          onChange([...photos, ...added].slice(0, WORK_PHOTOS));
        }}
      />
    </fieldset>
  );
}
