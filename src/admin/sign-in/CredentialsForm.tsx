import { actions } from "astro:actions";
import type { RefObject } from "react";
import { callOnce } from "../call/call";
import { explain } from "../call/call-error";
import { Button } from "../ui/Button";
import { FormProblem } from "../ui/field/FormProblem";
import { PasswordField } from "../ui/field/PasswordField";
import { TextField } from "../ui/field/TextField";
import { checkEmail, useForm } from "../ui/field/use-form";
import { notifyError } from "../ui/toast/notify";

interface CredentialsFormProps {
  onSignedIn: () => void;
  /** The password was right; a code is asked for next. */
  onCodeAsked: () => void;
  /** Why the form is here again. */
  problem?: string;
  /** For a dialog that gives it the focus. */
  emailField?: RefObject<HTMLInputElement | null>;
}

/** Email and password; what goes wrong stands beside its field or above the button, and in a toast. */
export function CredentialsForm({ onSignedIn, onCodeAsked, problem, emailField }: CredentialsFormProps) {
  const { problems, isBusy, submit } = useForm<"email" | "password">({
    problem,
    check: ({ password }, findField) => ({
      email: checkEmail(findField("email")),
      password: password === "" ? "Informe a senha." : undefined,
    }),
    async send({ email, password }) {
      const next = await callOnce(actions.session.signIn, { email: email.trim(), password });
      if (next?.asksForCode) onCodeAsked();
      else onSignedIn();
    },
    refuse(error) {
      const message = explain(error, "Não foi possível verificar o acesso. Tente novamente.");
      notifyError("Erro de autenticação", message);
      return { form: message };
    },
    retyped: "password",
  });

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <TextField
        ref={emailField}
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={problems.email}
      />
      <PasswordField label="Senha" name="password" autoComplete="current-password" required error={problems.password} />
      <FormProblem>{problems.form}</FormProblem>
      <Button type="submit" look="primary" isBusy={isBusy} busyText="Verificando...">
        Entrar
      </Button>
    </form>
  );
}
