import { useRef, useState } from "react";
import { defineCardScreen } from "#admin/frame/PanelFrame";
import { RunProgress, type RunTexts } from "#admin/run/RunProgress";
import { BECOMES, StartRunDialog } from "#admin/run/StartRunDialog";
import { TitleForecasts } from "#admin/run/TitleForecasts";
import { Button } from "#admin/ui/Button";
import { Card } from "#admin/ui/Card";
import { ANSWERS, DialogFrame, useLast } from "#admin/ui/dialog/dialogs";
import { TitlesForm } from "#admin/writing/TitlesForm";
import { EMPTY_DRAFT, FORM_AND_RESULT } from "#admin/writing/WritingFields";
import { findRunPages, isUnfinished, type JobProgress } from "#domain/jobs/job";
import { formatNumber } from "#domain/text/format";
import { describeTotals } from "../../run/run-texts";
import { useRunProgress } from "../../run/use-run-progress";
import { useRunStart } from "../../run/use-run-start";
import { useStoredDraft } from "../../storage/tab-storage";
import { notifyError, notifyInfo, notifySuccess } from "../../ui/toast/notify";
import { useLeaveGuard } from "../../ui/use-unsaved";
import { useSavePage } from "../../writing/use-save-page";
import { PreviewPane, usePreview } from "./PreviewPane";

export const LocalGeneratorScreen = defineCardScreen({ title: "Gerador de Conteúdo Local", leadsToPanel: true }, LocalGenerator);

const RUN_TEXTS: RunTexts = {
  running: "Processando títulos…",
  paused: "Processamento pausado",
  done: "Processamento concluído",
  cancelled: "Processamento cancelado",
};

/** A longer run tells its progress on the screen only: a toast a title would be a storm. */
const MOST_TITLES_TOLD = 10;

/** Tells of each title that ended since the last event, and of the end of the run. */
function announceProgress(run: JobProgress, before: JobProgress | undefined): void {
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

/** One title to a preview that can be saved, or several titles one by one on the server. */
function LocalGenerator() {
  const [draft, change] = useStoredDraft("abre-facil:local-generator", EMPTY_DRAFT);
  const [several, setSeveral] = useState<string[]>();
  const asked = useLast(several) ?? [];
  const count = formatNumber(asked.length);
  const close = () => setSeveral(undefined);
  const answer = (act: () => unknown) => () => {
    close();
    act();
  };
  const firstButton = useRef<HTMLButtonElement>(null);
  const { instructions, creativity, rhythm } = draft;
  const status = draft.isDraft ? "draft" : "public";

  const progress = useRunProgress("local-batch", announceProgress);
  const start = useRunStart("Erro ao gerar conteúdo", (run) => {
    progress.follow(run, "Seus títulos continuam no campo para processar depois.");
    if (run.isNew) change({ titles: "" });
  });
  const preview = usePreview(draft);
  const save = useSavePage(status);
  useLeaveGuard(preview.data !== undefined && save.savedFrom !== preview.data);

  function generate(titles: string[]): void {
    const [first] = titles;
    if (first === undefined) notifyError("Campo vazio", "Por favor, insira pelo menos um título para gerar o conteúdo.");
    else if (titles.length === 1) preview.mutate({ title: first });
    else setSeveral(titles);
  }

  const isEarlier = progress.isFound && progress.run !== undefined && !isUnfinished(progress.run.status);
  const run = progress.run ? (
    <Card className="p-4 sm:p-5">
      <RunProgress run={progress.run} progress={progress} texts={RUN_TEXTS} />
    </Card>
  ) : null;
  return (
    <div className={`${FORM_AND_RESULT} items-start gap-6`}>
      <TitlesForm
        draft={draft}
        onChange={change}
        rows={6}
        placeholder={"Instalação de motor de portão em Santana\nPortão automático não fecha: o que fazer?"}
        instructionsHint="Valem para todos os títulos. O que informa (“Atendemos aos sábados.”) entra no texto em um parágrafo próprio; o que orienta (“Fale da cremalheira.”) só dirige a escolha do que a página diz."
        label="Gerar Conteúdo"
        isBusy={preview.isPending || start.isBusy}
        busyText="Gerando..."
        onTitles={generate}
        className="lg:sticky lg:top-6"
      >
        {progress.isRunning ? (
          <p className="text-sm text-steel">Há um processamento em andamento; um título por vez ainda pode ser gerado.</p>
        ) : null}
      </TitlesForm>
      <div className="grid min-w-0 gap-6">
        {isEarlier ? null : run}
        <PreviewPane generating={preview} save={save} />
        {isEarlier ? run : null}
      </div>
      <DialogFrame
        isOpen={several !== undefined}
        onClose={close}
        title="Vários títulos"
        description={`Você inseriu ${count} títulos. Deseja gerar conteúdo apenas para o primeiro título? Cancele para processar todos os títulos um por um.`}
        initialFocus={firstButton}
      >
        {several ? <TitleForecasts question={{ kind: "local-batch", titles: asked, instructions, creativity }} /> : null}
        <p className="text-sm">
          {progress.isRunning
            ? "Há um processamento em andamento. Espere ele terminar para criar todas."
            : `“Criar as ${count}” cria todas de uma vez. ${BECOMES[findRunPages({ status, rhythm })]} No fim, dá para desfazer. “Só a primeira” mostra o texto antes de salvar.`}
        </p>
        <div className={ANSWERS}>
          <Button onClick={close}>Voltar</Button>
          <Button
            isDisabled={progress.isRunning}
            onClick={answer(() => start.start({ kind: "local-batch", titles: asked }, { instructions, creativity, status, rhythm }))}
          >
            Criar as {count}
          </Button>
          <Button ref={firstButton} look="primary" onClick={answer(() => asked[0] !== undefined && preview.mutate({ title: asked[0] }))}>
            Só a primeira
          </Button>
        </div>
      </DialogFrame>
      <StartRunDialog {...start.dialog} />
    </div>
  );
}
