import { KeyRound } from "lucide-react";
import { Button } from "../ui/Button";
import type { AiKey } from "./use-ai-key";

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
