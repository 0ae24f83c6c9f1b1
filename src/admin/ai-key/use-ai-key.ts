import { actions } from "astro:actions";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../call/call";
import { notifyFailure, notifySuccess } from "../ui/toast/notify";

/** What the query cache keeps of the saved key. */
export const AI_KEY = ["ai-key"] as const;

export type AiKey = ReturnType<typeof useAiKey>;

/** The saved key as far as it may be known, and what can be done with it. */
export function useAiKey() {
  const client = useQueryClient();
  const state = useQuery({ queryKey: AI_KEY, queryFn: () => call(actions.ai.describeKey) });
  const refresh = () => client.invalidateQueries({ queryKey: AI_KEY });

  const save = useMutation({
    mutationFn: (key: string) => call(actions.ai.saveKey, { key }),
    async onSuccess() {
      await refresh();
      notifySuccess("API Key salva com sucesso");
    },
    onError: (error) => notifyFailure(error, "Erro ao salvar a chave", "Não foi possível salvar a chave. Tente novamente."),
  });
  const remove = useMutation({
    mutationFn: () => call(actions.ai.removeKey),
    async onSuccess() {
      await refresh();
      notifySuccess("Chave removida");
    },
    onError: (error) => notifyFailure(error, "Erro ao remover a chave", "Não foi possível remover a chave. Tente novamente."),
  });
  const test = useMutation({ mutationFn: () => call(actions.ai.testKey) });

  const isUsable = state.data?.key != null && state.data.key.problem === undefined;

  return {
    key: state.data?.key ?? undefined,
    model: state.data?.model,
    /** Whom a key is saved for now. */
    origin: state.data?.origin,
    isLoading: state.isPending,
    error: state.error,
    retry: () => void state.refetch(),
    /** A key that can be sent to the provider that is asked. */
    hasKey: isUsable,
    /** Known to be missing: nobody is asked for a key that only could not be looked for. */
    isMissing: state.data !== undefined && state.error === null && !isUsable,
    save,
    remove,
    test,
  };
}
