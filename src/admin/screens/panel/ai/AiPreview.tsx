import { CircleStop, LoaderCircle, Save, Sparkles, Trash2, TriangleAlert } from "lucide-react";
import { useRef } from "react";
import { generatedPagePath } from "#domain/page/generated-page";
import { Button } from "../../../ui/Button";
import { CardMessage } from "../../../ui/Card";
import { useReveal } from "../../../ui/use-reveal";
import { PreviewFrame } from "../../../writing/PreviewFrame";
import type { SavePage } from "../../../writing/use-save-page";
import type { AiText } from "./use-ai-text";

interface AiPreviewProps {
  text: AiText;
  save: SavePage;
  onStop: () => void;
  onDiscard: () => void;
}

const TIME = new Intl.DateTimeFormat("pt-BR", { timeStyle: "medium" });

/** The text as its page will show it, while it is written and after. */
export function AiPreview({ text: { stage, draft, waiting, warnings }, save, onStop, onDiscard }: AiPreviewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useReveal(heading, stage === "empty" ? undefined : draft?.title);
  const isSaved = draft !== undefined && save.savedFrom === draft;
  return (
    <section aria-labelledby="previa-ia" aria-busy={stage === "writing"} className="flex h-full flex-col">
      <div className="flex flex-wrap items-start justify-between gap-3 px-4 pt-4 pb-3 sm:px-5">
        <div className="grid min-w-0 flex-1 basis-56 gap-0.5">
          <h3 id="previa-ia" ref={heading} className="scroll-mt-4 text-base">
            Prévia
          </h3>
          {draft ? (
            <>
              <p className="font-semibold break-words">{draft.title}</p>
              <p className="text-sm break-all text-steel">{generatedPagePath(draft.slug)}</p>
            </>
          ) : null}
        </div>
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow">
          {stage === "writing" ? (
            <Button icon={CircleStop} onClick={onStop}>
              Parar
            </Button>
          ) : null}
          {stage === "ready" ? (
            <>
              {isSaved ? null : (
                <Button icon={Trash2} onClick={onDiscard}>
                  Descartar
                </Button>
              )}
              <Button
                look="primary"
                icon={Save}
                isBusy={save.isSaving || isSaved}
                busyText={isSaved ? "Abrindo a página..." : "Salvando..."}
                onClick={() => save.save(draft)}
              >
                Salvar Página
              </Button>
            </>
          ) : null}
        </div>
      </div>
      <p role="status" className="sr-only">
        {stage === "ready" && draft ? `Conteúdo gerado: ${draft.title}` : ""}
      </p>
      <Warnings warnings={warnings} />
      {stage === "writing" ? <Writing waiting={waiting} /> : null}
      {draft ? (
        <div className="overflow-hidden rounded-b-card border-t border-line lg:rounded-bl-none">
          <PreviewFrame title={draft.title} html={draft.shown} />
        </div>
      ) : (
        <CardMessage>
          <Sparkles size={28} strokeWidth={1.5} aria-hidden="true" className="mx-auto text-amber-dark" />
          <p className="text-balance">O texto aparece aqui enquanto é escrito. Nada é salvo antes de você mandar.</p>
        </CardMessage>
      )}
    </section>
  );
}

function Writing({ waiting }: { waiting: AiText["waiting"] }) {
  return (
    <p role="status" className="flex items-start gap-2 px-4 pb-3 text-steel sm:px-5">
      <LoaderCircle size={18} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0 animate-spin text-amber-dark" />
      <span className="min-w-0 break-words">
        {waiting ? `${waiting.reason}. Nova tentativa às ${TIME.format(waiting.until)}.` : "Escrevendo..."}
      </span>
    </p>
  );
}

function Warnings({ warnings }: { warnings: readonly string[] }) {
  if (warnings.length === 0) return null;
  return (
    <ul className="mx-4 mb-3 grid gap-1 rounded-lg bg-amber/20 px-3 py-2 sm:mx-5" aria-label="Atenção">
      {warnings.map((warning) => (
        <li key={warning} className="flex items-start gap-2">
          <TriangleAlert size={18} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0 text-amber-dark" />
          <span className="min-w-0 break-words">{warning}</span>
        </li>
      ))}
    </ul>
  );
}
