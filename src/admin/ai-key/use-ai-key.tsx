import { actions } from "astro:actions";
import { useMutation, useQuery } from "@tanstack/react-query";
import { KeyRound } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "#admin/ui/Button";
import { call } from "../call/call";
import { useAct } from "../ui/list/use-act";
import { notifySuccess } from "../ui/toast/notify";

export const AI_KEY = ["ai-key"] as const;

export type AiKey = ReturnType<typeof useAiKey>;

/** The saved key as far as it may be known, and what can be done with it. */
function useAiKey() {
  const state = useQuery({ queryKey: AI_KEY, queryFn: () => call(actions.ai.describeKey) });
  const save = useAct({
    key: AI_KEY,
    act: (key: string) => call(actions.ai.saveKey, { key }),
    done: () => notifySuccess("API Key salva com sucesso"),
    failed: "Erro ao salvar a chave",
    fallback: "Não foi possível salvar a chave. Tente novamente.",
  });
  const remove = useAct({
    key: AI_KEY,
    act: () => call(actions.ai.removeKey),
    done: () => notifySuccess("Chave removida"),
    failed: "Erro ao remover a chave",
    fallback: "Não foi possível remover a chave. Tente novamente.",
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

/** The key, and its dialog with the work that waits for a key to be saved. */
export function useAiKeyDialog() {
  const aiKey = useAiKey();
  const [isOpen, setIsOpen] = useState(false);
  const waiting = useRef<() => void>(undefined);

  function open(work?: () => void): void {
    waiting.current = work;
    setIsOpen(true);
  }

  function onClose(): void {
    waiting.current = undefined;
    setIsOpen(false);
  }

  function onSaved(): void {
    const work = waiting.current;
    if (!work) return;
    onClose();
    work();
  }

  return { aiKey, open, dialog: { isOpen, aiKey, onClose, onSaved } };
}

export type AiKeyQuestion = ReturnType<typeof useAiKeyDialog>["dialog"];

/** Which key texts are written with, and the way to its dialog. */
export function AiKeyLine({ aiKey, onOpen }: { aiKey: AiKey; onOpen: () => void }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-2 rounded-lg bg-paper py-1 pr-1 pl-3">
      <p className="min-w-0 flex-1 basis-20 text-sm leading-snug wrap-anywhere">{describeState(aiKey)}</p>
      <Button look="quiet" icon={KeyRound} onClick={onOpen} className="px-3">
        {aiKey.hasKey ? "Chave de IA" : "Configurar chave"}
      </Button>
    </div>
  );
}

function describeState({ key, model, hasKey, isLoading, error }: AiKey): string {
  if (isLoading) return "Verificando a chave...";
  if (error) return "Não foi possível verificar a chave";
  if (hasKey) return `Chave terminada em ${key?.lastFour} · ${model}`;
  if (!key) return "Nenhuma chave salva";
  return key.isReadable ? "A chave salva é de outro endereço" : "A chave salva não pode mais ser lida";
}
