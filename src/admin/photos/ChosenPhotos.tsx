import { ImagePlus, X } from "lucide-react";
import { useRef, useState } from "react";
import { Button, IconButton } from "#admin/ui/Button";
import { toVisibleText } from "#domain/panel/visible-text";
import { type Photo, photoPath } from "#domain/photo/photo";
import { PhotoChooser } from "./PhotoChooser";

interface ChosenPhotosProps {
  label: string;
  suggestedAlt: string;
  photos: readonly Photo[];
  /** Of one, another takes its place. */
  most: number;
  /** What the button says where there are some. */
  more: string;
  onChange: (photos: readonly Photo[]) => void;
}

/** Photographs of a record, in their order. */
export function ChosenPhotos({ label, suggestedAlt, photos, most, more, onChange }: ChosenPhotosProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isOne = most === 1;

  function remove(photo: Photo): void {
    onChange(photos.filter(({ id }) => id !== photo.id));
    button.current?.focus();
  }

  return (
    <fieldset className={`grid content-start gap-2 ${isOne ? "md:col-span-2" : ""}`}>
      <legend className="mb-1 font-semibold">{label}</legend>
      <ul className="flex flex-wrap gap-3 empty:hidden">
        {photos.map((photo, index) => (
          <li key={photo.id} className="relative">
            <img
              src={photoPath(photo, 480)}
              alt={toVisibleText(photo.alt)}
              className={`size-28 object-cover ${isOne ? "rounded-full" : "rounded-lg"}`}
            />
            {isOne ? null : (
              <span className="absolute top-1 right-1 rounded-lg bg-white">
                <IconButton
                  icon={X}
                  aria-label={`Remover a fotografia ${index + 1} de ${label.toLowerCase()}`}
                  onClick={() => remove(photo)}
                />
              </span>
            )}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button ref={button} icon={ImagePlus} isDisabled={!isOne && photos.length >= most} onClick={() => setIsChoosing(true)}>
          {photos.length === 0 ? "Escolher ou fotografar" : more}
        </Button>
        {isOne && photos[0] ? (
          <Button look="quiet" icon={X} onClick={() => photos[0] && remove(photos[0])}>
            Tirar a fotografia
          </Button>
        ) : null}
      </div>
      <PhotoChooser
        isOpen={isChoosing}
        onClose={() => setIsChoosing(false)}
        isSeveral={!isOne}
        areNew
        suggestedAlt={suggestedAlt}
        finalFocus={() => button.current}
        onChoose={(chosen) => {
          const added = chosen.filter(({ id }) => !photos.some((photo) => photo.id === id));
          onChange(isOne ? chosen.slice(0, 1) : [...photos, ...added].slice(0, most));
        }}
      />
    </fieldset>
  );
}
