import { actions } from "astro:actions";
import { Copy, Send } from "lucide-react";
import { useRef, useState } from "react";
import { INVITATION_DAYS } from "#domain/voice/voice";
import { VOICE_LIMITS } from "#domain/voice/voice-form";
import type { DataOf } from "../../call/call";
import { explain } from "../../call/call-error";
import { callKeyed } from "../../call/call-keyed";
import { Button, ButtonLink } from "../../ui/Button";
import { copyText } from "../../ui/copy-text";
import { Answers } from "../../ui/dialog/Answers";
import { DialogFrame } from "../../ui/dialog/DialogFrame";
import { ANSWERS } from "../../ui/dialog/dialog-classes";
import { TextField } from "../../ui/field/TextField";
import { useForm } from "../../ui/field/use-form";

interface InviteDialogProps {
  isOpen: boolean;
  /** As it stands in the field before anybody typed. */
  invitee?: string | undefined;
  onClose: () => void;
  onMade: () => void;
}

type Invitation = DataOf<typeof actions.voices.invite>;

/** Makes a link for one customer, and shows it this once with the message to send it with. */
export function InviteDialog({ isOpen, invitee, onClose, onMade }: InviteDialogProps) {
  const [made, setMade] = useState<Invitation>();
  const field = useRef<HTMLInputElement>(null);
  const close = () => {
    onClose();
    setMade(undefined);
  };
  return (
    <DialogFrame
      isOpen={isOpen}
      onClose={close}
      title={made ? "Mande este convite" : "Novo convite"}
      description={
        made
          ? "O link aparece só desta vez. Serve a um cliente, uma vez."
          : `O cliente abre o link, escreve e autoriza. O convite vale por ${INVITATION_DAYS} dias e é igual para todos.`
      }
      initialFocus={field}
      isPersistent
    >
      {made ? (
        <MadeInvitation made={made} onClose={close} />
      ) : (
        <InviteForm
          field={field}
          invitee={invitee}
          onClose={close}
          onMade={(invitation) => {
            setMade(invitation);
            onMade();
          }}
        />
      )}
    </DialogFrame>
  );
}

interface InviteFormProps extends Pick<InviteDialogProps, "invitee"> {
  field: React.RefObject<HTMLInputElement | null>;
  onClose: () => void;
  onMade: (made: Invitation) => void;
}

function InviteForm({ field, invitee, onClose, onMade }: InviteFormProps) {
  const { problems, isBusy, submit } = useForm<"invitee">({
    check: () => ({}),
    send: async ({ invitee }) => onMade(await callKeyed(actions.voices.invite, { invitee: invitee.trim() })),
    refuse: (error) => ({ form: explain(error, "Não foi possível fazer o convite. Tente novamente.") }),
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <TextField
        ref={field}
        label="Para quem é (só você vê)"
        hint="Ajuda a achar na lista: “portão da Mooca, terça”."
        name="invitee"
        defaultValue={invitee}
        autoComplete="off"
        maxLength={VOICE_LIMITS.invitee}
      />
      <Answers problem={problems.form} onBack={onClose} label="Criar o link" isBusy={isBusy} busyText="Criando..." />
    </form>
  );
}

function MadeInvitation({ made: { link, message, share }, onClose }: { made: Invitation; onClose: () => void }) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="rounded-lg border border-line bg-paper px-3 py-3 text-sm break-words select-all">{message}</p>
      <div className={ANSWERS}>
        <Button icon={Copy} onClick={() => copyText(link, "Link copiado")}>
          Copiar só o link
        </Button>
        <Button icon={Copy} onClick={() => copyText(message, "Convite copiado")}>
          Copiar convite
        </Button>
        <ButtonLink look="primary" icon={Send} href={share} target="_blank" rel="noopener noreferrer" onClick={onClose}>
          Abrir no WhatsApp
        </ButtonLink>
      </div>
    </div>
  );
}
