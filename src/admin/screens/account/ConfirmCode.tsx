import { QRCodeSVG } from "qrcode.react";
import { useEffect, useRef } from "react";
import { explain } from "../../call/call-error";
import { Button } from "../../ui/Button";
import { ANSWERS } from "../../ui/dialog/dialog-classes";
import { FormProblem } from "../../ui/field/FormProblem";
import { TextField } from "../../ui/field/TextField";
import { useForm } from "../../ui/field/use-form";

interface ConfirmCodeProps {
  /** `otpauth:` address that holds the secret. */
  uri: string;
  onCancel: () => void;
  /** What it throws is shown. */
  onConfirm: (code: string) => Promise<void>;
}

const QR_SIZE = 184;

/** The secret as a picture and as text, and the first code the app makes of it. */
export function ConfirmCode({ uri, onCancel, onConfirm }: ConfirmCodeProps) {
  const field = useRef<HTMLInputElement>(null);
  const secret = new URL(uri).searchParams.get("secret") ?? "";

  useEffect(() => field.current?.focus(), []);

  const { problems, isBusy, submit } = useForm<"code">({
    check: ({ code }) => ({ code: /^\d{6}$/.test(withoutSpaces(code)) ? undefined : "Informe os 6 números que o aplicativo mostra." }),
    send: ({ code }) => onConfirm(withoutSpaces(code)),
    refuse: (error) => ({ form: explain(error, "Não foi possível ligar o segundo fator. Tente novamente.") }),
    retyped: "code",
  });

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <QRCodeSVG
        value={uri}
        size={QR_SIZE}
        marginSize={2}
        title="Código para ler com o aplicativo autenticador"
        className="mx-auto rounded-lg border border-line"
      />
      <details className="text-sm">
        <summary className="flex min-h-6 items-center font-semibold underline">Não consegue ler? Digite a chave</summary>
        <p className="mt-2 rounded-lg border border-line bg-paper px-3 py-2 font-mono break-all select-all">{spaceOut(secret)}</p>
      </details>
      <TextField
        ref={field}
        label="Código do aplicativo"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={8}
        required
        error={problems.code}
        className="text-lg tracking-widest"
      />
      <FormProblem>{problems.form}</FormProblem>
      <div className={ANSWERS}>
        <Button onClick={onCancel}>Cancelar</Button>
        <Button type="submit" look="primary" isBusy={isBusy} busyText="Verificando...">
          Ligar
        </Button>
      </div>
    </form>
  );
}

/** @example spaceOut("ABCDEFGH") // "ABCD EFGH" */
function spaceOut(secret: string): string {
  return secret.replace(/(.{4})(?=.)/g, "$1 ");
}

function withoutSpaces(code: string): string {
  return code.replace(/\s/g, "");
}
