import type { actions } from "astro:actions";
import { Copy } from "lucide-react";
import { type ComponentProps, type RefObject, useEffect, useRef } from "react";
import { Button } from "#admin/ui/Button";
import { ANSWERS, Answers } from "#admin/ui/dialog/dialogs";
import { PasswordField } from "#admin/ui/field/fields";
import { type DataOf, explain } from "../../call/call";
import { copyText } from "../../ui/copy-text";
import { useForm } from "../../ui/field/use-form";

export type OwnAccount = DataOf<typeof actions.account.read>;

/** Of the query cache; those of the account begin with it. */
export const ACCOUNT_KEY = ["account"] as const;
export const SESSIONS_KEY = [...ACCOUNT_KEY, "sessions"] as const;

interface PasswordQuestionProps extends Pick<ComponentProps<typeof Answers>, "label" | "busyText" | "look" | "onBack"> {
  field: RefObject<HTMLInputElement | null>;
  /** An account that signs in by Google alone has none to give. */
  hasPassword: boolean;
  /** What it throws is shown, and the question stays. */
  onSubmit: (password: string | undefined) => Promise<void>;
}

export function PasswordQuestion({ field, hasPassword, onSubmit, ...answers }: PasswordQuestionProps) {
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
      <Answers {...answers} problem={problems.form} isBusy={isBusy} />
    </form>
  );
}

/** The codes for the loss of the app, shown this once. */
export function BackupCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const copyButton = useRef<HTMLButtonElement>(null);
  useEffect(() => copyButton.current?.focus(), []);
  return (
    <>
      <ul
        aria-label="Códigos reserva"
        className="grid grid-cols-2 gap-x-4 gap-y-1 rounded-lg border border-line bg-paper p-4 text-center font-mono"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={ANSWERS}>
        <Button ref={copyButton} icon={Copy} onClick={() => copyText(codes.join("\n"), "Códigos copiados")}>
          Copiar códigos
        </Button>
        <Button look="primary" onClick={onDone}>
          Já guardei
        </Button>
      </div>
    </>
  );
}
