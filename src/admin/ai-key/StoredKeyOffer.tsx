import { Download, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "../ui/Button";
import { notifySuccess } from "../ui/toast/notify";
import { findStoredKey, removeStoredKey } from "./stored-key";
import type { AiKey } from "./use-ai-key";

/** A key the earlier application left in this browser: brought to the server or forgotten, only when asked to. */
export function StoredKeyOffer({ aiKey, onImported }: { aiKey: AiKey; onImported: () => void }) {
  const [stored, setStored] = useState(() => findStoredKey());
  if (!stored) return null;

  function forget(): void {
    if (stored) removeStoredKey(stored);
    setStored(undefined);
  }

  return (
    <div className="grid gap-3 rounded-lg border-l-4 border-amber bg-paper px-3 py-3">
      <p>
        O aplicativo anterior deixou neste navegador uma chave terminada em{" "}
        <span className="font-mono font-semibold">{stored.key.slice(-4)}</span>. Ela não foi enviada a lugar nenhum.
      </p>
      <div className="flex flex-wrap gap-2 max-sm:*:grow">
        <Button
          icon={Download}
          isBusy={aiKey.save.isPending}
          busyText="Importando..."
          onClick={() =>
            aiKey.save.mutate(stored.key, {
              onSuccess() {
                forget();
                onImported();
              },
            })
          }
        >
          Importar para o servidor
        </Button>
        <Button
          icon={Trash2}
          onClick={() => {
            forget();
            notifySuccess("Chave apagada deste navegador");
          }}
        >
          Apagar do navegador
        </Button>
      </div>
    </div>
  );
}
