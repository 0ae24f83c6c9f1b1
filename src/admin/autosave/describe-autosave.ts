import type { AutosaveState } from "./use-autosave";

const TIME = new Intl.DateTimeFormat("pt-BR", { timeStyle: "short" });

/** Where a text stands that was typed and not saved. */
export function describeAutosave(autosave: AutosaveState<unknown>): string {
  switch (autosave.kind) {
    case "saving":
      return "Salvando rascunho…";
    case "saved":
      return `Rascunho salvo às ${TIME.format(autosave.at)}`;
    case "failed":
      return "Rascunho não salvo: sem resposta do servidor. Tentando de novo…";
    case "signed-out":
      return "Rascunho não salvo: sua sessão terminou.";
    default:
      return "Alterações não salvas";
  }
}
