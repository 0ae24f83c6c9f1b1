import type { JobProgress } from "#domain/jobs/job";
import type { RunTexts } from "../../run/RunProgress";
import { describeTotals } from "../../run/run-texts";
import { notifyError, notifyInfo, notifySuccess } from "../../ui/toast/notify";

export const RUN_TEXTS: RunTexts = {
  running: "Processando títulos…",
  paused: "Processamento pausado",
  done: "Processamento concluído",
  cancelled: "Processamento cancelado",
};

/** A longer run tells its progress on the screen only: a toast a title would be a storm. */
const MOST_TITLES_TOLD = 10;

/** Tells of each title that ended since the last event, and of the end of the run. */
export function announceProgress(run: JobProgress, before: JobProgress | undefined): void {
  if (run.total <= MOST_TITLES_TOLD) {
    for (const { position, status, title } of run.results.slice(before?.results.length ?? 0)) {
      const number = position + 1;
      if (status === "failed") notifyError(`Erro no título ${number}`, `Não foi possível salvar "${title}".`);
      else if (status === "held") notifyInfo(`Título ${number}/${run.total} retido`, `"${title}" foi guardado e não está no ar.`);
      else notifySuccess(`Título ${number}/${run.total} processado`, status === "skipped" ? `"${title}" já existia.` : title);
    }
  }
  if (run.status === "done") notifySuccess(RUN_TEXTS.done, describeTotals(run));
  if (run.status === "cancelled") notifyInfo(RUN_TEXTS.cancelled, describeTotals(run));
}
