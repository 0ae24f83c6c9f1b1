import { MessageSquarePlus } from "lucide-react";
import { useRef, useState } from "react";
import { VOICE_STATES, type VoiceState } from "#domain/voice/voice";
import { formatCount } from "../../run/run-texts";
import { Button } from "../../ui/Button";
import { Card, CardMessage, CardTitle } from "../../ui/Card";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog";
import { SelectField } from "../../ui/field/SelectField";
import { ListContent } from "../../ui/list/ListContent";
import { ListStatus } from "../../ui/list/ListStatus";
import { findRange } from "../../ui/list/list-range";
import { Pagination } from "../../ui/list/Pagination";
import { useAddressParams } from "../../ui/list/use-address-params";
import { useExistingPage } from "../../ui/list/use-existing-page";
import { AnswerDialog } from "./AnswerDialog";
import { InviteDialog } from "./InviteDialog";
import { useVoices, type Voice } from "./use-voices";
import { VoicePhotoDialog } from "./VoicePhotoDialog";
import { VoiceRow } from "./VoiceRow";

const STATE_PARAM = "situacao";
/** For whom an invitation is to be made at once. */
const INVITEE_PARAM = "convite";
const STATES = Object.keys(VOICE_STATES) as VoiceState[];

/** Invitations and what came of them, the newest first. */
export function VoicesCard() {
  const address = useAddressParams();
  const state = STATES.find((one) => one === address.read(STATE_PARAM));
  const { list, setPublished, revoke, erase, refresh } = useVoices(state, address.page);
  const invitee = address.read(INVITEE_PARAM);
  const [isInviting, setIsInviting] = useState(invitee !== undefined);
  const [looked, setLooked] = useState<Voice>();
  const [answered, setAnswered] = useState<Voice>();
  const [revoked, setRevoked] = useState<Voice>();
  const [erased, setErased] = useState<Voice>();
  const heading = useRef<HTMLHeadingElement>(null);
  useExistingPage(list, address);

  return (
    <Card aria-labelledby="depoimentos">
      <div className="flex flex-wrap items-end justify-between gap-3 px-4 py-4 sm:px-5">
        <CardTitle id="depoimentos" ref={heading} className="self-center">
          Convites e depoimentos
        </CardTitle>
        <div className="flex flex-wrap items-end gap-3">
          <SelectField
            label="Situação"
            value={state ?? ""}
            options={[
              { value: "", label: "Todas" },
              ...STATES.map((one) => ({ value: one, label: describeState(one, list.data?.count[one]) })),
            ]}
            onChoose={(chosen) => address.narrow({ [STATE_PARAM]: chosen })}
          />
          <Button look="primary" icon={MessageSquarePlus} onClick={() => setIsInviting(true)}>
            Novo convite
          </Button>
        </div>
      </div>
      <ListStatus list={list} describe={({ total }) => `${formatCount(total)} na lista`} />
      <ListContent
        list={list}
        errorTitle="Erro ao carregar os depoimentos"
        empty={({ total }) => (total === 0 ? <NoVoices isFiltered={state !== undefined} /> : undefined)}
      >
        {(shown) => (
          <div aria-busy={list.isPlaceholderData}>
            <ul>
              {shown.pages.map((voice) => (
                <VoiceRow
                  key={voice.id}
                  voice={voice}
                  isBusy={setPublished.isPending && setPublished.variables.id === voice.id}
                  onPublish={(isPublished, hasPhoto) => setPublished.mutate({ id: voice.id, isPublished, hasPhoto })}
                  onPhoto={() => setLooked(voice)}
                  onAnswer={() => setAnswered(voice)}
                  onRevoke={() => setRevoked(voice)}
                  onErase={() => setErased(voice)}
                />
              ))}
            </ul>
            {shown.total > shown.pageSize ? (
              <Pagination label="Páginas dos depoimentos" range={findRange(shown)} onGo={address.goToPage} top={heading} />
            ) : null}
          </div>
        )}
      </ListContent>
      <InviteDialog
        isOpen={isInviting}
        invitee={invitee}
        onClose={() => {
          setIsInviting(false);
          address.narrow({ [INVITEE_PARAM]: undefined });
        }}
        onMade={refresh}
      />
      <ConfirmDialog
        isOpen={revoked !== undefined}
        title="Cancelar o convite?"
        description="O link que você mandou deixa de abrir, e não há como trazê-lo de volta."
        cancelLabel="Manter"
        confirmLabel="Cancelar convite"
        focusAfterConfirm={heading}
        onClose={() => setRevoked(undefined)}
        onConfirm={() => revoked && revoke.mutate(revoked.id)}
      />
      <ConfirmDialog
        isOpen={erased !== undefined}
        title="Apagar o depoimento?"
        description="O texto, o nome, a nota e a fotografia saem do site e são apagados já, sem volta. É para quando o cliente pede; para só tirar do ar, use “Tirar do site”."
        confirmLabel="Apagar depoimento"
        focusAfterConfirm={heading}
        onClose={() => setErased(undefined)}
        onConfirm={() => erased && erase.mutate(erased.id)}
      />
      <VoicePhotoDialog
        voice={list.data?.pages.find(({ id }) => id === looked?.id)}
        onClose={() => setLooked(undefined)}
        onSaved={refresh}
      />
      <AnswerDialog
        voice={answered}
        onClose={() => setAnswered(undefined)}
        onSaved={() => {
          setAnswered(undefined);
          void refresh();
        }}
      />
    </Card>
  );
}

function describeState(state: VoiceState, count: number | undefined): string {
  return count === undefined ? VOICE_STATES[state] : `${VOICE_STATES[state]} (${formatCount(count)})`;
}

function NoVoices({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered) return <CardMessage>Nenhum nesta situação.</CardMessage>;
  return (
    <CardMessage>
      <p className="font-semibold text-ink">Nenhum convite ainda</p>
      <p>
        Depois de um serviço, faça um convite e mande o link ao cliente. Enquanto ninguém escreve, o site mostra os exemplos que vieram com
        ele.
      </p>
    </CardMessage>
  );
}
