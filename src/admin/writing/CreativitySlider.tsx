import { type CSSProperties, useId } from "react";
import { CREATIVITY_STEP, MAX_CREATIVITY, MIN_CREATIVITY } from "#domain/generation/creativity";

interface CreativitySliderProps {
  value: number;
  onChange: (value: number) => void;
}

/** How freely the generator varies its text. */
export function CreativitySlider({ value, onChange }: CreativitySliderProps) {
  const id = useId();
  const filled = ((value - MIN_CREATIVITY) / (MAX_CREATIVITY - MIN_CREATIVITY)) * 100;
  return (
    <div>
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="font-semibold">
          Nível de criatividade
        </label>
        <output htmlFor={id} className="font-semibold tabular-nums">
          {value}%
        </output>
      </div>
      <input
        id={id}
        type="range"
        min={MIN_CREATIVITY}
        max={MAX_CREATIVITY}
        step={CREATIVITY_STEP}
        value={value}
        aria-valuetext={`${value}%`}
        aria-describedby={`${id}-ends`}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        className="range block"
        style={{ "--filled": `${filled}%` } as CSSProperties}
      />
      <p id={`${id}-ends`} className="-mt-1 flex justify-between gap-4 text-sm text-steel">
        <span>Mais direto</span>
        <span className="text-right">Mais variado</span>
      </p>
    </div>
  );
}
