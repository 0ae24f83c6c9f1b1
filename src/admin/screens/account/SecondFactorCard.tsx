import { actions } from "astro:actions";
import { useQueryClient } from "@tanstack/react-query";
import { ShieldCheck, ShieldOff } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "#admin/ui/Button";
import { Card, CardTitle } from "#admin/ui/Card";
import { DialogFrame, useLast } from "#admin/ui/dialog/dialogs";
import { call, type DataOf } from "../../call/call";
import { notifySuccess } from "../../ui/toast/notify";
import { ACCOUNT_KEY, type OwnAccount, PasswordQuestion } from "./own-account";
import { BackupCodes, ConfirmCode } from "./second-factor-steps";

/** What the password is asked for. */
const QUESTIONS = {
  enrol: {
    title: "Ligar segundo fator",
    description: "Você vai precisar de um aplicativo autenticador no celular, como Google Authenticator, Authy ou 1Password.",
    form: { label: "Continuar", busyText: "Verificando..." },
  },
  disable: {
    title: "Desligar o segundo fator?",
    description: "Para entrar, vão bastar o email e a senha, ou o Google.",
    form: { label: "Desligar segundo fator", busyText: "Desligando...", look: "danger" },
  },
  renew: {
    title: "Criar novos códigos reserva?",
    description: "Os códigos que você guardou antes deixam de valer.",
    form: { label: "Criar códigos", busyText: "Criando..." },
  },
} as const;

const STEPS = {
  ...QUESTIONS,
  code: {
    title: "Leia o código no celular",
    description: "No aplicativo, adicione uma conta e aponte a câmera. Depois informe os 6 números que ele mostrar.",
  },
  enrolled: {
    title: "Segundo fator ligado",
    description: "Guarde estes códigos fora do celular: se você o perder, cada um serve para entrar uma vez. Eles aparecem só agora.",
  },
  renewed: {
    title: "Novos códigos reserva",
    description: "Guarde-os fora do celular: cada um serve para entrar uma vez. Eles aparecem só agora.",
  },
};

type Question = keyof typeof QUESTIONS;
type Step =
  | { name: Question }
  | { name: "code"; enrolment: DataOf<typeof actions.secondFactor.begin> }
  | { name: "enrolled" | "renewed"; codes: readonly string[] };

/** Codes of an app, asked for after the password. */
export function SecondFactorCard({ account: { hasSecondFactor: isOn, hasPassword } }: { account: OwnAccount }) {
  const client = useQueryClient();
  const [step, setStep] = useState<Step>();
  const shown: Step = useLast(step) ?? { name: "enrol" };
  const { title, description } = STEPS[shown.name];
  const Shield = isOn ? ShieldCheck : ShieldOff;
  const passwordField = useRef<HTMLInputElement>(null);
  const close = () => setStep(undefined);
  const refresh = () => client.invalidateQueries({ queryKey: ACCOUNT_KEY });
  const ask = (question: Question) => () => setStep({ name: question });
  /** To where nobody goes who closed the dialog meanwhile. */
  const goOn = (next: Step) => setStep((now) => now && next);

  const act: Record<Question, (password: string | undefined) => Promise<void>> = {
    enrol: async (password) => goOn({ name: "code", enrolment: await call(actions.secondFactor.begin, { password }) }),
    async disable(password) {
      await call(actions.secondFactor.disable, { password });
      close();
      notifySuccess("Segundo fator desligado");
      await refresh();
    },
    // Shown whatever happened meanwhile: those before are of no use any more.
    async renew(password) {
      const { backupCodes } = await call(actions.secondFactor.renewBackupCodes, { password });
      setStep({ name: "renewed", codes: backupCodes });
    },
  };

  return (
    <Card aria-labelledby="segundo-fator" className="grid content-start gap-4 p-4 sm:p-5">
      <CardTitle id="segundo-fator">Segundo fator</CardTitle>
      <p className="flex items-start gap-3">
        <Shield size={22} className={`mt-0.5 shrink-0 ${isOn ? "text-contact" : "text-steel"}`} />
        <span className="grid gap-0.5">
          <span className="font-semibold">{isOn ? "Ligado" : "Desligado"}</span>
          <span className="text-steel">
            {isOn
              ? "Ao entrar, além da senha ou do Google, é pedido um código do aplicativo autenticador."
              : "Com ele, quem descobrir a sua senha ainda precisa do seu celular para entrar."}
          </span>
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        {isOn ? (
          <>
            <Button onClick={ask("renew")}>Novos códigos reserva</Button>
            <Button onClick={ask("disable")}>Desligar</Button>
          </>
        ) : (
          <Button look="primary" onClick={ask("enrol")}>
            Ligar segundo fator
          </Button>
        )}
      </div>
      <DialogFrame
        isOpen={step !== undefined}
        onClose={close}
        title={title}
        // Said again as the step changes: the dialog stays the same.
        description={<span role="status">{description}</span>}
        initialFocus={passwordField}
        // A press beside it loses neither an enrolment nor what is shown this once.
        isPersistent={shown.name !== "disable" && shown.name !== "renew"}
      >
        {"codes" in shown || "enrolment" in shown ? null : (
          <PasswordQuestion
            {...QUESTIONS[shown.name].form}
            field={passwordField}
            hasPassword={hasPassword}
            onClose={close}
            onSubmit={act[shown.name]}
          />
        )}
        {"enrolment" in shown ? (
          <ConfirmCode
            uri={shown.enrolment.uri}
            onClose={close}
            onConfirm={async (code) => {
              await call(actions.secondFactor.confirm, { code });
              goOn({ name: "enrolled", codes: shown.enrolment.backupCodes });
              await refresh();
            }}
          />
        ) : null}
        {"codes" in shown ? <BackupCodes codes={shown.codes} onDone={close} /> : null}
      </DialogFrame>
    </Card>
  );
}
