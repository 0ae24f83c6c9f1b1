import type { RefObject } from "react";
import { explain } from "../../call/call-error";
import { Answers } from "../../ui/dialog/Answers";
import { PasswordField } from "../../ui/field/PasswordField";
import { useForm } from "../../ui/field/use-form";

interface PasswordQuestionProps {
  field: RefObject<HTMLInputElement | null>;
  /** An account that signs in by Google alone has none to give. */
  hasPassword: boolean;
  submitLabel: string;
  busyText: string;
  look: "primary" | "danger";
  onCancel: () => void;
  /** What it throws is shown, and the question stays. */
  onSubmit: (password: string | undefined) => Promise<void>;
}

export function PasswordQuestion({ field, hasPassword, submitLabel, busyText, look, onCancel, onSubmit }: PasswordQuestionProps) {
  const { problems, isBusy, submit } = useForm<"password">({
    check: ({ password }) => ({ password: hasPassword && password === "" ? "Informe a senha." : undefined }),
    send: ({ password }) => onSubmit(hasPassword ? password : undefined),
    refuse: (error) => ({ form: explain(error, "Não foi possível continuar. Tente novamente.") }),
    retyped: "password",
    isRepeatable: true,
  });

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {hasPassword ? (
        <PasswordField ref={field} label="Sua senha" name="password" autoComplete="current-password" required error={problems.password} />
      ) : null}
      <Answers problem={problems.form} onBack={onCancel} label={submitLabel} look={look} isBusy={isBusy} busyText={busyText} />
    </form>
  );
}
