import { actions } from "astro:actions";
import { useRef } from "react";
import { toVisibleText } from "#domain/panel/visible-text";
import { VOICE_LIMITS } from "#domain/voice/voice-form";
import { call } from "../../call/call";
import { CallError, explain } from "../../call/call-error";
import { Answers } from "../../ui/dialog/Answers";
import { DialogFrame } from "../../ui/dialog/DialogFrame";
import { useLast } from "../../ui/dialog/use-last";
import { TextArea } from "../../ui/field/TextArea";
import { useForm } from "../../ui/field/use-form";
import { tabStorage } from "../../ui/tab-storage";
import { useStoredDraft } from "../../ui/use-stored-draft";
import type { Voice } from "./use-voices";

interface AnswerDialogProps {
  voice: Voice | undefined;
  onClose: () => void;
  onSaved: () => void;
}

/** What the business says under a customer's words; what was typed is there again until it is saved or given up. */
export function AnswerDialog({ voice, onClose, onSaved }: AnswerDialogProps) {
  const shown = useLast(voice);
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <DialogFrame
      isOpen={voice !== undefined}
      onClose={onClose}
      title={`Responder a ${toVisibleText(shown?.name ?? "")}`}
      description="Aparece no site abaixo do depoimento. Vazio: nenhuma resposta."
      initialFocus={field}
      isPersistent
    >
      {shown ? <AnswerForm key={shown.id} voice={shown} field={field} onClose={onClose} onSaved={onSaved} /> : null}
    </DialogFrame>
  );
}

interface AnswerFormProps extends Omit<AnswerDialogProps, "voice"> {
  voice: Voice;
  field: React.RefObject<HTMLTextAreaElement | null>;
}

function AnswerForm({ voice, field, onClose, onSaved }: AnswerFormProps) {
  const key = `abre-facil:voice-answer:${voice.id}`;
  const [draft, change] = useStoredDraft(key, { answer: voice.answer });
  const seen = useRef(voice.answer);
  const { problems, isBusy, submit } = useForm<"answer">({
    check: () => ({}),
    async send({ answer }) {
      const saved = await call(actions.voices.answer, { id: voice.id, answer: answer.trim(), seenAnswer: seen.current });
      if (saved.outcome === "other") {
        seen.current = saved.answer;
        throw new CallError("CONFLICT", describeOther(saved.answer));
      }
      tabStorage.remove(key);
      onSaved();
    },
    refuse: (error) => ({ form: explain(error, "Não foi possível salvar. Tente novamente.") }),
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <TextArea
        ref={field}
        label="Resposta"
        name="answer"
        maxLength={VOICE_LIMITS.answer}
        value={draft.answer}
        onChange={(event) => change({ answer: event.currentTarget.value })}
      />
      <Answers
        problem={problems.form}
        onBack={() => {
          tabStorage.remove(key);
          onClose();
        }}
        label="Salvar resposta"
        isBusy={isBusy}
        busyText="Salvando..."
      />
    </form>
  );
}

function describeOther(answer: string): string {
  const what = answer === "" ? "alguém apagou a resposta" : `alguém respondeu: “${toVisibleText(answer)}”`;
  return `Enquanto isso, ${what}. Para ficar com a sua, salve de novo.`;
}
