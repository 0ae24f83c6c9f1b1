import { actions } from "astro:actions";
import { useQueryClient } from "@tanstack/react-query";
import { ShieldCheck, ShieldOff } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "#admin/ui/Button";
import { Card, CardTitle } from "#admin/ui/Card";
import { DialogFrame, useLast } from "#admin/ui/dialog/dialogs";
import { call } from "../../call/call";
import { notifySuccess } from "../../ui/toast/notify";
import { EnrolDialog } from "./EnrolDialog";
import { ACCOUNT_KEY, BackupCodes, type OwnAccount, PasswordQuestion } from "./own-account";

/** What the password is asked for. */
const QUESTIONS = {
  disable: {
    title: "Desligar o segundo fator?",
    description: "Para entrar, vão bastar o email e a senha, ou o Google.",
    label: "Desligar segundo fator",
    busyText: "Desligando...",
    look: "danger",
  },
  renew: {
    title: "Criar novos códigos reserva?",
    description: "Os códigos que você guardou antes deixam de valer.",
    label: "Criar códigos",
    busyText: "Criando...",
    look: "primary",
  },
} as const;

type Question = "enrol" | keyof typeof QUESTIONS;

/** Codes of an app, asked for after the password. */
export function SecondFactorCard({ account }: { account: OwnAccount }) {
  const client = useQueryClient();
  const [question, setQuestion] = useState<Question>();
  const [backupCodes, setBackupCodes] = useState<readonly string[]>();
  const asked = useLast(question === "enrol" ? undefined : question) ?? "disable";
  const { title, description, ...answers } = QUESTIONS[asked];
  const shownCodes = useLast(backupCodes);
  const passwordField = useRef<HTMLInputElement>(null);
  const close = () => setQuestion(undefined);
  const isOn = account.hasSecondFactor;

  const refresh = () => client.invalidateQueries({ queryKey: ACCOUNT_KEY });

  async function disable(password: string | undefined): Promise<void> {
    await call(actions.secondFactor.disable, { password });
    close();
    notifySuccess("Segundo fator desligado");
    await refresh();
  }

  async function renew(password: string | undefined): Promise<void> {
    const made = await call(actions.secondFactor.renewBackupCodes, { password });
    close();
    setBackupCodes(made.backupCodes);
  }

  return (
    <Card aria-labelledby="segundo-fator" className="grid content-start gap-4 p-4 sm:p-5">
      <CardTitle id="segundo-fator">Segundo fator</CardTitle>
      <p className="flex items-start gap-3">
        {isOn ? (
          <ShieldCheck size={22} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0 text-contact" />
        ) : (
          <ShieldOff size={22} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0 text-steel" />
        )}
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
            <Button onClick={() => setQuestion("renew")}>Novos códigos reserva</Button>
            <Button onClick={() => setQuestion("disable")}>Desligar</Button>
          </>
        ) : (
          <Button look="primary" onClick={() => setQuestion("enrol")}>
            Ligar segundo fator
          </Button>
        )}
      </div>
      <EnrolDialog isOpen={question === "enrol"} account={account} onClose={close} onEnrolled={refresh} />
      <DialogFrame isOpen={question === asked} onClose={close} title={title} description={description} initialFocus={passwordField}>
        <PasswordQuestion
          {...answers}
          field={passwordField}
          hasPassword={account.hasPassword}
          onBack={close}
          onSubmit={asked === "disable" ? disable : renew}
        />
      </DialogFrame>
      <DialogFrame
        isOpen={backupCodes !== undefined}
        onClose={() => setBackupCodes(undefined)}
        title="Novos códigos reserva"
        description="Guarde-os fora do celular: cada um serve para entrar uma vez. Eles aparecem só agora."
        isPersistent
      >
        <BackupCodes codes={shownCodes ?? []} onDone={() => setBackupCodes(undefined)} />
      </DialogFrame>
    </Card>
  );
}
