import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useId, useState } from "react";
import { describedBy, Field, type FieldTexts, INPUT } from "./Field";

type PasswordFieldProps = FieldTexts & {
  /** What the button shows and hides, with its gender. */
  thing?: "senha" | "chave";
} & Omit<ComponentProps<"input">, "id" | "type">;

/** A password that can be shown while it is typed. */
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
          <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
        </button>
      </div>
    </Field>
  );
}
