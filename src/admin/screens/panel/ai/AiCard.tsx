import { Sparkles } from "lucide-react";
import { type SubmitEvent, useRef, useState } from "react";
import { checkField } from "#domain/page/page-fields";
import { MAX_TITLE_LENGTH, tidyLine } from "#domain/page/titles";
import { AiKeyDialog } from "../../../ai-key/AiKeyDialog";
import { AiKeyLine } from "../../../ai-key/AiKeyLine";
import { useAiKeyDialog } from "../../../ai-key/use-ai-key-dialog";
import { Button } from "../../../ui/Button";
import { Card, CardTitle } from "../../../ui/Card";
import { TextField } from "../../../ui/field/TextField";
import { useLeaveGuard } from "../../../ui/use-leave-guard";
import { useStoredDraft } from "../../../ui/use-stored-draft";
import { FORM_AND_RESULT } from "../../../writing/columns";
import { EMPTY_OPTIONS } from "../../../writing/generator-draft";
import { TitleSuggestions } from "../../../writing/TitleSuggestions";
import { useSavePage } from "../../../writing/use-save-page";
import { WritingFields } from "../../../writing/WritingFields";
import { AiPreview } from "./AiPreview";
import { useAiText } from "./use-ai-text";

const EMPTY = { ...EMPTY_OPTIONS, title: "" };

/** One page by AI: title in, text as it is written, then saved or discarded. */
export function AiCard() {
  const [draft, change] = useStoredDraft("abre-facil:ai-card", EMPTY);
  const [problem, setProblem] = useState<string>();
  const titleField = useRef<HTMLInputElement>(null);
  const { aiKey, open: openKey, dialog: keyDialog } = useAiKeyDialog();
  const { text, write, stop, discard } = useAiText({ onFailed: aiKey.retry });
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
    void write({ title, instructions: draft.instructions, creativity: draft.creativity });
  }

  return (
    <Card aria-labelledby="gerador-ia">
      <div className={`${FORM_AND_RESULT} grid-cols-1`}>
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
              setProblem(undefined);
            }}
            placeholder="Conserto de portão automático em Santana"
          />
          <TitleSuggestions titles={draft.title} onUse={(title) => change({ title })} />
          <WritingFields options={draft} instructionsHint="Entram no pedido à IA e não aparecem na página." onChange={change} />
          <Button type="submit" look="primary" icon={Sparkles} isBusy={isWriting} busyText="Gerando...">
            Gerar com IA
          </Button>
          <AiKeyLine aiKey={aiKey} onOpen={() => openKey()} />
        </form>
        <div className="min-w-0 border-line max-lg:border-t lg:border-l">
          <AiPreview text={text} save={save} onStop={stop} onDiscard={discard} />
        </div>
      </div>
      <AiKeyDialog {...keyDialog} />
    </Card>
  );
}
