import { useRef, useState } from "react";
import { type Photo, photoPath } from "#domain/photo/photo";

const WIDTH = 960;
const MIDDLE = 50;

/** Lays one photograph over the other, with a slider between them, for who asks; both stand on the page anyway. */
export function BeforeAfter({ before, after, texts }: { before: Photo; after: Photo; texts: { before: string; after: string } }) {
  const [isOpen, setIsOpen] = useState(false);
  const over = useRef<HTMLImageElement>(null);
  const edge = useRef<HTMLSpanElement>(null);
  const showUpTo = (percent: number) => {
    over.current?.style.setProperty("clip-path", `inset(0 ${100 - percent}% 0 0)`);
    edge.current?.style.setProperty("left", `${percent}%`);
  };
  return (
    <div>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        className="min-h-11 rounded-card border border-steel bg-white px-4 font-semibold noscript:hidden"
      >
        Comparar deslizando
      </button>
      {isOpen && (
        <div className="mt-4 grid gap-2">
          <div className="relative aspect-4/3 overflow-hidden rounded-card outline-offset-2 outline-ink has-focus-visible:outline-2">
            <Layer photo={after} />
            <Layer
              photo={before}
              ref={(image) => {
                over.current = image;
                showUpTo(MIDDLE);
              }}
            />
            <span ref={edge} aria-hidden="true" className="absolute inset-y-0 left-1/2 w-1 -translate-x-1/2 bg-white shadow-card">
              <span className="absolute top-1/2 left-1/2 flex size-11 -translate-1/2 items-center justify-center rounded-full bg-white text-lg font-semibold shadow-card">
                ↔
              </span>
            </span>
            {/* The whole picture is drawn on: the slider lies over it, unseen. Up and down the page still moves. */}
            <input
              type="range"
              defaultValue={MIDDLE}
              aria-label={`${texts.before} e ${texts.after.toLowerCase()}`}
              onInput={(event) => showUpTo(event.currentTarget.valueAsNumber)}
              className="absolute inset-0 size-full cursor-ew-resize touch-pan-y opacity-0"
            />
          </div>
          <p aria-hidden="true" className="flex justify-between text-sm text-steel">
            <span>{texts.before}</span>
            <span>{texts.after}</span>
          </p>
        </div>
      )}
    </div>
  );
}

function Layer({ photo, ref }: { photo: Photo; ref?: React.Ref<HTMLImageElement> }) {
  return <img ref={ref} src={photoPath(photo, WIDTH)} alt={photo.alt} className="absolute inset-0 size-full object-cover" />;
}
