import { actions } from "astro:actions";
import { useRef } from "react";
import { useLast } from "#admin/ui/dialog/dialogs";
import { FormDialog } from "#admin/ui/dialog/FormDialog";
import { TextArea } from "#admin/ui/field/fields";
import { toVisibleText } from "#domain/panel/visible-text";
import { VOICE_LIMITS } from "#domain/voice/voice-form";
import { CallError, call } from "../../call/call";
import { tabStorage } from "../../ui/tab-storage";
import { useStoredDraft } from "../../ui/use-stored-draft";
import type { Voice } from "./use-voices";

interface AnswerDialogProps {
  voice: Voice | undefined;
  onClose: () => void;
  onSaved: () => void;
}

const keyOf = ({ id }: Voice) => `abre-facil:voice-answer:${id}`;

/** What the business says under a customer's words; what was typed is there again until it is saved or given up. */
export function AnswerDialog({ voice, onClose, onSaved }: AnswerDialogProps) {
  const seen = useRef("");
  const shown = useLast(voice, () => {
    seen.current = voice?.answer ?? "";
  });
  const forget = () => shown && tabStorage.remove(keyOf(shown));
  return (
    <FormDialog
      about={voice}
      onClose={onClose}
      onBack={forget}
      title={({ name }) => `Responder a ${toVisibleText(name)}`}
      description="Aparece no site abaixo do depoimento. Vazio: nenhuma resposta."
      send={async ({ answer }: Record<"answer", string>, { id }) => {
        const saved = await call(actions.voices.answer, { id, answer: answer.trim(), seenAnswer: seen.current });
        if (saved.outcome === "other") {
          seen.current = saved.answer;
          throw new CallError("CONFLICT", describeOther(saved.answer));
        }
        forget();
        onSaved();
      }}
      failed="Não foi possível salvar. Tente novamente."
      label="Salvar resposta"
      busyText="Salvando..."
    >
      {(voice) => <AnswerField voice={voice} />}
    </FormDialog>
  );
}

function AnswerField({ voice }: { voice: Voice }) {
  const [draft, change] = useStoredDraft(keyOf(voice), { answer: voice.answer });
  return (
    <TextArea
      label="Resposta"
      name="answer"
      maxLength={VOICE_LIMITS.answer}
      value={draft.answer}
      onChange={(event) => change({ answer: event.currentTarget.value })}
    />
  );
}

function describeOther(answer: string): string {
  const what = answer === "" ? "alguém apagou a resposta" : `alguém respondeu: “${toVisibleText(answer)}”`;
  return `Enquanto isso, ${what}. Para ficar com a sua, salve de novo.`;
}
