import { actions } from "astro:actions";
import { useRef } from "react";
import { checkProof, MAX_PROOF_LENGTH, type ProofFields, readToday } from "#domain/facts/proof/proof-fields";
import { call } from "../call/call";
import { explain } from "../call/call-error";
import { Answers } from "../ui/dialog/Answers";
import { DialogFrame } from "../ui/dialog/DialogFrame";
import { useLast } from "../ui/dialog/use-last";
import { TextField } from "../ui/field/TextField";
import { useForm } from "../ui/field/use-form";
import { type ClaimCheck, useRefreshedChecks } from "./use-proof";

interface ProofDialogProps {
  /** The claim to prove; closed without one. */
  check: ClaimCheck | undefined;
  onClose: () => void;
}

/** Asks what proves a claim of the site, and confirms it with that. */
export function ProofDialog({ check, onClose }: ProofDialogProps) {
  const whatField = useRef<HTMLInputElement>(null);
  const shown = useLast(check);
  return (
    <DialogFrame
      isOpen={check !== undefined}
      onClose={onClose}
      title={`Confirmar: ${shown?.title ?? ""}`}
      description={shown?.current ? `O site diz: ${shown.current}` : undefined}
      initialFocus={whatField}
      isPersistent
      hasUnsaved="typed"
    >
      {shown ? <ProofForm key={shown.id} check={shown} whatField={whatField} onClose={onClose} /> : null}
    </DialogFrame>
  );
}

interface ProofFormProps {
  check: ClaimCheck;
  whatField: React.RefObject<HTMLInputElement | null>;
  onClose: () => void;
}

function ProofForm({ check: { id, current = "", version = 0, confirmation }, whatField, onClose }: ProofFormProps) {
  const refresh = useRefreshedChecks();
  const { problems, isBusy, submit } = useForm<keyof ProofFields>({
    check: (typed) => checkProof(typed, readToday()),
    async send(typed) {
      await call(actions.beforeLaunch.confirm, { id, version, value: current, ...typed });
      await refresh();
      onClose();
    },
    refuse: (error) => {
      void refresh();
      return { form: explain(error, "Não foi possível guardar. Tente novamente.") };
    },
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <TextField
        ref={whatField}
        label="O que comprova"
        hint="Por exemplo: cartão do CNPJ, contrato social, página de avaliações."
        name="what"
        autoComplete="off"
        maxLength={MAX_PROOF_LENGTH}
        defaultValue={confirmation?.what}
        required
        error={problems.what}
      />
      <TextField
        label="Onde está"
        hint="Um endereço na internet, uma pasta, ou quem guarda."
        name="source"
        autoComplete="off"
        maxLength={MAX_PROOF_LENGTH}
        defaultValue={confirmation?.source}
        required
        error={problems.source}
      />
      <TextField
        label="Data da prova"
        type="date"
        name="date"
        max={readToday()}
        defaultValue={confirmation?.date || readToday()}
        required
        error={problems.date}
      />
      <Answers problem={problems.form} onBack={onClose} label="Confirmar" isBusy={isBusy} busyText="Confirmando..." />
    </form>
  );
}
