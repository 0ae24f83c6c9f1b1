import { actions } from "astro:actions";
import { useMutation } from "@tanstack/react-query";
import { Save } from "lucide-react";
import { Button } from "#admin/ui/Button";
import type { PageText } from "#domain/generation/ai/text-event";
import { generatedPagePath, type WantedStatus } from "#domain/page/generated-page";
import { editPagePath } from "#domain/site/paths";
import { hasText } from "#domain/text/plain-text";
import { CallError, callKeyed } from "../call/call";
import { notifyError, notifyInfo, notifySuccess } from "../ui/toast/notify";

/** Long enough to read what was done before the page itself opens. */
const OPEN_AFTER_MS = 1500;

/** What may be saved; by the local generator when it does not say. */
type SavedText = PageText & { origin?: "local" | "ai" };

export type SavePage = ReturnType<typeof useSavePage>;

/** Saves what was generated and goes to its public page, or to the editor of a draft. */
export function useSavePage(status: WantedStatus) {
  const saving = useMutation({
    mutationFn: ({ title, description, html, origin }: SavedText) =>
      callKeyed(actions.pages.save, { title, description, content: html, status, origin }),
    onSuccess({ id, slug, status }) {
      if (status === "held") notifyInfo("Página retida", "Foi guardada, mas não está no ar. O editor mostra os motivos e como corrigir.");
      else if (status === "public") notifySuccess("Página salva", "A página está pública em Links Úteis.");
      else notifySuccess("Rascunho salvo", "Só aparece no painel até ser publicado.");
      setTimeout(() => location.assign(status === "public" ? generatedPagePath(slug) : editPagePath(id)), OPEN_AFTER_MS);
    },
    onError: (error) => notifyError("Erro ao salvar", describeFailure(error)),
  });
  const savedFrom = saving.isSuccess ? saving.variables : undefined;

  return {
    isSaving: saving.isPending,
    /** The generated text that is saved by now. */
    savedFrom,
    save(preview: SavedText | undefined): void {
      if (!preview || preview.title.trim() === "" || !hasText(preview.html)) {
        notifyError("Erro ao salvar", "É necessário gerar conteúdo antes de salvar a página.");
      } else if (preview !== savedFrom) {
        saving.mutate(preview);
      }
    },
  };
}

function describeFailure(error: unknown): string {
  if (!(error instanceof CallError) || error.code === "NETWORK") return "Ocorreu um erro ao salvar a página.";
  return error.explanation ?? "Não foi possível salvar a página. Tente novamente.";
}

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
