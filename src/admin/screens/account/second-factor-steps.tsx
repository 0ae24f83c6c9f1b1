import { Copy, ExternalLink } from "lucide-react";
import { QRCodeSVG } from "qrcode.react";
import { useEffect, useRef } from "react";
import { Button, ButtonLink } from "#admin/ui/Button";
import { ANSWERS } from "#admin/ui/dialog/dialogs";
import { DialogForm } from "#admin/ui/dialog/FormDialog";
import { TextField } from "#admin/ui/field/fields";
import { copyText } from "../../ui/copy-text";

// What follows the password in the dialog of the second factor.

const QR_SIZE = 184;

interface ConfirmCodeProps {
  onClose: () => void;
  /** `otpauth:` address that holds the secret. */
  uri: string;
  onConfirm: (code: string) => Promise<void>;
}

/** The secret as a picture, as a link for an app on the same phone and as text, and the first code the app makes of it. */
export function ConfirmCode({ uri, onClose, onConfirm }: ConfirmCodeProps) {
  const field = useRef<HTMLInputElement>(null);
  const secret = new URL(uri).searchParams.get("secret") ?? "";

  useEffect(() => field.current?.focus(), []);

  return (
    <DialogForm
      onClose={onClose}
      label="Ligar"
      busyText="Verificando..."
      check={({ code }) => ({ code: /^\d{6}$/.test(withoutSpaces(code)) ? undefined : "Informe os 6 números que o aplicativo mostra." })}
      send={({ code }) => onConfirm(withoutSpaces(code))}
      failed="Não foi possível ligar o segundo fator. Tente novamente."
      retyped="code"
    >
      {(problems) => (
        <>
          <QRCodeSVG
            value={uri}
            size={QR_SIZE}
            marginSize={2}
            title="Código para ler com o aplicativo autenticador"
            className="mx-auto rounded-lg border border-line"
          />
          <div className="flex flex-wrap justify-center gap-2">
            <ButtonLink href={uri} icon={ExternalLink}>
              Abrir no autenticador
            </ButtonLink>
            <Button icon={Copy} onClick={() => copyText(secret, "Chave copiada")}>
              Copiar a chave
            </Button>
          </div>
          <details className="text-sm">
            <summary className="flex min-h-11 items-center font-semibold underline">Não consegue ler? Digite a chave</summary>
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
        </>
      )}
    </DialogForm>
  );
}

/** @example spaceOut("ABCDEFGH") // "ABCD EFGH" */
const spaceOut = (secret: string): string => secret.replace(/(.{4})(?=.)/g, "$1 ");

const withoutSpaces = (code: string): string => code.replace(/\s/g, "");

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
