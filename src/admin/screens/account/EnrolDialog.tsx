import { actions } from "astro:actions";
import { useRef, useState } from "react";
import { call, type DataOf } from "../../call/call";
import { DialogFrame } from "../../ui/dialog/DialogFrame";
import { BackupCodes } from "./BackupCodes";
import { ConfirmCode } from "./ConfirmCode";
import type { OwnAccount } from "./own-account";
import { PasswordQuestion } from "./PasswordQuestion";

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
          submitLabel="Continuar"
          busyText="Verificando..."
          look="primary"
          onCancel={onClose}
          onSubmit={async (password) => setStep({ name: "code", enrolment: await call(actions.secondFactor.begin, { password }) })}
        />
      ) : null}
      {step.name === "code" ? (
        <ConfirmCode
          uri={step.enrolment.uri}
          onCancel={onClose}
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
