import { CircleAlert, CircleCheck, KeyRound, Plug, Replace, Trash2 } from "lucide-react";
import { useState } from "react";
import { explain } from "../call/call-error";
import { Button } from "../ui/Button";
import { ConfirmDialog } from "../ui/dialog/ConfirmDialog";
import type { AiKey } from "./use-ai-key";

const SAVED_ON = new Intl.DateTimeFormat("pt-BR", { dateStyle: "long" });

interface SavedAiKeyProps {
  aiKey: AiKey;
  isReplacing: boolean;
  onReplace: () => void;
}

/** The saved key by its last four characters, with what can be done with it. */
export function SavedAiKey({ aiKey: { key, model, test, remove }, isReplacing, onReplace }: SavedAiKeyProps) {
  const [isAsking, setIsAsking] = useState(false);
  if (!key) return null;
  return (
    <div className="grid gap-3">
      <div className="flex items-start gap-3 rounded-lg border border-line px-3 py-3">
        <KeyRound size={20} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0 text-amber-dark" />
        <div className="grid gap-0.5">
          <p className="font-semibold">
            Chave terminada em <span className="font-mono">{key.lastFour}</span>
          </p>
          <p className="text-sm text-steel">
            Salva em {SAVED_ON.format(key.savedAt)} · modelo {model}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:*:grow">
        <Button icon={Plug} isBusy={test.isPending} busyText="Testando..." onClick={() => test.mutate()}>
          Testar
        </Button>
        {isReplacing ? null : (
          <Button icon={Replace} onClick={onReplace}>
            Substituir
          </Button>
        )}
        <Button icon={Trash2} isBusy={remove.isPending} busyText="Removendo..." onClick={() => setIsAsking(true)}>
          Remover
        </Button>
      </div>
      <TestResult test={test} />
      <ConfirmDialog
        isOpen={isAsking}
        title="Remover a chave?"
        description="Sem chave, os textos saem do gerador local. Os títulos de uma criação com IA em andamento passam a falhar."
        cancelLabel="Manter"
        confirmLabel="Remover chave"
        onClose={() => setIsAsking(false)}
        onConfirm={() => remove.mutate()}
      />
    </div>
  );
}

function TestResult({ test: { data, error } }: { test: AiKey["test"] }) {
  const isWorking = data?.isWorking === true;
  const message = data?.message ?? (error ? explain(error, "Não foi possível testar a chave. Tente novamente.") : undefined);
  const Icon = isWorking ? CircleCheck : CircleAlert;
  return (
    <div role="status" className="empty:hidden">
      {message ? (
        <p className={`flex items-start gap-2 break-words ${isWorking ? "text-contact" : "text-danger"}`}>
          <Icon size={18} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0" />
          <span className="min-w-0">{message}</span>
        </p>
      ) : null}
    </div>
  );
}
