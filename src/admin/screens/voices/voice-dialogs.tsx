import { actions } from "astro:actions";
import { Copy, Send, SquareDashed } from "lucide-react";
import { useRef, useState } from "react";
import { CoverDialog } from "#admin/photos/cover/CoverDialog";
import { Button, ButtonLink } from "#admin/ui/Button";
import { ANSWERS, Answers, DialogFrame, useLast } from "#admin/ui/dialog/dialogs";
import { FormDialog } from "#admin/ui/dialog/FormDialog";
import { Choice, TextArea, TextField } from "#admin/ui/field/fields";
import { toVisibleText } from "#domain/panel/visible-text";
import { MAX_ALT_LENGTH } from "#domain/photo/photo";
import { type CoveredPart, writeCoveredParts } from "#domain/photo/photo-upload";
import { INVITATION_DAYS, type VoicePhoto } from "#domain/voice/voice";
import { VOICE_LIMITS } from "#domain/voice/voice-schema";
import { CallError, call, callKeyed, type DataOf } from "../../call/call";
import { storedPhotoPath, useAttempt } from "../../photos/stored-photo";
import { tellErased } from "../../photos/tell-erased";
import { tabStorage, useStoredDraft } from "../../storage/tab-storage";
import { copyText } from "../../ui/copy-text";
import { notifySuccess } from "../../ui/toast/notify";
import type { Voice } from "./VoiceRow";

interface VoiceDialogProps {
  voice: Voice | undefined;
  onClose: () => void;
  onSaved: () => void;
}

const keyOf = ({ id }: Voice) => `abre-facil:voice-answer:${id}`;

/** What the business says under a customer's words; what was typed is there again until it is saved or given up. */
export function AnswerDialog({ voice, onClose, onSaved }: VoiceDialogProps) {
  const seen = useRef("");
  const shown = useLast(voice, () => {
    seen.current = voice?.answer ?? "";
  });
  const forget = () => shown && tabStorage.remove(keyOf(shown));
  return (
    <FormDialog
      about={voice}
      onClose={onClose}
      onBack={forget}
      title={({ name }) => `Responder a ${toVisibleText(name)}`}
      description="Aparece no site abaixo do depoimento. Vazio: nenhuma resposta."
      send={async ({ answer }: Record<"answer", string>, { id }) => {
        const saved = await call(actions.voices.answer, { id, answer: answer.trim(), seenAnswer: seen.current });
        if (saved.outcome === "other") {
          seen.current = saved.answer;
          const what = saved.answer === "" ? "alguém apagou a resposta" : `alguém respondeu: “${toVisibleText(saved.answer)}”`;
          throw new CallError("CONFLICT", `Enquanto isso, ${what}. Para ficar com a sua, salve de novo.`);
        }
        forget();
        onClose();
        onSaved();
      }}
      failed="Não foi possível salvar. Tente novamente."
      label="Salvar resposta"
      busyText="Salvando..."
    >
      {(voice) => <AnswerField voice={voice} />}
    </FormDialog>
  );
}

function AnswerField({ voice }: { voice: Voice }) {
  const [draft, change] = useStoredDraft(keyOf(voice), { answer: voice.answer });
  return (
    <TextArea
      label="Resposta"
      name="answer"
      maxLength={VOICE_LIMITS.answer}
      value={draft.answer}
      onChange={(event) => change({ answer: event.currentTarget.value })}
    />
  );
}

interface InviteDialogProps {
  isOpen: boolean;
  /** As it stands in the field before anybody typed. */
  invitee: string | undefined;
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

/** The photograph a customer sent: what it shows, whether it stands on the site, and what of it nobody is to see. */
export function VoicePhotoDialog({ voice, onClose, onSaved }: VoiceDialogProps) {
  const shown = useLast(voice);
  return (
    <DialogFrame
      isOpen={voice?.photo !== undefined}
      onClose={onClose}
      title={`Fotografia de ${toVisibleText(shown?.name ?? "")}`}
      description="É do cliente: não entra na biblioteca, e some quando ele retirar o depoimento."
      isPersistent
      hasUnsaved="typed"
      isWide
    >
      {shown?.photo ? <OpenPhoto key={shown.id} voice={shown} photo={shown.photo} onClose={onClose} onSaved={onSaved} /> : null}
    </DialogFrame>
  );
}

function OpenPhoto({ voice: { id, state }, photo, onClose, onSaved }: VoiceDialogProps & { voice: Voice; photo: VoicePhoto }) {
  const [alt, setAlt] = useState(photo.alt);
  const [isShown, setIsShown] = useState(photo.isShown);
  const [file, setFile] = useState<Blob>();
  const { isBusy, attempt, open } = useAttempt();
  const save = () =>
    attempt(async () => {
      await call(actions.voices.setPhoto, { id, isShown, alt: alt.trim(), seen: { isShown: photo.isShown, alt: photo.alt } });
      notifySuccess("Fotografia salva");
      onSaved();
      onClose();
    }, "A fotografia não foi salva");

  const cover = (parts: readonly CoveredPart[]) =>
    attempt(async () => {
      if (parts.length === 0) return setFile(undefined);
      await call(actions.voices.coverPhoto, { id, parts: writeCoveredParts(parts) });
      setFile(undefined);
      tellErased("Partes cobertas", "O que estava embaixo não existe mais no site.");
      onSaved();
    }, "As partes não foram cobertas");

  return (
    <div className="grid gap-4">
      <img
        src={storedPhotoPath(photo)}
        alt={toVisibleText(photo.alt)}
        width={photo.width}
        height={photo.height}
        className="max-h-[45dvh] w-full rounded-lg object-contain"
      />
      <Button icon={SquareDashed} isDisabled={isBusy} onClick={() => void open(photo, setFile)} className="justify-self-start">
        Cobrir partes
      </Button>
      <TextField
        label="O que ela mostra"
        hint="Lido em voz alta para quem não vê a imagem. Vazio: diz que o cliente a enviou."
        value={alt}
        maxLength={MAX_ALT_LENGTH}
        onChange={(event) => setAlt(event.currentTarget.value)}
      />
      {state === "published" ? (
        <Choice
          type="checkbox"
          label="Aparece no site com o depoimento"
          note="Sem isso, só o texto aparece."
          checked={isShown}
          onChange={(event) => setIsShown(event.currentTarget.checked)}
        />
      ) : null}
      <Answers back="Fechar" onBack={onClose} label="Salvar" onAct={() => void save()} isBusy={isBusy} busyText="Salvando..." />
      <CoverDialog
        file={file}
        confirmLabel="Cobrir na fotografia"
        isBusy={isBusy}
        onClose={() => setFile(undefined)}
        onConfirm={(parts) => void cover(parts)}
      />
    </div>
  );
}
