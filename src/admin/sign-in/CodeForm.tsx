import { actions } from "astro:actions";
import { useEffect, useRef, useState } from "react";
import { callOnce } from "../call/call";
import { explain, toCallError } from "../call/call-error";
import { Button } from "../ui/Button";
import { FormProblem } from "../ui/field/FormProblem";
import { TextField } from "../ui/field/TextField";
import { useForm } from "../ui/field/use-form";
import { notifyError } from "../ui/toast/notify";

/** A code of the app, or one of those kept for its loss. */
type CodeKind = "app" | "backup";

interface CodeFormProps {
  onSignedIn: () => void;
  /** The password has to be given again. */
  onStartOver: (reason?: string) => void;
}

const TEXTS: Record<CodeKind, { label: string; hint: string; empty: string; other: string }> = {
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

/** The second step of a sign-in. */
export function CodeForm({ onSignedIn, onStartOver }: CodeFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const [kind, setKind] = useState<CodeKind>("app");
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
