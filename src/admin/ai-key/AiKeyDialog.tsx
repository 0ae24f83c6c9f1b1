import { CircleAlert, CircleCheck, Download, KeyRound, Plug, Replace, Save, Trash2 } from "lucide-react";
import { type RefObject, type SubmitEvent, useRef, useState } from "react";
import { Button } from "#admin/ui/Button";
import { Answers, DialogFrame, useConfirm } from "#admin/ui/dialog/dialogs";
import { PasswordField } from "#admin/ui/field/fields";
import { INVALID_KEY, INVALID_KEY_TITLE, isPlausibleKey, MIN_TYPED_LENGTH } from "#domain/generation/ai/key";
import { explain } from "../call/call";
import { browserStorage } from "../storage/tab-storage";
import { notifyError, notifySuccess } from "../ui/toast/notify";
import { findStoredKey } from "./stored-key";
import type { AiKey, AiKeyQuestion } from "./use-ai-key";

/** The key of the AI provider: saved, tested, replaced, removed. */
export function AiKeyDialog({ isOpen, aiKey, onClose, onSaved }: AiKeyQuestion) {
  const field = useRef<HTMLInputElement>(null);
  const [isReplacing, setIsReplacing] = useState(false);
  const { key, hasKey } = aiKey;
  const showsForm = !hasKey || isReplacing;

  function leave(next: () => void): void {
    setIsReplacing(false);
    aiKey.test.reset();
    next();
  }
  const close = () => leave(onClose);
  const finish = () => leave(onSaved);

  return (
    <DialogFrame
      isOpen={isOpen}
      onClose={close}
      title="Chave de IA"
      description="A chave fica cifrada no servidor e só é enviada ao provedor de IA. Depois de salva, aparecem apenas os quatro últimos caracteres."
      initialFocus={showsForm ? field : undefined}
    >
      {hasKey ? <SavedAiKey aiKey={aiKey} onReplace={isReplacing ? undefined : () => setIsReplacing(true)} /> : null}
      {key?.problem ? <p className="rounded-lg bg-amber/20 px-3 py-2 wrap-anywhere">{key.problem}</p> : null}
      <StoredKeyOffer aiKey={aiKey} onImported={finish} />
      {showsForm ? (
        <AiKeyForm aiKey={aiKey} field={field} onCancel={isReplacing ? () => setIsReplacing(false) : close} onSaved={finish} />
      ) : null}
    </DialogFrame>
  );
}

type AiKeyFormProps = { aiKey: AiKey; field: RefObject<HTMLInputElement | null>; onCancel: () => void; onSaved: () => void };

function AiKeyForm({ aiKey, field, onCancel, onSaved }: AiKeyFormProps) {
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
      <Answers
        onBack={onCancel}
        label="Salvar chave"
        icon={Save}
        isBusy={aiKey.save.isPending}
        busyText="Salvando..."
        isDisabled={key.length < MIN_TYPED_LENGTH}
      />
    </form>
  );
}

const SAVED_ON = new Intl.DateTimeFormat("pt-BR", { dateStyle: "long" });

function SavedAiKey({ aiKey, onReplace }: { aiKey: AiKey; onReplace: (() => void) | undefined }) {
  const { key, model, test, remove } = aiKey;
  const { ask, question } = useConfirm();
  if (!key) return null;
  const asked = {
    title: "Remover a chave?",
    description: "Sem chave, os textos saem do gerador local. Os títulos de uma criação com IA em andamento passam a falhar.",
    cancelLabel: "Manter",
    confirmLabel: "Remover chave",
    onConfirm: () => remove.mutate(),
  };
  return (
    <div className="grid gap-3">
      <div className="flex items-start gap-3 rounded-lg border border-line px-3 py-3">
        <KeyRound size={20} className="mt-0.5 shrink-0 text-amber-dark" />
        <div className="grid gap-0.5">
          <p className="font-semibold">
            Chave terminada em <span className="font-mono">{key.lastFour}</span>
          </p>
          <p className="text-sm text-steel">
            Salva em {SAVED_ON.format(key.savedAt)} · modelo {model}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:*:grow">
        <Button icon={Plug} isBusy={test.isPending} busyText="Testando..." onClick={() => test.mutate()}>
          Testar
        </Button>
        {onReplace ? (
          <Button icon={Replace} onClick={onReplace}>
            Substituir
          </Button>
        ) : null}
        <Button icon={Trash2} isBusy={remove.isPending} busyText="Removendo..." onClick={() => ask(asked)}>
          Remover
        </Button>
      </div>
      <TestResult test={test} />
      {question}
    </div>
  );
}

function TestResult({ test: { data, error } }: { test: AiKey["test"] }) {
  const isWorking = data?.isWorking === true;
  const message = data?.message ?? (error ? explain(error, "Não foi possível testar a chave. Tente novamente.") : undefined);
  const Icon = isWorking ? CircleCheck : CircleAlert;
  return (
    <div role="status" className="empty:hidden">
      {message ? (
        <p className={`flex items-start gap-2 break-words ${isWorking ? "text-contact" : "text-danger"}`}>
          <Icon className="mt-0.5 shrink-0" />
          <span className="min-w-0">{message}</span>
        </p>
      ) : null}
    </div>
  );
}

/** A key the earlier application left in this browser: brought to the server or forgotten, only when asked to. */
function StoredKeyOffer({ aiKey, onImported }: { aiKey: AiKey; onImported: () => void }) {
  const [stored, setStored] = useState(findStoredKey);
  if (!stored) return null;
  const { key } = stored;

  const forget = (next: () => void) => {
    browserStorage.remove(stored.name);
    setStored(undefined);
    next();
  };

  return (
    <div className="grid gap-3 rounded-lg border-l-4 border-amber bg-paper px-3 py-3">
      <p>
        O aplicativo anterior deixou neste navegador uma chave terminada em <span className="font-mono font-semibold">{key.slice(-4)}</span>
        . Ela não foi enviada a lugar nenhum.
      </p>
      <div className="flex flex-wrap gap-2 max-sm:*:grow">
        <Button
          icon={Download}
          isBusy={aiKey.save.isPending}
          busyText="Importando..."
          onClick={() => aiKey.save.mutate(key, { onSuccess: () => forget(onImported) })}
        >
          Importar para o servidor
        </Button>
        <Button icon={Trash2} onClick={() => forget(() => notifySuccess("Chave apagada deste navegador"))}>
          Apagar do navegador
        </Button>
      </div>
    </div>
  );
}
