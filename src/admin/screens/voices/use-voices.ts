import { actions } from "astro:actions";
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { VoiceState } from "#domain/voice/voice";
import { call, type DataOf } from "../../call/call";
import { notifyFailure, notifySuccess } from "../../ui/toast/notify";

const VOICES_KEY = ["voices"] as const;

export type Voice = DataOf<typeof actions.voices.list>["voices"][number];

/** What customers said, and what can become of it. */
export function useVoices(state: VoiceState | undefined, page: number) {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: VOICES_KEY });

  const list = useQuery({
    queryKey: [...VOICES_KEY, state, page],
    queryFn: async () => {
      const { voices, ...listed } = await call(actions.voices.list, { state, page });
      return { ...listed, pages: voices, page };
    },
    placeholderData: keepPreviousData,
  });
  const setPublished = useMutation({
    mutationFn: (asked: { id: string; isPublished: boolean; hasPhoto: boolean }) => call(actions.voices.setPublished, asked),
    onSuccess(_, { id, isPublished, hasPhoto }) {
      const undo = { label: "Desfazer", onAct: () => setPublished.mutate({ id, isPublished: !isPublished, hasPhoto }) };
      if (isPublished) notifySuccess("Depoimento publicado", "Já está nas páginas do site, e a nota foi refeita.", undo);
      else notifySuccess("Depoimento fora do site", "Continua aqui, e pode voltar.", undo);
    },
    onError: (error) => notifyFailure(error, "Não foi possível mudar o depoimento"),
    onSettled: refresh,
  });
  const revoke = useMutation({
    mutationFn: (id: string) => call(actions.voices.revoke, { id }),
    onSuccess: () => notifySuccess("Convite cancelado", "O link não abre mais."),
    onError: (error) => notifyFailure(error, "Não foi possível cancelar"),
    onSettled: refresh,
  });
  const erase = useMutation({
    mutationFn: (id: string) => call(actions.voices.erase, { id }),
    onSuccess: () => notifySuccess("Depoimento apagado", "O texto, o nome e a fotografia não estão mais em lugar nenhum do site."),
    onError: (error) => notifyFailure(error, "Não foi possível apagar"),
    onSettled: refresh,
  });
  return { list, setPublished, revoke, erase, refresh };
}
