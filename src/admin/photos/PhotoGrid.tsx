import { Check } from "lucide-react";
import { toVisibleText } from "#domain/panel/visible-text";
import { type LibraryPhoto, photoPath } from "#domain/photo/photo";
import { countUses } from "./photo-texts";

interface PhotoGridProps {
  photos: readonly LibraryPhoto[];
  isStale?: boolean;
  /** Those that are chosen, where photographs are chosen instead of opened. */
  chosen?: readonly string[];
  onPress: (photo: LibraryPhoto) => void;
}

/** Photographs by sight; each is a button. */
export function PhotoGrid({ photos, isStale = false, chosen, onPress }: PhotoGridProps) {
  return (
    <ul
      aria-busy={isStale}
      className={`grid grid-cols-2 gap-3 p-4 sm:grid-cols-3 sm:px-5 lg:grid-cols-4 xl:grid-cols-6 ${isStale ? "opacity-60" : ""}`}
    >
      {photos.map((photo) => {
        const { id, alt, name, uses, focusX, focusY, colour } = photo;
        const isChosen = chosen?.includes(id);
        const words = toVisibleText(alt || name);
        return (
          <li key={id} className="min-w-0">
            <button
              type="button"
              aria-label={chosen ? words : `Abrir ${words}`}
              aria-pressed={chosen ? isChosen : undefined}
              onClick={() => onPress(photo)}
              className={`group relative grid w-full gap-1.5 rounded-lg text-left outline-offset-2 ${isChosen ? "outline-2 outline-ink" : ""}`}
            >
              <img
                src={photoPath(photo, 480)}
                alt=""
                width={photo.width}
                height={photo.height}
                loading="lazy"
                decoding="async"
                className="aspect-square w-full rounded-lg object-cover group-hover:brightness-95"
                style={{ objectPosition: `${focusX}% ${focusY}%`, backgroundColor: colour }}
              />
              {isChosen ? (
                <span className="absolute top-2 right-2 flex size-7 items-center justify-center rounded-full bg-ink text-white">
                  <Check strokeWidth={2} />
                </span>
              ) : null}
              <span className="line-clamp-2 text-sm leading-snug break-words">{words}</span>
              <span className="text-sm text-steel">
                {countUses(uses)}
                {alt ? "" : <span className="font-semibold text-amber-dark"> · sem descrição</span>}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
