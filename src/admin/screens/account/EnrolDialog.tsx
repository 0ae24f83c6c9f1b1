import { actions } from "astro:actions";
import { Copy, ExternalLink } from "lucide-react";
import { QRCodeSVG } from "qrcode.react";
import { type ComponentProps, useEffect, useRef, useState } from "react";
import { Button, ButtonLink } from "#admin/ui/Button";
import { Answers, DialogFrame } from "#admin/ui/dialog/dialogs";
import { TextField } from "#admin/ui/field/fields";
import { call, type DataOf, explain } from "../../call/call";
import { copyText } from "../../ui/copy-text";
import { useForm } from "../../ui/field/use-form";
import { BackupCodes, type OwnAccount, PasswordQuestion } from "./own-account";

type Enrolment = DataOf<typeof actions.secondFactor.begin>;

interface EnrolDialogProps {
  isOpen: boolean;
  account: OwnAccount;
  onClose: () => void;
  /** In force from here on; the dialog still shows the codes to keep. */
  onEnrolled: () => Promise<void>;
}

type Step = { name: "password" } | { name: "code" | "codes"; enrolment: Enrolment };

const TITLES: Record<Step["name"], [title: string, description: string]> = {
  password: [
    "Ligar segundo fator",
    "Você vai precisar de um aplicativo autenticador no celular, como Google Authenticator, Authy ou 1Password.",
  ],
  code: ["Leia o código no celular", "No aplicativo, adicione uma conta e aponte a câmera. Depois informe os 6 números que ele mostrar."],
  codes: [
    "Segundo fator ligado",
    "Guarde estes códigos fora do celular: se você o perder, cada um serve para entrar uma vez. Eles aparecem só agora.",
  ],
};

/** Password, then the secret with a first code of it, then the codes for the loss of the app. */
export function EnrolDialog({ isOpen, account, onClose, onEnrolled }: EnrolDialogProps) {
  const field = useRef<HTMLInputElement>(null);
  const [step, setStep] = useState<Step>({ name: "password" });
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setStep({ name: "password" });
  }
  const [title, description] = TITLES[step.name];
  return (
    <DialogFrame isOpen={isOpen} onClose={onClose} title={title} description={description} initialFocus={field} isPersistent>
      {step.name === "password" ? (
        <PasswordQuestion
          field={field}
          hasPassword={account.hasPassword}
          label="Continuar"
          busyText="Verificando..."
          onBack={onClose}
          onSubmit={async (password) => setStep({ name: "code", enrolment: await call(actions.secondFactor.begin, { password }) })}
        />
      ) : null}
      {step.name === "code" ? (
        <ConfirmCode
          uri={step.enrolment.uri}
          onBack={onClose}
          onConfirm={async (code) => {
            await call(actions.secondFactor.confirm, { code });
            setStep({ name: "codes", enrolment: step.enrolment });
            await onEnrolled();
          }}
        />
      ) : null}
      {step.name === "codes" ? <BackupCodes codes={step.enrolment.backupCodes} onDone={onClose} /> : null}
    </DialogFrame>
  );
}

interface ConfirmCodeProps extends Pick<ComponentProps<typeof Answers>, "onBack"> {
  /** `otpauth:` address that holds the secret. */
  uri: string;
  /** What it throws is shown. */
  onConfirm: (code: string) => Promise<void>;
}

const QR_SIZE = 184;

/** The secret as a picture, as a link for an app on the same phone and as text, and the first code the app makes of it. */
function ConfirmCode({ uri, onBack, onConfirm }: ConfirmCodeProps) {
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
      <Answers problem={problems.form} onBack={onBack} label="Ligar" isBusy={isBusy} busyText="Verificando..." />
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
