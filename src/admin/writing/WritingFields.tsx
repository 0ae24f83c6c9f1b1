import { type CSSProperties, useId } from "react";
import { FactTextField } from "#admin/rich-text/FactTextField";
import { Choice, SelectField } from "#admin/ui/field/fields";
import { CREATIVITY_STEP, DEFAULT_CREATIVITY, MAX_CREATIVITY, MIN_CREATIVITY } from "#domain/generation/creativity";
import { MAX_INSTRUCTIONS } from "#domain/generation/instructions-field";
import type { TextRequest } from "#domain/generation/text-request";
import { MAX_HOUR, MAX_PER_DAY, type Rhythm } from "#domain/publishing/rhythm/plan-moments";

/** When pages go public. */
export interface WhenOptions {
  /** They stay in the panel until somebody publishes them. */
  isDraft: boolean;
  /** Those of a run go public little by little. */
  rhythm?: Rhythm;
}

/** What a generator is told besides its titles. */
type WritingOptions = Omit<TextRequest, "title"> & WhenOptions;

type ChangeOptions = (change: Partial<WritingOptions>) => void;
type WritingFieldsProps = { options: WritingOptions; instructionsHint: string; hasRhythm?: boolean; onChange: ChangeOptions };

export function WritingFields({ options, instructionsHint, hasRhythm = false, onChange }: WritingFieldsProps) {
  const { instructions, creativity } = options;
  return (
    <>
      <FactTextField
        label="Instruções (opcional)"
        hint={instructionsHint}
        rows={3}
        maxLength={MAX_INSTRUCTIONS}
        value={instructions}
        onChange={(text) => onChange({ instructions: text })}
      />
      <CreativitySlider value={creativity} onChange={(value) => onChange({ creativity: value })} />
      <WhenFields options={options} hasRhythm={hasRhythm} onChange={onChange} />
    </>
  );
}

/** How freely the generator varies its text. */
function CreativitySlider({ value, onChange }: { value: number; onChange: (value: number) => void }) {
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

type WhenFieldsProps = { options: WhenOptions; hasRhythm: boolean; onChange: (change: Partial<WhenOptions>) => void };

/** Whether what is generated stays in the panel until somebody publishes it, or goes public little by little. */
export function WhenFields({ options: { isDraft, rhythm }, hasRhythm, onChange }: WhenFieldsProps) {
  return (
    <>
      <Choice
        type="checkbox"
        label="Salvar como rascunho"
        note="Só aparece no painel até ser publicado."
        isNamedAlone
        checked={isDraft}
        onChange={({ target }) => onChange(target.checked ? { isDraft: true, rhythm: undefined } : { isDraft: false })}
        className="-mx-2"
      />
      {hasRhythm ? (
        <RhythmChoice rhythm={rhythm} onChange={(value) => onChange(value ? { rhythm: value, isDraft: false } : { rhythm: undefined })} />
      ) : null}
    </>
  );
}

const USUAL: Rhythm = { perDay: 5, hours: [8] };

const COUNTS = Array.from({ length: MAX_PER_DAY }, (_, index) => ({
  value: String(index + 1),
  label: index === 0 ? "1 página por dia" : `${index + 1} páginas por dia`,
}));
const HOURS = Array.from({ length: MAX_HOUR + 1 }, (_, hour) => hour);

/** Whether the pages of a run go public little by little, and how. */
function RhythmChoice({ rhythm, onChange }: { rhythm: Rhythm | undefined; onChange: (rhythm: Rhythm | undefined) => void }) {
  return (
    <div className="grid gap-3">
      <Choice
        type="checkbox"
        label="Publicar aos poucos"
        note="Vale para vários títulos: ficam na agenda, depois das já programadas, e vão ao ar sozinhos."
        isNamedAlone
        checked={rhythm !== undefined}
        onChange={({ target }) => onChange(target.checked ? USUAL : undefined)}
        className="-mx-2"
      />
      {rhythm ? (
        <>
          <SelectField
            label="Quantas"
            value={String(rhythm.perDay)}
            options={COUNTS}
            onChoose={(perDay) => onChange({ ...rhythm, perDay: Number(perDay) })}
          />
          <fieldset className="grid gap-1.5">
            <legend className="mb-1.5 font-semibold">Horas do dia (São Paulo)</legend>
            <div className="grid grid-cols-[repeat(auto-fill,minmax(3.75rem,1fr))] gap-1.5">
              {HOURS.map((hour) => (
                <label
                  key={hour}
                  className="flex min-h-11 cursor-pointer items-center justify-center rounded-lg border border-line text-sm tabular-nums hover:border-steel has-checked:border-ink has-checked:bg-ink has-checked:text-white has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
                >
                  <input
                    type="checkbox"
                    checked={rhythm.hours.includes(hour)}
                    onChange={() => onChange(toggleHour(rhythm, hour))}
                    className="sr-only"
                  />
                  {String(hour).padStart(2, "0")}:00
                </label>
              ))}
            </div>
          </fieldset>
        </>
      ) : null}
    </div>
  );
}

/** One hour stays chosen. */
function toggleHour(rhythm: Rhythm, hour: number): Rhythm {
  const without = rhythm.hours.filter((other) => other !== hour);
  if (without.length === rhythm.hours.length) return { ...rhythm, hours: [...rhythm.hours, hour].sort((a, b) => a - b) };
  return without.length === 0 ? rhythm : { ...rhythm, hours: without };
}

/** What is asked beside what came of it, where there is room for both. */
export const FORM_AND_RESULT = "grid lg:grid-cols-[minmax(0,min(24rem,45%))_minmax(0,1fr)]";

/** What the administrator fills in for several pages, of titles one a line. */
export type GeneratorDraft = WritingOptions & { titles: string };

export const EMPTY_OPTIONS: WritingOptions = { instructions: "", creativity: DEFAULT_CREATIVITY, isDraft: false };

export const EMPTY_DRAFT: GeneratorDraft = { ...EMPTY_OPTIONS, titles: "" };
