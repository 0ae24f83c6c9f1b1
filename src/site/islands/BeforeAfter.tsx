import { useRef, useState } from "react";
import { findPhotoWidth, type Photo, photoFilePath } from "#domain/photo/photo";

interface BeforeAfterProps {
  before: Photo;
  after: Photo;
  texts: { before: string; after: string };
}

const WIDTH = 960;
const MIDDLE = 50;

/** Lays one photograph over the other, with a slider between them, for who asks; both stand on the page anyway. */
export function BeforeAfter({ before, after, texts }: BeforeAfterProps) {
  const [isOpen, setIsOpen] = useState(false);
  const over = useRef<HTMLImageElement>(null);
  const showUpTo = (percent: number) => over.current?.style.setProperty("clip-path", `inset(0 ${100 - percent}% 0 0)`);
  return (
    <div>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        className="min-h-11 rounded-card border border-steel bg-white px-4 font-semibold"
      >
        Comparar deslizando
      </button>
      {isOpen && (
        <div className="mt-4 grid gap-2">
          <div className="relative aspect-4/3 overflow-hidden rounded-card">
            <Layer photo={after} />
            <Layer
              photo={before}
              ref={(image) => {
                over.current = image;
                showUpTo(MIDDLE);
              }}
            />
          </div>
          <label className="grid gap-1 text-sm text-steel">
            <span className="flex justify-between">
              <span>{texts.after}</span>
              <span>{texts.before}</span>
            </span>
            <input
              type="range"
              defaultValue={MIDDLE}
              aria-label={`${texts.before} e ${texts.after.toLowerCase()}`}
              onInput={(event) => showUpTo(event.currentTarget.valueAsNumber)}
              className="h-11 w-full"
            />
          </label>
        </div>
      )}
    </div>
  );
}

function Layer({ photo: { hash, width, alt }, ref }: { photo: Photo; ref?: React.Ref<HTMLImageElement> }) {
  return (
    <img
      ref={ref}
      src={photoFilePath(hash, findPhotoWidth(width, WIDTH), "webp")}
      alt={alt}
      className="absolute inset-0 size-full object-cover"
    />
  );
}
