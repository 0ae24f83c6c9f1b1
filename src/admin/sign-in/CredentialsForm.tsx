import { actions } from "astro:actions";
import { type RefObject, type SubmitEvent, useRef, useState } from "react";
import { callOnce } from "../call/call";
import { explain } from "../call/call-error";
import { Button } from "../ui/Button";
import { FormProblem } from "../ui/field/FormProblem";
import { PasswordField } from "../ui/field/PasswordField";
import { TextField } from "../ui/field/TextField";
import { notifyError } from "../ui/toast/notify";

interface Problems {
  email?: string;
  password?: string;
  /** What the server answered. */
  form?: string;
}

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
export function CredentialsForm({ onSignedIn, onCodeAsked, problem, emailField: givenEmailField }: CredentialsFormProps) {
  const ownEmailField = useRef<HTMLInputElement>(null);
  const emailField = givenEmailField ?? ownEmailField;
  const passwordField = useRef<HTMLInputElement>(null);
  const [problems, setProblems] = useState<Problems>({ form: problem });
  const [isBusy, setIsBusy] = useState(false);

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const email = emailField.current;
    const password = passwordField.current;
    if (isBusy || !email || !password) return;
    const missing = findMissing(email, password);
    setProblems(missing);
    if (missing.email) return email.focus();
    if (missing.password) return password.focus();
    setIsBusy(true);
    try {
      const next = await callOnce(actions.session.signIn, { email: email.value.trim(), password: password.value });
      if (next?.asksForCode) onCodeAsked();
      else onSignedIn();
    } catch (error) {
      const message = explain(error, "Não foi possível verificar o acesso. Tente novamente.");
      setProblems({ form: message });
      notifyError("Erro de autenticação", message);
      setIsBusy(false);
      password.focus();
      password.select();
    }
  }

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
      <PasswordField ref={passwordField} label="Senha" name="password" autoComplete="current-password" required error={problems.password} />
      <FormProblem>{problems.form}</FormProblem>
      <Button type="submit" look="primary" isBusy={isBusy} busyText="Verificando...">
        Entrar
      </Button>
    </form>
  );
}

function findMissing(email: HTMLInputElement, password: HTMLInputElement): Problems {
  const address = email.value.trim();
  return {
    email:
      address === "" ? "Informe o email." : email.validity.typeMismatch ? "Informe um email válido, como nome@empresa.com.br." : undefined,
    password: password.value === "" ? "Informe a senha." : undefined,
  };
}
