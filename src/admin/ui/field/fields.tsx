import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, type ReactNode, useId, useState } from "react";
import { toVisibleText } from "#domain/panel/visible-text";

export interface FieldTexts {
  label: string;
  hint?: ReactNode;
  /** What is wrong with what was typed, and how to mend it. */
  error?: ReactNode;
}

export const INPUT =
  "w-full rounded-lg border border-steel/60 bg-white px-3 py-2.5 text-base text-ink hover:border-steel aria-invalid:border-danger aria-invalid:bg-danger/4";

interface FieldProps extends Omit<FieldTexts, "label"> {
  id: string;
  label: ReactNode;
  aside?: ReactNode;
  /** It is worked with several controls, named by its label's id. */
  isGroup?: boolean;
  children: ReactNode;
}

/** A labelled field; hint and error are tied to the control by `describedBy`. */
export function Field({ id, label, hint, error, aside, isGroup = false, children }: FieldProps) {
  const Name = isGroup ? "span" : "label";
  return (
    // Beside one with a longer hint, too, it keeps its shape.
    <div className="grid min-w-0 grid-cols-1 content-start gap-1.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Name id={`${id}-label`} htmlFor={isGroup ? undefined : id} className="font-semibold">
          {label}
        </Name>
        {aside}
      </div>
      {children}
      {hint ? (
        <p id={`${id}-hint`} className="text-sm text-steel">
          {hint}
        </p>
      ) : null}
      {error ? (
        <div id={`${id}-error`} className="text-sm font-medium text-danger">
          {error}
        </div>
      ) : null}
    </div>
  );
}

/** The attributes that tie a control to its hint and error. @param others ids of what else is said of it */
export function describedBy(id: string, { hint, error }: Pick<FieldTexts, "hint" | "error">, ...others: readonly string[]) {
  const ids = [hint ? `${id}-hint` : "", error ? `${id}-error` : "", ...others].filter(Boolean);
  return { "aria-describedby": ids.length > 0 ? ids.join(" ") : undefined, "aria-invalid": error ? true : undefined };
}

type TextFieldProps = FieldTexts & Omit<ComponentProps<"input">, "id">;

export function TextField({ label, hint, error, className = "", ...input }: TextFieldProps) {
  const id = useId();
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <input id={id} {...describedBy(id, { hint, error })} className={`${INPUT} min-h-11 ${className}`} {...input} />
    </Field>
  );
}

type TextAreaProps = FieldTexts & { aside?: ReactNode } & Omit<ComponentProps<"textarea">, "id">;

export function TextArea({ label, hint, error, aside, className = "", ...area }: TextAreaProps) {
  const id = useId();
  return (
    <Field id={id} label={label} hint={hint} error={error} aside={aside}>
      <textarea id={id} {...describedBy(id, { hint, error })} className={`${INPUT} min-h-24 resize-y ${className}`} {...area} />
    </Field>
  );
}

export type Option = { value: string; label: string };

/** The choices of a `select`, or what a `datalist` proposes. */
export function Options({ of }: { of: readonly Option[] }) {
  return of.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}

/** Names by what they name, under what is chosen where nothing is. */
export function toOptions(none: string, names: Readonly<Record<string, string>>): Option[] {
  return [{ value: "", label: none }, ...Object.entries(names).map(([value, label]) => ({ value, label }))];
}

type SelectFieldProps = FieldTexts &
  Omit<ComponentProps<"select">, "id"> & { options: readonly Option[]; onChoose?: (value: string) => void };

/** Without `onChoose` the form around it keeps what is chosen. */
export function SelectField({ label, hint, error, options, onChoose, className = "", ...select }: SelectFieldProps) {
  const id = useId();
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <select
        id={id}
        {...describedBy(id, { hint, error })}
        onChange={onChoose && (({ target }) => onChoose(target.value))}
        className={`${INPUT} min-h-11 ${className}`}
        {...select}
      >
        <Options of={options} />
      </select>
    </Field>
  );
}

export function DayField({ onChange, ...day }: { label: string; value: string; onChange: (day: string) => void }) {
  return <TextField type="date" {...day} onChange={({ target }) => onChange(target.value)} />;
}

/** `isNamedAlone`: for who hears it, the note tells of it and is no part of its name. */
type ChoiceProps = { label: string; note: string; error?: string; isNamedAlone?: boolean } & ComponentProps<"input">;

/** A radio button or a box to tick, with what it means under its name. */
export function Choice({ label, note, error, isNamedAlone = false, className = "", ...input }: ChoiceProps) {
  const id = useId();
  const names = isNamedAlone ? { "aria-labelledby": `${id}-name`, "aria-describedby": `${id}-note` } : {};
  return (
    <label className={`flex min-h-11 cursor-pointer items-start gap-3 rounded-lg px-2 py-2 hover:bg-paper ${className}`}>
      <input {...input} {...names} aria-invalid={error ? true : undefined} className="mt-1 size-4 shrink-0" />
      <span>
        <span id={`${id}-name`} className="block font-medium">
          {label}
        </span>
        <span id={`${id}-note`} className="block text-sm text-steel">
          {note}
        </span>
        {error ? <span className="block text-sm font-medium text-danger">{error}</span> : null}
      </span>
    </label>
  );
}

interface ChoicesProps<T extends string> {
  legend: string;
  name: string;
  options: readonly { value: T; label: string; note: string }[];
  chosen: T;
  onChoose: (value: T) => void;
}

/** One of a few, each with what it means. */
export function Choices<T extends string>({ legend, name, options, chosen, onChoose }: ChoicesProps<T>) {
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 font-semibold">{legend}</legend>
      {options.map(({ value, ...said }) => (
        <Choice key={value} type="radio" name={name} value={value} checked={chosen === value} onChange={() => onChoose(value)} {...said} />
      ))}
    </fieldset>
  );
}

type PasswordFieldProps = FieldTexts & { thing?: "senha" | "chave" } & Omit<ComponentProps<"input">, "id" | "type">;

/** A password, or another secret thing, that can be shown while it is typed. */
export function PasswordField({ label, hint, error, thing = "senha", ...input }: PasswordFieldProps) {
  const id = useId();
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <div className="relative">
        <input
          id={id}
          type={isShown ? "text" : "password"}
          {...describedBy(id, { hint, error })}
          className={`${INPUT} min-h-11 pr-12`}
          {...input}
        />
        <button
          type="button"
          aria-label={`${isShown ? "Ocultar" : "Mostrar"} ${thing}`}
          aria-controls={id}
          onClick={() => setIsShown(!isShown)}
          className="absolute top-0 right-0 flex h-full w-11 items-center justify-center text-steel hover:text-ink"
        >
          <Icon size={20} />
        </button>
      </div>
    </Field>
  );
}

/** What the server answered to a form, read out when it appears. */
export function FormProblem({ children }: { children: string | undefined }) {
  return (
    <div role="alert" className="empty:hidden">
      {children ? (
        <p className="rounded-lg border-l-4 border-danger bg-danger/6 px-3 py-2 font-medium break-words text-danger">
          {toVisibleText(children)}
        </p>
      ) : null}
    </div>
  );
}
