import type { RunTexts } from "#admin/run/RunProgress";
import type { JobProgress, RunPages } from "#domain/jobs/job";
import { formatCount } from "#domain/text/format";
import { describeTotals } from "../../../run/run-texts";
import { notifyError, notifyInfo, notifySuccess } from "../../../ui/toast/notify";

export const AI_RUN_TEXTS: RunTexts = {
  running: "Criando páginas com IA…",
  paused: "Criação com IA pausada",
  done: "Criação com IA concluída",
  cancelled: "Criação com IA cancelada",
};

/** Told of at once; of a longer row of failures the results list tells the rest. */
const MOST_FAILURES_TOLD = 3;

/** Tells of each title that failed since the last event, and of the pause or the end of the run. */
export function announceAiRun(run: JobProgress, before: JobProgress | undefined): void {
  const failures = run.results.slice(before?.results.length ?? 0).filter(({ status }) => status === "failed");
  for (const { title } of failures.slice(-MOST_FAILURES_TOLD)) {
    notifyError("Erro ao gerar página", `Erro ao gerar conteúdo para "${title}". Pulando para o próximo.`);
  }
  if (run.status === "paused" && before?.status !== "paused") {
    notifyError(AI_RUN_TEXTS.paused, "Veja o motivo e continue quando estiver resolvido.");
  }
  if (run.status === "cancelled") notifyInfo(AI_RUN_TEXTS.cancelled, describeTotals(run));
  if (run.status !== "done") return;
  if (run.done > 0) notifySuccess(AI_RUN_TEXTS.done, describeEnd(run));
  else notifyInfo(AI_RUN_TEXTS.done, describeTotals(run));
}

const ENDS: Record<RunPages, { one: string; many: string }> = {
  public: { one: "foi criada e está disponível no menu Links Úteis", many: "foram criadas e estão disponíveis no menu Links Úteis" },
  draft: { one: "foi criada como rascunho", many: "foram criadas como rascunho" },
  scheduled: {
    one: "foi escrita e irá ao ar no momento marcado na agenda",
    many: "foram escritas e irão ao ar nos momentos marcados na agenda",
  },
};

export function describeEnd({ done, pages }: Pick<JobProgress, "done" | "pages">): string {
  const { one, many } = ENDS[pages];
  return formatCount(done, `página ${one}`, `páginas ${many}`);
}
