import { Save } from "lucide-react";
import { Button } from "#admin/ui/Button";
import type { SavedText, SavePage } from "./use-save-page";

/** Saves what was generated; once that is done, it waits until the page opens. */
export function SavePageButton({ save, text }: { save: SavePage; text: SavedText | undefined }) {
  const isSaved = text !== undefined && save.savedFrom === text;
  return (
    <Button
      look={text ? "primary" : "secondary"}
      icon={Save}
      isBusy={save.isSaving || isSaved}
      busyText={isSaved ? "Abrindo a página..." : "Salvando..."}
      onClick={() => save.save(text)}
    >
      Salvar Página
    </Button>
  );
}
