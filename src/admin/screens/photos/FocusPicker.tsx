import type { KeyboardEvent, PointerEvent } from "react";
import { type LibraryPhoto, photoPath } from "#domain/photo/photo";

interface FocusPickerProps {
  photo: LibraryPhoto;
  x: number;
  y: number;
  onChange: (x: number, y: number) => void;
}

const STEP = 5;
const clamp = (value: number) => Math.round(Math.min(100, Math.max(0, value)));

/** The photograph, and on it the point that stays in sight where it is cropped: pressed, or moved by arrow keys. */
export function FocusPicker({ photo, x, y, onChange }: FocusPickerProps) {
  function press({ currentTarget, clientX, clientY, buttons }: PointerEvent): void {
    if (buttons !== 1) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onChange(clamp((100 * (clientX - left)) / width), clamp((100 * (clientY - top)) / height));
  }

  function move(event: KeyboardEvent): void {
    const across = event.key === "ArrowLeft" ? -STEP : event.key === "ArrowRight" ? STEP : 0;
    const down = event.key === "ArrowUp" ? -STEP : event.key === "ArrowDown" ? STEP : 0;
    if (across === 0 && down === 0) return;
    event.preventDefault();
    onChange(clamp(x + across), clamp(y + down));
  }

  return (
    <div
      onPointerDown={press}
      onPointerMove={press}
      className="relative mx-auto w-fit cursor-crosshair touch-none overflow-hidden rounded-lg select-none"
    >
      <img
        src={photoPath(photo, 960)}
        alt={photo.alt}
        width={photo.width}
        height={photo.height}
        draggable={false}
        className="block h-auto max-h-[45dvh] w-auto max-w-full"
      />
      <button
        type="button"
        role="slider"
        aria-label="Ponto que fica à vista quando a fotografia é recortada"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={x}
        aria-valuetext={`${x}% da esquerda, ${y}% de cima`}
        onKeyDown={move}
        className="absolute size-11 -translate-1/2 rounded-full border-4 border-white bg-amber/80 shadow-card"
        style={{ left: `${x}%`, top: `${y}%` }}
      />
    </div>
  );
}
