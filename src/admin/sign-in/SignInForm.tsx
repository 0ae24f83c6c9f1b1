import { actions } from "astro:actions";
import { type RefObject, useState } from "react";
import { callOnce } from "../call/call";
import { explain } from "../call/call-error";
import { Button } from "../ui/Button";
import { FormProblem } from "../ui/field/FormProblem";
import { PasswordField } from "../ui/field/PasswordField";
import { TextField } from "../ui/field/TextField";
import { checkEmail, useForm } from "../ui/field/use-form";
import { notifyError } from "../ui/toast/notify";
import { CodeForm } from "./CodeForm";
import { PasskeyButton } from "./PasskeyButton";

interface SignInFormProps {
  onSignedIn: () => void;
  /** For a dialog that gives it the focus. */
  emailField?: RefObject<HTMLInputElement | null>;
  /** The first step was done elsewhere. */
  startsWithCode?: boolean;
}

/** Email and password, then a code from whoever has a second factor. */
export function SignInForm({ onSignedIn, emailField, startsWithCode = false }: SignInFormProps) {
  const [asksForCode, setAsksForCode] = useState(startsWithCode);
  const [reason, setReason] = useState<string>();
  if (!asksForCode) {
    return <CredentialsForm emailField={emailField} problem={reason} onSignedIn={onSignedIn} onCodeAsked={() => setAsksForCode(true)} />;
  }
  return (
    <CodeForm
      onSignedIn={onSignedIn}
      onStartOver={(why) => {
        setReason(why);
        setAsksForCode(false);
      }}
    />
  );
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
function CredentialsForm({ onSignedIn, onCodeAsked, problem, emailField }: CredentialsFormProps) {
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
      <PasskeyButton onSignedIn={onSignedIn} />
    </form>
  );
}
