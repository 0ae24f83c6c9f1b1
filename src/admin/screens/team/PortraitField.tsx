import { ImagePlus, X } from "lucide-react";
import { useRef, useState } from "react";
import { toVisibleText } from "#domain/panel/visible-text";
import { findPhotoWidth, type Photo, photoFilePath } from "#domain/photo/photo";
import { PhotoChooser } from "../../photos/PhotoChooser";
import { Button } from "../../ui/Button";

interface PortraitFieldProps {
  photo: Photo | undefined;
  /** What a new photograph is said to show. */
  suggestedAlt: string;
  onChange: (photo: Photo | undefined) => void;
}

/** The photograph of a person, or none. */
export function PortraitField({ photo, suggestedAlt, onChange }: PortraitFieldProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-semibold">Fotografia</legend>
      <div className="flex flex-wrap items-center gap-3">
        {photo ? (
          <img
            src={photoFilePath(photo.address, findPhotoWidth(photo.width, 480), "webp")}
            alt={toVisibleText(photo.alt)}
            className="size-28 rounded-full object-cover"
          />
        ) : null}
        <Button ref={button} icon={ImagePlus} onClick={() => setIsChoosing(true)}>
          {photo ? "Trocar" : "Escolher ou fotografar"}
        </Button>
        {photo ? (
          <Button
            look="quiet"
            icon={X}
            onClick={() => {
              onChange(undefined);
              button.current?.focus();
            }}
          >
            Tirar a fotografia
          </Button>
        ) : null}
      </div>
      <PhotoChooser
        isOpen={isChoosing}
        onClose={() => setIsChoosing(false)}
        suggestedAlt={suggestedAlt}
        finalFocus={() => button.current}
        onChoose={([chosen]) => chosen && onChange(chosen)}
      />
    </fieldset>
  );
}
