import { useState } from "react";
import type { ExistingAddresses, ImportReport, ImportResult } from "#domain/transfer/import-report";
import { explain } from "../../call/call-error";
import { notifyFailure, notifySuccess } from "../../ui/toast/notify";
import { checkFile, importFile } from "./import-file";
import { describeImported } from "./import-texts";

export type ImportState =
  | { step: "choosing"; error?: string }
  | { step: "checking"; file: File }
  | { step: "checked"; file: File; report: ImportReport }
  | { step: "importing"; file: File; report: ImportReport }
  | { step: "done"; result: ImportResult };

/** A file on its way in: chosen, checked, imported. Each new choice starts over. */
export function useImport() {
  const [state, setState] = useState<ImportState>({ step: "choosing" });

  return {
    state,

    async choose(file: File): Promise<void> {
      setState({ step: "checking", file });
      try {
        setState({ step: "checked", file, report: await checkFile(file) });
      } catch (error) {
        setState({ step: "choosing", error: explain(error, "Não foi possível conferir o arquivo. Tente novamente.") });
      }
    },

    async start(existing: ExistingAddresses): Promise<void> {
      if (state.step !== "checked") return;
      const { file, report } = state;
      setState({ step: "importing", file, report });
      try {
        const answer = await importFile(file, existing);
        if ("problems" in answer) return setState({ step: "checked", file, report: answer });
        notifySuccess("Importação concluída", describeImported(answer));
        setState({ step: "done", result: answer });
      } catch (error) {
        notifyFailure(error, "Nada foi importado", "Ocorreu um erro ao gravar as páginas. Tente novamente.");
        setState({ step: "checked", file, report });
      }
    },

    startOver: () => setState({ step: "choosing" }),
  };
}
