import { actions } from "astro:actions";
import { useMemo, useRef, useState } from "react";
import type { FormProblem } from "#domain/forms/form-problems";
import { editTextPath } from "#domain/site/paths";
import { useAutosave } from "../../autosave/use-autosave";
import { call, callOnce, type DataOf } from "../../call/call";
import { callKeyed } from "../../call/call-keyed";
import { notifyFailure, notifySuccess } from "../../ui/toast/notify";
import { useLeaveGuard } from "../../ui/use-leave-guard";

export type OpenedText = DataOf<typeof actions.texts.open>["text"];
export type KeptText = NonNullable<DataOf<typeof actions.texts.open>["autosave"]>;
type SaveAnswer = DataOf<typeof actions.texts.save>;
export type Conflict = Extract<SaveAnswer, { outcome: "conflict" }>;
export type TextValue = Record<string, unknown>;

/** A text as it is being edited: what is unsaved, and saving it without overwriting anybody. Without a text it is a new page. */
export function useTextEditor(opened: OpenedText | undefined, blank: TextValue, kept: KeptText | undefined) {
  const [saved, setSaved] = useState(opened);
  const [value, setValue] = useState((opened?.value as TextValue | undefined) ?? blank);
  const [base, setBase] = useState(value);
  const [offer, setOffer] = useState(kept);
  const [problems, setProblems] = useState<readonly FormProblem[]>([]);
  const [conflict, setConflict] = useState<Conflict>();
  const [isSaving, setIsSaving] = useState(false);
  /** What is typed began as a release's new text. */
  const [isOfNewFile, setIsOfNewFile] = useState(false);
  const isBusy = useRef(false);
  const version = saved?.version ?? 0;

  const isDirty = JSON.stringify(value) !== JSON.stringify(base);
  const typed = useMemo(() => ({ path: saved?.path, version, value }), [saved?.path, version, value]);
  const autosave = useAutosave({ typed, isOn: isDirty && !offer && !conflict, send: sendText });
  useLeaveGuard(isDirty);

  /** Runs one save at a time; resolves with whether it was saved. */
  async function work(send: () => Promise<SaveAnswer>, title: string, text?: string): Promise<boolean> {
    const sent = value;
    if (isBusy.current) return false;
    isBusy.current = true;
    setIsSaving(true);
    await autosave.pause();
    try {
      const answer = await send();
      if (answer.outcome === "problems") setProblems(answer.problems);
      else if (answer.outcome === "conflict") setConflict(answer);
      else accept(answer.text, sent, title, text);
      return answer.outcome === "saved";
    } catch (error) {
      notifyFailure(error, "Erro ao salvar", "Não foi possível salvar o texto. Tente novamente.");
      return false;
    } finally {
      isBusy.current = false;
      setIsSaving(false);
      autosave.resume();
    }
  }

  function accept(text: OpenedText, sent: TextValue, title: string, description?: string): void {
    const served = text.value as TextValue;
    if (!saved) history.replaceState(null, "", editTextPath(text.path));
    setSaved(text);
    setIsOfNewFile(false);
    // Except where somebody went on typing meanwhile.
    setValue((now) => (now === sent ? served : now));
    setBase(served);
    setProblems([]);
    setConflict(undefined);
    setOffer(undefined);
    autosave.forget();
    notifySuccess(title, description);
  }

  const save = (wanted: TextValue = value, over: number = version) =>
    work(
      () =>
        saved
          ? call(actions.texts.save, { path: saved.path, version: over, value: wanted, isOfNewFile })
          : callKeyed(actions.texts.create, { value: wanted }),
      saved ? "Texto salvo" : "Página criada",
      "As mudanças já estão no ar.",
    );

  return {
    saved,
    value,
    version,
    isDirty,
    isSaving,
    problems,
    conflict,
    /** What was typed before and not saved, until it is taken or thrown away. */
    offer,
    autosave: autosave.state,
    signIn: autosave.signIn,
    change(next: TextValue): void {
      setValue(next);
      setProblems((before) => (before.length > 0 ? [] : before));
    },
    save,
    /** Puts an older text, or one of the two of a new release, in place of the saved one. */
    restore: (older: TextValue) => save(older),
    reset: () =>
      work(() => call(actions.texts.reset, { path: saved?.path ?? "", version }), "Texto de fábrica de volta", "O seu fica no histórico."),
    beginFromNew(): void {
      setValue(saved?.written as TextValue);
      setIsOfNewFile(true);
    },
    /** Keeps the owner's text over the one of a new release. */
    async keep(): Promise<void> {
      try {
        const { isKept, text } = await call(actions.texts.keep, { path: saved?.path ?? "", version });
        setSaved(text);
        if (isKept) notifySuccess("O seu texto continua no ar");
      } catch (error) {
        notifyFailure(error, "Não foi possível guardar a escolha");
      }
    },
    recover(): void {
      if (!offer) return;
      setValue(offer.value);
      // Saving must meet what was saved after it was typed.
      setSaved((before) => before && { ...before, version: offer.version });
      setOffer(undefined);
    },
    async discard(): Promise<void> {
      try {
        await call(actions.texts.discardAutosave, { path: saved?.path });
        setOffer(undefined);
      } catch (error) {
        notifyFailure(error, "Não foi possível descartar");
      }
    },
    /** Saves over what another saved, knowing of it. */
    async overwrite(): Promise<void> {
      if (!conflict) return;
      setConflict(undefined);
      await save(value, conflict.version);
    },
    meetConflict: setConflict,
    dismissConflict: () => setConflict(undefined),
  };
}

export type TextEditorState = ReturnType<typeof useTextEditor>;

function sendText(typed: { path?: string; version: number; value: TextValue }): Promise<{ savedAt: Date; obstacle?: Conflict }> {
  return callOnce(actions.texts.autosave, typed);
}
