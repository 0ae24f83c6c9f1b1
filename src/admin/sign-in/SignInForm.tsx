import { actions } from "astro:actions";
import { type RefObject, useEffect, useRef, useState } from "react";
import { Button } from "#admin/ui/Button";
import { FormProblem, PasswordField, TextField } from "#admin/ui/field/fields";
import { callOnce, explain, toCallError } from "../call/call";
import { checkEmail, useForm } from "../ui/field/use-form";
import { notifyError } from "../ui/toast/notify";
import { PasskeyButton } from "./passkeys";

interface SignInFormProps {
  onSignedIn: () => void;
  /** For a dialog that gives it the focus. */
  emailField?: RefObject<HTMLInputElement | null>;
  /** The first step was done elsewhere. */
  startsWithCode?: boolean;
}

/** Email and password, then a code from whoever has a second factor. */
export function SignInForm({ onSignedIn, emailField, startsWithCode = false }: SignInFormProps) {
  const [step, setStep] = useState<{ asksForCode: boolean; problem?: string | undefined }>({ asksForCode: startsWithCode });
  if (step.asksForCode) return <CodeForm onSignedIn={onSignedIn} onStartOver={(problem) => setStep({ asksForCode: false, problem })} />;
  return (
    <CredentialsForm
      emailField={emailField}
      problem={step.problem}
      onSignedIn={onSignedIn}
      onCodeAsked={() => setStep({ asksForCode: true })}
    />
  );
}

interface CredentialsFormProps extends Pick<SignInFormProps, "onSignedIn" | "emailField"> {
  /** The password was right; a code is asked for next. */
  onCodeAsked: () => void;
  /** Why the form is here again. */
  problem?: string;
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

/** Of a code of the app, or one of those kept for its loss. */
const TEXTS = {
  app: {
    label: "Código do aplicativo",
    hint: "Os 6 números que o aplicativo autenticador mostra agora.",
    empty: "Informe o código de 6 números.",
    other: "Usar um código reserva",
  },
  backup: {
    label: "Código reserva",
    hint: "Um dos códigos que você guardou ao ligar o segundo fator. Cada um vale uma vez.",
    empty: "Informe um código reserva.",
    other: "Usar o código do aplicativo",
  },
};

/** The second step of a sign-in; `onStartOver` has the password given again. */
function CodeForm({ onSignedIn, onStartOver }: { onSignedIn: () => void; onStartOver: (reason?: string) => void }) {
  const field = useRef<HTMLInputElement>(null);
  const [kind, setKind] = useState<keyof typeof TEXTS>("app");
  const texts = TEXTS[kind];

  // biome-ignore lint/correctness/useExhaustiveDependencies: the field that the other kind shows takes the focus too
  useEffect(() => field.current?.focus(), [kind]);

  const { problems, isBusy, submit, clear } = useForm<"code">({
    check: ({ code }) => ({ code: code.trim() === "" ? texts.empty : undefined }),
    async send({ code }) {
      await callOnce(actions.session.verifyCode, { code: code.replace(/\s/g, ""), kind });
      onSignedIn();
    },
    refuse(error) {
      const message = explain(error, "Não foi possível verificar o código. Tente novamente.");
      notifyError("Erro de autenticação", message);
      if (toCallError(error).code === "PRECONDITION_FAILED") onStartOver(message);
      return { form: message };
    },
    retyped: "code",
  });

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <TextField
        key={kind}
        ref={field}
        label={texts.label}
        hint={texts.hint}
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        inputMode={kind === "app" ? "numeric" : "text"}
        required
        maxLength={32}
        error={problems.code}
        className="text-lg tracking-widest"
      />
      <FormProblem>{problems.form}</FormProblem>
      <Button type="submit" look="primary" isBusy={isBusy} busyText="Verificando...">
        Confirmar
      </Button>
      <div className="flex flex-wrap justify-between gap-2">
        <Button
          look="quiet"
          onClick={() => {
            clear();
            setKind(kind === "app" ? "backup" : "app");
          }}
        >
          {texts.other}
        </Button>
        <Button look="quiet" onClick={() => onStartOver()}>
          Voltar
        </Button>
      </div>
    </form>
  );
}
