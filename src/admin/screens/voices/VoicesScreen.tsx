import { MessageSquarePlus } from "lucide-react";
import { useState } from "react";
import { defineCardScreen } from "#admin/frame/PanelFrame";
import { Button } from "#admin/ui/Button";
import { CardMessage, Empty } from "#admin/ui/Card";
import { ListSelect } from "#admin/ui/list/choices";
import { ListCard } from "#admin/ui/list/ListCard";
import { NO_STARS } from "#domain/facts/claims";
import { formatNumber } from "#domain/text/format";
import { VOICE_STATE_NAMES, VOICE_STATES, type VoiceState } from "#domain/voice/voice";
import { useAddressParams } from "../../ui/list/use-address-params";
import { useVoices, type Voice, VoiceRow } from "./VoiceRow";
import { AnswerDialog, InviteDialog, VoicePhotoDialog } from "./voice-dialogs";

export const VoicesScreen = defineCardScreen(
  {
    title: "Depoimentos",
    summary: `O cliente escreve pelo link que você manda, e retira quando quiser. Você publica ou não, e pode responder; as palavras são dele. ${NO_STARS}`,
  },
  VoicesCard,
);

/** For whom an invitation is to be made at once. */
const INVITEE_PARAM = "convite";

function VoicesCard() {
  const address = useAddressParams();
  const voices = useVoices(address);
  const { list, state, refresh } = voices;
  const invitee = address.read(INVITEE_PARAM);
  const [isInviting, setIsInviting] = useState(invitee !== undefined);
  const [looked, setLooked] = useState<Voice>();
  const [answered, setAnswered] = useState<Voice>();
  const states = VOICE_STATE_NAMES.map((one) => [one, describeState(one, list.data?.count[one])]);

  return (
    <ListCard
      id="depoimentos"
      title="Convites e depoimentos"
      list={list}
      tools={
        <>
          <ListSelect address={address} name="situacao" label="Situação" options={Object.fromEntries(states)} />
          <Button look="primary" icon={MessageSquarePlus} onClick={() => setIsInviting(true)}>
            Novo convite
          </Button>
        </>
      }
      counted={["na lista", "na lista"]}
      errorTitle="Erro ao carregar os depoimentos"
      empty={
        state ? (
          <CardMessage>Nenhum nesta situação.</CardMessage>
        ) : (
          <Empty title="Nenhum convite ainda">
            Depois de um serviço, faça um convite e mande o link ao cliente. Enquanto ninguém escreve, o site mostra os exemplos que vieram
            com ele.
          </Empty>
        )
      }
      row={(voice) => (
        <VoiceRow key={voice.id} voice={voice} voices={voices} onPhoto={() => setLooked(voice)} onAnswer={() => setAnswered(voice)} />
      )}
      pages="Páginas dos depoimentos"
    >
      <InviteDialog
        isOpen={isInviting}
        invitee={invitee}
        onClose={() => {
          setIsInviting(false);
          address.narrow({ [INVITEE_PARAM]: undefined });
        }}
        onMade={refresh}
      />
      <VoicePhotoDialog voice={list.rows.find(({ id }) => id === looked?.id)} onClose={() => setLooked(undefined)} onSaved={refresh} />
      <AnswerDialog voice={answered} onClose={() => setAnswered(undefined)} onSaved={refresh} />
    </ListCard>
  );
}

function describeState(state: VoiceState, count: number | undefined): string {
  return count === undefined ? VOICE_STATES[state] : `${VOICE_STATES[state]} (${formatNumber(count)})`;
}
