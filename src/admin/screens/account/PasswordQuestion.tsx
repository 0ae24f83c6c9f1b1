import { type RefObject, type SubmitEvent, useState } from "react";
import { explain } from "../../call/call-error";
import { Button } from "../../ui/Button";
import { ANSWERS } from "../../ui/dialog/dialog-classes";
import { FormProblem } from "../../ui/field/FormProblem";
import { PasswordField } from "../../ui/field/PasswordField";

export interface PasswordQuestionProps {
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
  const [problems, setProblems] = useState<{ field?: string; form?: string }>({});
  const [isBusy, setIsBusy] = useState(false);

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    const password = hasPassword ? (field.current?.value ?? "") : undefined;
    if (password === "") {
      setProblems({ field: "Informe a senha." });
      return field.current?.focus();
    }
    setProblems({});
    setIsBusy(true);
    try {
      await onSubmit(password);
    } catch (error) {
      setProblems({ form: explain(error, "Não foi possível continuar. Tente novamente.") });
      field.current?.focus();
      field.current?.select();
    }
    setIsBusy(false);
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {hasPassword ? (
        <PasswordField ref={field} label="Sua senha" name="password" autoComplete="current-password" required error={problems.field} />
      ) : null}
      <FormProblem>{problems.form}</FormProblem>
      <div className={ANSWERS}>
        <Button onClick={onCancel}>Cancelar</Button>
        <Button type="submit" look={look} isBusy={isBusy} busyText={busyText}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
