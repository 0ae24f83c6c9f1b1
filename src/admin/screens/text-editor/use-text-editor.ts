import { actions } from "astro:actions";
import { useState } from "react";
import { createEmptyValue } from "#domain/forms/empty-value";
import type { FormField } from "#domain/forms/form-field";
import type { FormProblem } from "#domain/forms/form-problems";
import { editTextPath } from "#domain/site/paths";
import { call, callKeyed, callOnce, type DataOf } from "../../call/call";
import { type Kept, useDocument } from "../../editing/use-document";
import { notifyFailure, notifySuccess } from "../../ui/toast/notify";
import { useUnsaved } from "../../ui/use-unsaved";

export type OpenedText = DataOf<typeof actions.texts.open>["text"];
export type TextValue = Record<string, unknown>;
type SaveAnswer = DataOf<typeof actions.texts.save>;

/** A text as it is being edited, and what can be done with it. Without a text it is a new page. */
export function useTextEditor(opened: OpenedText | undefined, form: FormField, kept: Kept<TextValue> | undefined) {
  const [begun] = useState(() => (opened?.value ?? createEmptyValue(form)) as TextValue);
  const editing = useDocument<OpenedText | undefined, TextValue, "save">({
    opened,
    value: begun,
    kept,
    areSame: (one, other) => JSON.stringify(one) === JSON.stringify(other),
    keep: (text, value) => callOnce(actions.texts.autosave, { path: text?.path, version: text?.version ?? 0, value }),
    forget: (text) => call(actions.texts.discardAutosave, { path: text?.path }),
  });
  const { saved, setSaved, value, setValue } = editing;
  const [problems, setProblems] = useState<readonly FormProblem[]>([]);
  /** What is typed began as a release's new text. */
  const [isOfNewFile, setIsOfNewFile] = useState(false);
  const version = saved?.version ?? 0;
  const path = saved?.path ?? "";
  useUnsaved(editing.isDirty, () => save());

  /** Resolves once it is saved, or was not. */
  const work = (send: () => Promise<SaveAnswer>, title: string, text?: string): Promise<void> =>
    editing.run(
      "save",
      async () => {
        const answer = await send();
        if (answer.outcome === "problems") setProblems(answer.problems);
        else if (answer.outcome === "conflict") editing.meet(answer);
        else accept(answer.text, title, text);
      },
      "Não foi possível salvar o texto. Tente novamente.",
    );

  function accept(text: OpenedText, title: string, description?: string): void {
    const served = text.value as TextValue;
    if (!saved) history.replaceState(null, "", editTextPath(text.path));
    // Except where somebody went on typing meanwhile.
    editing.accept(text, served, (now) => (now === value ? served : now));
    setIsOfNewFile(false);
    setProblems([]);
    notifySuccess(title, description);
  }

  const save = (wanted: TextValue = value, over: number = version) =>
    work(
      () =>
        saved
          ? call(actions.texts.save, { path, version: over, value: wanted, isOfNewFile })
          : callKeyed(actions.texts.create, { value: wanted }),
      saved ? "Texto salvo" : "Página criada",
      "As mudanças já estão no ar.",
    );

  return {
    ...editing,
    problems,
    change(next: TextValue): void {
      setValue(next);
      setProblems((before) => (before.length > 0 ? [] : before));
    },
    save,
    reset: () => work(() => call(actions.texts.reset, { path, version }), "Texto de fábrica de volta", "O seu fica no histórico."),
    beginFromNew(): void {
      setValue(saved?.written as TextValue);
      setIsOfNewFile(true);
    },
    /** Keeps the owner's text over the one of a new release. */
    async keep(): Promise<void> {
      try {
        const { isKept, text } = await call(actions.texts.keep, { path, version });
        setSaved(text);
        if (isKept) notifySuccess("O seu texto continua no ar");
      } catch (error) {
        notifyFailure(error, "Não foi possível guardar a escolha");
      }
    },
  };
}

export type TextEditorState = ReturnType<typeof useTextEditor>;
