import { CircleStop, LoaderCircle, Sparkles, Trash2, TriangleAlert } from "lucide-react";
import { type SubmitEvent, useRef, useState } from "react";
import { AiKeyDialog } from "#admin/ai-key/AiKeyDialog";
import { AiKeyLine, useAiKeyDialog } from "#admin/ai-key/use-ai-key";
import { Button } from "#admin/ui/Button";
import { Card, CardMessage, CardTitle } from "#admin/ui/Card";
import { TextField } from "#admin/ui/field/fields";
import { PreviewFrame } from "#admin/writing/PreviewFrame";
import { TitleSuggestions } from "#admin/writing/TitleSuggestions";
import { EMPTY_OPTIONS, FORM_AND_RESULT, WritingFields } from "#admin/writing/WritingFields";
import { generatedPagePath } from "#domain/page/generated-page";
import { checkField } from "#domain/page/page-fields";
import { MAX_TITLE_LENGTH, tidyLine } from "#domain/page/titles";
import { useStoredDraft } from "../../storage/tab-storage";
import { useReveal } from "../../ui/focus";
import { formatTime } from "../../ui/relative-time";
import { useLeaveGuard } from "../../ui/use-unsaved";
import { type SavePage, SavePageButton, useSavePage } from "../use-save-page";
import { type AiWriting, useAiText } from "./use-ai-text";

const EMPTY = { ...EMPTY_OPTIONS, title: "" };

/** One page by AI: title in, text as it is written, then saved or discarded; folded, its title alone until that is typed. */
export function AiCard({ isFolded = false }: { isFolded?: boolean }) {
  const [draft, change] = useStoredDraft("abre-facil:ai-card", EMPTY);
  const [isOpen, setIsOpen] = useState(!isFolded || draft.title !== "");
  const [problem, setProblem] = useState<string>();
  const titleField = useRef<HTMLInputElement>(null);
  const { aiKey, open: openKey, dialog: keyDialog } = useAiKeyDialog();
  const writing = useAiText(aiKey.retry);
  const { text } = writing;
  const save = useSavePage(draft.isDraft ? "draft" : "public");
  const isWriting = text.stage === "writing";
  useLeaveGuard(text.stage !== "empty" && save.savedFrom !== text.draft);

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (isWriting) return;
    const title = tidyLine(draft.title);
    const found = title === "" ? "Informe o título da página." : checkField("title", title);
    setProblem(found);
    if (found) titleField.current?.focus();
    else if (aiKey.isMissing) openKey(() => begin(title));
    else begin(title);
  }

  function begin(title: string): void {
    void writing.write({ title, instructions: draft.instructions, creativity: draft.creativity });
  }

  return (
    <Card aria-labelledby="gerador-ia">
      <div className={isOpen ? `${FORM_AND_RESULT} grid-cols-1` : undefined}>
        <form onSubmit={submit} noValidate className="grid min-w-0 grid-cols-1 content-start gap-5 p-4 sm:p-5">
          <div className="grid gap-1">
            <CardTitle id="gerador-ia">Gerador com IA</CardTitle>
            <p className="text-steel">Escreve uma página a partir do título, com os fatos do cadastro da empresa.</p>
          </div>
          <TextField
            ref={titleField}
            label="Título"
            error={problem}
            required
            maxLength={MAX_TITLE_LENGTH}
            value={draft.title}
            onChange={(event) => {
              change({ title: event.target.value });
              setIsOpen(true);
              setProblem(undefined);
            }}
            placeholder="Conserto de portão automático em Santana"
          />
          {isOpen ? (
            <>
              <TitleSuggestions titles={draft.title} onUse={(title) => change({ title })} />
              <WritingFields options={draft} instructionsHint="Entram no pedido à IA e não aparecem na página." onChange={change} />
            </>
          ) : null}
          <Button
            type="submit"
            look={isOpen ? "primary" : "secondary"}
            icon={Sparkles}
            isBusy={isWriting}
            busyText="Gerando..."
            className={isOpen ? undefined : "sm:justify-self-start"}
          >
            Gerar com IA
          </Button>
          <AiKeyLine aiKey={aiKey} onOpen={() => openKey()} />
        </form>
        {isOpen ? (
          <div className="min-w-0 border-line max-lg:border-t lg:border-l">
            <AiPreview writing={writing} save={save} />
          </div>
        ) : null}
      </div>
      <AiKeyDialog {...keyDialog} />
    </Card>
  );
}

/** The text as its page will show it, while it is written and after. */
function AiPreview({ writing: { text, stop, discard }, save }: { writing: AiWriting; save: SavePage }) {
  const { stage, draft, waiting, warnings } = text;
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
            <Button icon={CircleStop} onClick={stop}>
              Parar
            </Button>
          ) : null}
          {stage === "ready" ? (
            <>
              {isSaved ? null : (
                <Button icon={Trash2} onClick={discard}>
                  Descartar
                </Button>
              )}
              <SavePageButton save={save} text={draft} />
            </>
          ) : null}
        </div>
      </div>
      <p role="status" className="sr-only">
        {stage === "ready" && draft ? `Conteúdo gerado: ${draft.title}` : ""}
      </p>
      <ul className="mx-4 mb-3 grid gap-1 rounded-lg bg-amber/20 px-3 py-2 empty:hidden sm:mx-5" aria-label="Atenção">
        {warnings.map((warning) => (
          <li key={warning} className="flex items-start gap-2">
            <TriangleAlert className="mt-0.5 shrink-0 text-amber-dark" />
            <span className="min-w-0 break-words">{warning}</span>
          </li>
        ))}
      </ul>
      {stage === "writing" ? (
        <p role="status" className="flex items-start gap-2 px-4 pb-3 text-steel sm:px-5">
          <LoaderCircle className="mt-0.5 shrink-0 animate-spin text-amber-dark" />
          <span className="min-w-0 break-words">
            {waiting ? `${waiting.reason}. Nova tentativa às ${formatTime(waiting.until)}.` : "Escrevendo..."}
          </span>
        </p>
      ) : null}
      {draft ? (
        <div className="overflow-hidden rounded-b-card border-t border-line lg:rounded-bl-none">
          <PreviewFrame title={draft.title} html={draft.shown} />
        </div>
      ) : (
        <CardMessage>
          <Sparkles size={28} strokeWidth={1.5} className="mx-auto text-amber-dark" />
          <p className="text-balance">O texto aparece aqui enquanto é escrito. Nada é salvo antes de você mandar.</p>
        </CardMessage>
      )}
    </section>
  );
}
