import { actions } from "astro:actions";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { MAX_TEXT_VERSION } from "#domain/generation/local/text-version";
import { call } from "../../call/call";
import { ExistingTitlesDialog } from "../../run/ExistingTitlesDialog";
import { RunProgress } from "../../run/RunProgress";
import { useRunProgress } from "../../run/use-run-progress";
import { useRunStart } from "../../run/use-run-start";
import { Card } from "../../ui/Card";
import { useLast } from "../../ui/dialog/use-last";
import { notifyError, notifyFailure } from "../../ui/toast/notify";
import { useLeaveGuard } from "../../ui/use-leave-guard";
import { useStoredDraft } from "../../ui/use-stored-draft";
import { FORM_AND_RESULT } from "../../writing/columns";
import { EMPTY_DRAFT } from "../../writing/generator-draft";
import { readTitleLines } from "../../writing/title-lines";
import { useSavePage } from "../../writing/use-save-page";
import { announceProgress, RUN_TEXTS } from "./announce-progress";
import { GeneratorForm } from "./GeneratorForm";
import { PreviewPane } from "./PreviewPane";
import { SeveralTitlesDialog } from "./SeveralTitlesDialog";

/** One title to a preview that can be saved, or several titles one by one on the server. */
export function LocalGenerator() {
  const [draft, change] = useStoredDraft("abre-facil:local-generator", EMPTY_DRAFT);
  const [several, setSeveral] = useState<string[]>();
  const asked = useLast(several) ?? [];
  const { instructions, creativity, rhythm } = draft;
  const status = draft.isDraft ? "draft" : "public";

  const progress = useRunProgress("local-batch", { onProgress: announceProgress });
  const start = useRunStart("Erro ao gerar conteúdo", (run) =>
    progress.follow(run, "Seus títulos continuam no campo para processar depois."),
  );
  const preview = useMutation({
    mutationFn: ({ title, version }: { title: string; version?: number }) =>
      call(actions.generation.preview, { title, instructions, creativity, version }),
    onError: (error) => notifyFailure(error, "Erro ao gerar conteúdo", "Ocorreu um erro ao gerar o conteúdo."),
  });
  const save = useSavePage(status);
  useLeaveGuard(preview.data !== undefined && save.savedFrom !== preview.data);

  function generate(): void {
    const { titles } = readTitleLines(draft.titles);
    const [first] = titles;
    if (first === undefined) {
      notifyError("Campo vazio", "Por favor, insira pelo menos um título para gerar o conteúdo.");
    } else if (titles.length === 1) {
      preview.mutate({ title: first });
    } else {
      setSeveral(titles);
    }
  }

  const isRunShown = progress.run !== undefined && (progress.isRunning || !progress.isFound);
  return (
    <div className={`${FORM_AND_RESULT} items-start gap-6`}>
      <GeneratorForm
        draft={draft}
        onChange={change}
        onGenerate={generate}
        isBusy={preview.isPending || start.isBusy}
        isRunning={progress.isRunning}
      />
      <div className="grid min-w-0 gap-6">
        {isRunShown && progress.run ? (
          <Card className="p-4 sm:p-5">
            <RunProgress run={progress.run} progress={progress} texts={RUN_TEXTS} />
          </Card>
        ) : null}
        <PreviewPane
          preview={preview.data}
          isGenerating={preview.isPending}
          save={save}
          onOther={({ title, version }) => preview.mutate({ title, version: (version % MAX_TEXT_VERSION) + 1 })}
        />
      </div>
      <SeveralTitlesDialog
        isOpen={several !== undefined}
        question={{ kind: "local-batch", titles: asked, instructions, creativity }}
        canProcessAll={!progress.isRunning}
        onClose={() => setSeveral(undefined)}
        onFirst={() => {
          setSeveral(undefined);
          if (asked[0] !== undefined) preview.mutate({ title: asked[0] });
        }}
        onAll={() => {
          setSeveral(undefined);
          start.start({ kind: "local-batch", titles: asked }, { instructions, creativity, status, rhythm });
        }}
      />
      <ExistingTitlesDialog check={start.check} onClose={start.giveUp} onStart={start.answer} />
    </div>
  );
}
