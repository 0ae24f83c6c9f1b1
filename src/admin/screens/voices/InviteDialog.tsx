import { actions } from "astro:actions";
import { Copy, Send } from "lucide-react";
import { useState } from "react";
import { Button, ButtonLink } from "#admin/ui/Button";
import { ANSWERS, DialogFrame, useLast } from "#admin/ui/dialog/dialogs";
import { FormDialog } from "#admin/ui/dialog/FormDialog";
import { TextField } from "#admin/ui/field/fields";
import { INVITATION_DAYS } from "#domain/voice/voice";
import { VOICE_LIMITS } from "#domain/voice/voice-form";
import { callKeyed, type DataOf } from "../../call/call";
import { copyText } from "../../ui/copy-text";

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
  const close = () => {
    onClose();
    setMade(undefined);
  };
  return (
    <>
      <FormDialog
        about={(isOpen && !made) || undefined}
        onClose={close}
        title="Novo convite"
        description={`O cliente abre o link, escreve e autoriza. O convite vale por ${INVITATION_DAYS} dias e é igual para todos.`}
        send={async ({ invitee }: Record<"invitee", string>) => {
          setMade(await callKeyed(actions.voices.invite, { invitee: invitee.trim() }));
          onMade();
        }}
        failed="Não foi possível fazer o convite. Tente novamente."
        label="Criar o link"
        busyText="Criando..."
      >
        {() => (
          <TextField
            label="Para quem é (só você vê)"
            hint="Ajuda a achar na lista: “portão da Mooca, terça”."
            name="invitee"
            defaultValue={invitee}
            autoComplete="off"
            maxLength={VOICE_LIMITS.invitee}
          />
        )}
      </FormDialog>
      <MadeDialog made={isOpen ? made : undefined} onClose={close} />
    </>
  );
}

function MadeDialog({ made, onClose }: { made: Invitation | undefined; onClose: () => void }) {
  const { link, message, share } = useLast(made) ?? { link: "", message: "", share: "" };
  return (
    <DialogFrame
      isOpen={made !== undefined}
      onClose={onClose}
      title="Mande este convite"
      description="O link aparece só desta vez. Serve a um cliente, uma vez."
      isPersistent
    >
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
    </DialogFrame>
  );
}
