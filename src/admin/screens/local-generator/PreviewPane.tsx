import { actions } from "astro:actions";
import { Tabs } from "@base-ui/react/tabs";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Copy, LoaderCircle, RefreshCw } from "lucide-react";
import { useRef } from "react";
import { Button } from "#admin/ui/Button";
import { Card, CardMessage } from "#admin/ui/Card";
import { PreviewFrame } from "#admin/writing/PreviewFrame";
import type { GeneratorDraft } from "#admin/writing/WritingFields";
import { MAX_TEXT_VERSION } from "#domain/generation/local/text-version";
import { generatedPagePath } from "#domain/page/generated-page";
import { call, type DataOf } from "../../call/call";
import { copyText } from "../../ui/copy-text";
import { useReveal } from "../../ui/focus";
import { TabList } from "../../ui/TabList";
import { notifyFailure } from "../../ui/toast/notify";
import { type SavePage, SavePageButton } from "../../writing/use-save-page";

/** The text of a title, in one of the versions that it has. */
export function usePreview({ instructions, creativity }: GeneratorDraft) {
  return useMutation({
    mutationFn: ({ title, version }: { title: string; version?: number }) =>
      call(actions.generation.preview, { title, instructions, creativity, version }),
    onError: (error) => notifyFailure(error, "Erro ao gerar conteúdo", "Ocorreu um erro ao gerar o conteúdo."),
  });
}

type Preview = DataOf<typeof actions.generation.preview>;

/** What was generated: as the page will look and as HTML, to copy and to save. */
export function PreviewPane({ generating, save }: { generating: ReturnType<typeof usePreview>; save: SavePage }) {
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
          <SavePageButton save={save} text={preview} />
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
