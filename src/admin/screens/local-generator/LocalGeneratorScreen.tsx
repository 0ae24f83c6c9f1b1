import { actions } from "astro:actions";
import { Tabs } from "@base-ui/react/tabs";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Copy, LoaderCircle, RefreshCw, Save } from "lucide-react";
import { useRef, useState } from "react";
import { defineCardScreen } from "#admin/frame/PanelFrame";
import { RunProgress, type RunTexts } from "#admin/run/RunProgress";
import { BECOMES, StartRunDialog } from "#admin/run/StartRunDialog";
import { TitleForecasts } from "#admin/run/TitleForecasts";
import { Button } from "#admin/ui/Button";
import { Card, CardMessage } from "#admin/ui/Card";
import { ANSWERS, DialogFrame, useLast } from "#admin/ui/dialog/dialogs";
import { PreviewFrame } from "#admin/writing/PreviewFrame";
import { TitlesForm } from "#admin/writing/TitlesForm";
import { EMPTY_DRAFT, FORM_AND_RESULT, type GeneratorDraft } from "#admin/writing/WritingFields";
import { MAX_TEXT_VERSION } from "#domain/generation/local/text-version";
import { findRunPages, isUnfinished, type JobProgress } from "#domain/jobs/job";
import { generatedPagePath } from "#domain/page/generated-page";
import { formatNumber } from "#domain/text/format";
import { call, type DataOf } from "../../call/call";
import { describeTotals } from "../../run/run-texts";
import { useRunProgress } from "../../run/use-run-progress";
import { useRunStart } from "../../run/use-run-start";
import { useStoredDraft } from "../../storage/tab-storage";
import { copyText } from "../../ui/copy-text";
import { useReveal } from "../../ui/focus";
import { TabList } from "../../ui/TabList";
import { notifyError, notifyFailure, notifyInfo, notifySuccess } from "../../ui/toast/notify";
import { useLeaveGuard } from "../../ui/use-unsaved";
import { type SavePage, useSavePage } from "../../writing/use-save-page";

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
      <StartRunDialog question={start.question} onClose={start.giveUp} onStart={start.answer} />
    </div>
  );
}

/** The text of a title, in one of the versions that it has. */
function usePreview({ instructions, creativity }: GeneratorDraft) {
  return useMutation({
    mutationFn: ({ title, version }: { title: string; version?: number }) =>
      call(actions.generation.preview, { title, instructions, creativity, version }),
    onError: (error) => notifyFailure(error, "Erro ao gerar conteúdo", "Ocorreu um erro ao gerar o conteúdo."),
  });
}

type Preview = DataOf<typeof actions.generation.preview>;

/** What was generated: as the page will look and as HTML, to copy and to save. */
function PreviewPane({ generating, save }: { generating: ReturnType<typeof usePreview>; save: SavePage }) {
  const { data: preview, isPending: isGenerating } = generating;
  const heading = useRef<HTMLHeadingElement>(null);
  useReveal(heading, preview);
  const isSaved = preview !== undefined && save.savedFrom === preview;
  return (
    <Card aria-labelledby="previa" aria-busy={isGenerating}>
      <div className="flex flex-wrap items-start justify-between gap-3 px-4 pt-4 pb-3 sm:px-5">
        <div className="grid min-w-0 flex-1 basis-64 gap-0.5">
          <h2 id="previa" ref={heading} className="scroll-mt-4 text-base">
            Prévia
          </h2>
          {preview ? <PreviewAddress preview={preview} isSaved={isSaved} /> : null}
        </div>
        <div className="flex flex-wrap gap-2">
          {preview ? (
            <>
              <Button
                icon={RefreshCw}
                isBusy={isGenerating}
                busyText="Gerando..."
                onClick={() => generating.mutate({ title: preview.title, version: (preview.version % MAX_TEXT_VERSION) + 1 })}
              >
                Gerar outra versão
              </Button>
              <Button
                icon={Copy}
                onClick={() => copyText(preview.shown, "Conteúdo copiado", "Abra a aba HTML, selecione o texto e copie.")}
              >
                Copiar
              </Button>
            </>
          ) : null}
          <Button
            look={preview ? "primary" : "secondary"}
            icon={Save}
            isBusy={save.isSaving || isSaved}
            busyText={isSaved ? "Abrindo a página..." : "Salvando..."}
            onClick={() => save.save(preview)}
          >
            Salvar Página
          </Button>
        </div>
      </div>
      <p role="status" className="sr-only">
        {preview && !isGenerating ? `Conteúdo gerado: ${preview.title}, versão ${preview.version}` : ""}
      </p>
      {preview ? <PreviewTabs preview={preview} /> : <Waiting isGenerating={isGenerating} />}
    </Card>
  );
}

function PreviewAddress({ preview: { title, slug, version }, isSaved }: { preview: Preview; isSaved: boolean }) {
  const check = useQuery({
    queryKey: ["address-taken", title],
    queryFn: () => call(actions.runs.check, { kind: "local-batch", titles: [title] }),
    enabled: !isSaved,
  });
  const foreseen = useQuery({
    queryKey: ["foreseen", title],
    // Of the title alone, as an AI's is judged: true of every version of the text.
    queryFn: () => call(actions.runs.forecast, { kind: "ai-batch", titles: [title] }),
    enabled: !isSaved,
  });
  const [reason] = foreseen.data?.[0]?.reasons ?? [];
  return (
    <>
      <p className="font-semibold break-words">{title}</p>
      <p className="text-sm break-all text-steel">{generatedPagePath(slug)}</p>
      <p className="text-sm text-steel">Versão {version}: o mesmo número dá sempre o mesmo texto.</p>
      {check.data?.existing.length && !isSaved ? (
        <p className="text-sm text-amber-dark">Este endereço já está em uso: a página receberá um número no fim.</p>
      ) : null}
      {reason && !isSaved ? <p className="text-sm text-danger">Com este título ficaria retida: {reason.says}</p> : null}
    </>
  );
}

function PreviewTabs({ preview: { title, shown } }: { preview: Preview }) {
  return (
    <Tabs.Root defaultValue="view">
      <TabList label="Formato da prévia" tabs={{ view: "Visualizar", html: "HTML" }} className="px-2 sm:px-3" />
      <Tabs.Panel value="view">
        <PreviewFrame title={title} html={shown} />
      </Tabs.Panel>
      <Tabs.Panel value="html" className="h-[70dvh] overflow-auto">
        <pre className="p-4 font-mono text-sm leading-relaxed break-words whitespace-pre-wrap">{shown}</pre>
      </Tabs.Panel>
    </Tabs.Root>
  );
}

function Waiting({ isGenerating }: { isGenerating: boolean }) {
  if (!isGenerating) return <CardMessage>O texto gerado aparece aqui antes de ser salvo.</CardMessage>;
  return (
    <CardMessage role="status">
      <p className="flex items-center gap-2">
        <LoaderCircle size={20} className="animate-spin" />
        Gerando...
      </p>
    </CardMessage>
  );
}
