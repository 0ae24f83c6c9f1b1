import { actions } from "astro:actions";
import { useQueryClient } from "@tanstack/react-query";
import { VOICE_STATES, type VoiceState } from "#domain/voice/voice";
import { call, type DataOf } from "../../call/call";
import { tellErased } from "../../photos/tell-erased";
import { useAct } from "../../ui/list/use-act";
import type { ListAddress } from "../../ui/list/use-address-params";
import { useList } from "../../ui/list/use-list";
import { notifySuccess } from "../../ui/toast/notify";

const KEY = ["voices"] as const;
export const VOICE_STATE_NAMES = Object.keys(VOICE_STATES) as VoiceState[];

export type Voice = DataOf<typeof actions.voices.list>["voices"][number];

/** What customers said, and what can become of it. */
export function useVoices(address: ListAddress) {
  const client = useQueryClient();
  const state = address.readOneOf("situacao", VOICE_STATE_NAMES);
  const list = useList({
    key: KEY,
    address,
    filter: { state },
    read: (asked) => call(actions.voices.list, asked),
    rows: ({ voices }) => voices,
  });
  const setPublished = useAct({
    key: KEY,
    failed: "Não foi possível mudar o depoimento",
    act: (asked: { id: string; isPublished: boolean; hasPhoto: boolean }) => call(actions.voices.setPublished, asked),
    done(_, { id, isPublished, hasPhoto }) {
      const undo = { label: "Desfazer", onAct: () => setPublished.mutate({ id, isPublished: !isPublished, hasPhoto }) };
      if (isPublished) notifySuccess("Depoimento publicado", "Já está nas páginas do site, e a nota foi refeita.", undo);
      else notifySuccess("Depoimento fora do site", "Continua aqui, e pode voltar.", undo);
    },
  });
  const revoke = useAct({
    key: KEY,
    failed: "Não foi possível cancelar",
    act: (id: string) => call(actions.voices.revoke, { id }),
    done: () => notifySuccess("Convite cancelado", "O link não abre mais."),
  });
  const erase = useAct({
    key: KEY,
    failed: "Não foi possível apagar",
    act: (id: string) => call(actions.voices.erase, { id }),
    done: () => tellErased("Depoimento apagado", "O texto, o nome e a fotografia não estão mais em lugar nenhum do site."),
  });
  return { list, state, setPublished, revoke, erase, refresh: () => client.invalidateQueries({ queryKey: KEY }) };
}
