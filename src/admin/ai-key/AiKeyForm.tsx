import { Save } from "lucide-react";
import { type RefObject, type SubmitEvent, useState } from "react";
import { INVALID_KEY, INVALID_KEY_TITLE, isPlausibleKey, MIN_TYPED_LENGTH } from "#domain/generation/ai/key";
import { Button } from "../ui/Button";
import { ANSWERS } from "../ui/dialog/dialog-classes";
import { PasswordField } from "../ui/field/PasswordField";
import { notifyError } from "../ui/toast/notify";
import type { AiKey } from "./use-ai-key";

interface AiKeyFormProps {
  aiKey: AiKey;
  field: RefObject<HTMLInputElement | null>;
  onCancel: () => void;
  onSaved: () => void;
}

export function AiKeyForm({ aiKey, field, onCancel, onSaved }: AiKeyFormProps) {
  const [typed, setTyped] = useState("");
  const [isRefused, setIsRefused] = useState(false);
  const key = typed.trim();

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    // The dialog may stand inside another form.
    event.stopPropagation();
    if (key.length < MIN_TYPED_LENGTH || aiKey.save.isPending) return;
    if (!isPlausibleKey(key)) {
      setIsRefused(true);
      notifyError(INVALID_KEY_TITLE, INVALID_KEY);
      field.current?.focus();
      return;
    }
    aiKey.save.mutate(key, {
      onSuccess() {
        setTyped("");
        onSaved();
      },
    });
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <PasswordField
        ref={field}
        label="Chave da API da OpenAI"
        thing="chave"
        hint={`Começa com sk- e é criada na sua conta do provedor. Só será enviada a ${aiKey.origin ?? "ele"}.`}
        error={isRefused ? INVALID_KEY : undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setIsRefused(false);
        }}
      />
      <div className={ANSWERS}>
        <Button onClick={onCancel}>Cancelar</Button>
        <Button
          type="submit"
          look="primary"
          icon={Save}
          isBusy={aiKey.save.isPending}
          busyText="Salvando..."
          isDisabled={key.length < MIN_TYPED_LENGTH}
        >
          Salvar chave
        </Button>
      </div>
    </form>
  );
}
