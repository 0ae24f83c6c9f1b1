import type { ReactNode } from "react";

const problemId = (name: string) => `erro-${name}`;

/** What a field says besides its own words. */
export function Problem({ name, text }: { name: string; text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <p id={problemId(name)} className="mt-2 font-semibold text-danger">
      {text}
    </p>
  );
}

interface QuestionProps {
  legend: string;
  help?: string;
  /** Of the one field it has, with what is wrong of it. */
  name?: string;
  problem?: string | undefined;
  className?: string;
  children: ReactNode;
}

/** Some fields that answer one question. */
export function Question({ legend, help, name = "", problem, className = "", children }: QuestionProps) {
  return (
    <fieldset className={`mt-8 ${className}`} aria-describedby={problem ? problemId(name) : undefined}>
      <legend className="font-bold text-lg">{legend}</legend>
      {help && <p className="mt-1 text-steel">{help}</p>}
      <Problem name={name} text={problem} />
      <div className="mt-3">{children}</div>
    </fieldset>
  );
}

export interface Choice {
  value: string;
  text: string;
  picture?: ReactNode;
}

export interface ChoicesProps {
  name: string;
  choices: readonly Choice[];
  chosen?: string | undefined;
  isRequired?: boolean;
  className?: string;
}

/** One of a few, all in sight. The first has the address that leads to the question. */
export function Choices({ name, choices, chosen, isRequired, className = "flex flex-wrap gap-3" }: ChoicesProps) {
  return (
    <div className={className}>
      {choices.map(({ value, text, picture }, index) => (
        <label
          key={value}
          className="flex min-h-12 cursor-pointer flex-wrap items-center gap-3 overflow-hidden rounded-card border border-steel bg-white px-4 has-checked:border-ink has-checked:bg-amber"
        >
          {picture}
          <input
            type="radio"
            id={index === 0 ? name : undefined}
            name={name}
            value={value}
            defaultChecked={chosen === value}
            required={isRequired}
            className="size-5 flex-none accent-ink"
          />
          <span className="py-2">{text}</span>
        </label>
      ))}
    </div>
  );
}

/** A question that is answered by one choice. */
export function ChoiceQuestion({ legend, problem, ...choices }: ChoicesProps & { legend: string; problem?: string | undefined }) {
  return (
    <Question legend={legend} name={choices.name} problem={problem}>
      <Choices {...choices} />
    </Question>
  );
}

interface TypedProps {
  name: string;
  label: string;
  unit?: string;
  typed?: string | undefined;
  problem?: string | undefined;
  isRequired?: boolean;
  maxLength: number;
  attributes?: Readonly<Record<string, string>>;
}

/** A line to type into, with what is wrong of it below. */
export function Typed({ name, label, unit, typed, problem, isRequired, maxLength, attributes }: TypedProps) {
  return (
    <div>
      <label className="block font-semibold" htmlFor={name}>
        {label}
        {unit && <span className="font-normal text-steel"> ({unit})</span>}
      </label>
      <input
        id={name}
        name={name}
        defaultValue={typed}
        maxLength={maxLength}
        required={isRequired}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? problemId(name) : undefined}
        autoComplete="off"
        className="mt-2 min-h-12 w-full rounded-card border border-steel bg-white px-4"
        {...attributes}
      />
      <Problem name={name} text={problem} />
    </div>
  );
}
