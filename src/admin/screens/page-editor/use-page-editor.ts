import { actions } from "astro:actions";
import { useEffect, useState } from "react";
import { useFacts } from "#admin/facts/use-facts";
import { type GeneratedPage, isByHand, NEW_PAGE, type PageStatus, toWanted, type WantedStatus } from "#domain/page/generated-page";
import type { FieldName, TypedTexts } from "#domain/page/page-fields";
import { editPagePath } from "#domain/site/paths";
import { toSlug } from "#domain/text/slug";
import { call, callKeyed, callOnce, type DataOf } from "../../call/call";
import { type Kept, useDocument } from "../../editing/use-document";
import { notifyFailure, notifyInfo, notifySuccess } from "../../ui/toast/notify";
import { useUnsaved } from "../../ui/use-unsaved";
import { areSame, checkFields, type Problems, takeServed } from "./fields";

type SaveAnswer = DataOf<typeof actions.editor.create> | DataOf<typeof actions.editor.update>;
type SavedAnswer = Extract<SaveAnswer, { outcome: "saved" }>;

/** A page as it is saved; one that is new has only what it is going to be. */
export type SavedPage = Pick<GeneratedPage, "origin" | "status"> &
  Partial<Pick<GeneratedPage, "id" | "version" | "held" | "publishAt" | "review" | "textChangedAt">> & { fields: TypedTexts };

/** A version that the administrator was told of and overwrites, and why it goes public all the same. */
type SaveOptions = { wanted?: TypedTexts; knownVersion?: number; reason?: string };

/** A page as it is being edited: its fields, what holds it back, and what can be done with it. */
export function usePageEditor(opened: SavedPage, kept: Kept<TypedTexts> | undefined) {
  // A copy of what a generator wrote is a page by hand.
  const origin = isByHand(opened.origin) ? opened.origin : "manual";
  const newId = NEW_PAGE[origin];
  const editing = useDocument<SavedPage, TypedTexts, WantedStatus>({
    opened,
    value: opened.fields,
    kept,
    areSame,
    keep: ({ id = newId, version }, fields) => callOnce(actions.editor.autosave, { fields, id, version }),
    forget: ({ id = newId }) => call(actions.editor.discardAutosave, { id }),
  });
  const { saved, setSaved, value: fields, setValue: setFields, isDirty, autosave, run } = editing;
  const [problems, setProblems] = useState<Problems>({});
  const [refused, setRefused] = useState<Problems>({});
  const [isSlugOwn, setIsSlugOwn] = useState(opened.id !== undefined);
  const [leavingTo, setLeavingTo] = useState<string>();
  const facts = useFacts();

  /** As it is: a draft stays a draft. */
  const saveAsIs = (options?: SaveOptions) => save(toWanted(saved.status), options);
  useUnsaved(isDirty && leavingTo === undefined, () => saveAsIs());

  useEffect(() => {
    if (leavingTo !== undefined) location.assign(leavingTo);
  }, [leavingTo]);

  function change(part: Partial<TypedTexts>): void {
    const isTitle = part.title !== undefined && !isSlugOwn;
    if (part.slug !== undefined) setIsSlugOwn(part.slug !== "");
    setFields((before) => ({ ...before, ...part, ...(isTitle && { slug: toSlug(part.title ?? "") }) }));
    setProblems((before) => {
      const left = { ...before };
      for (const name of Object.keys(part) as FieldName[]) delete left[name];
      if (isTitle) delete left.slug;
      return left;
    });
  }

  /** What is known of the saved page by now. */
  function note(news: Partial<Pick<SavedPage, "version" | "status" | "held" | "publishAt" | "review">>): void {
    setSaved((before) => ({ ...before, ...news }));
  }

  /** Resolves with what was saved; undefined when nothing was. */
  async function save(status: WantedStatus, options: SaveOptions = {}): Promise<SavedPage | undefined> {
    if (editing.busy) return undefined;
    const { wanted = fields, knownVersion = saved.version, reason } = options;
    const found = checkFields(wanted, status, facts.isFact);
    refuse(found);
    if (Object.keys(found).length > 0) return undefined;
    return run(
      status,
      async () => {
        const sent = { ...wanted, status };
        const answer =
          saved.id !== undefined && knownVersion !== undefined
            ? await callKeyed(actions.editor.update, { id: saved.id, version: knownVersion, fields: sent, reason })
            : await callKeyed(actions.editor.create, { fields: sent, origin, reason });
        return answer.outcome === "saved" ? accept(answer, wanted) : meet(answer);
      },
      "Não foi possível salvar a página. Tente novamente.",
    );
  }

  function refuse(found: Problems): void {
    setProblems(found);
    setRefused(found);
  }

  function meet(answer: Exclude<SaveAnswer, { outcome: "saved" }>): undefined {
    if (answer.outcome === "slug-taken") refuse({ slug: "Outra página já tem este endereço. Escolha outro." });
    else if (answer.outcome === "held") note({ held: answer.reasons });
    else editing.meet(answer);
  }

  function accept(answer: SavedAnswer, sent: TypedTexts): SavedPage {
    const { id, status, fields: served } = answer;
    const now = { ...answer, origin: saved.origin };
    if (saved.id === undefined) history.replaceState(null, "", editPagePath(id));
    editing.accept(now, served, (current) => takeServed(current, sent, served));
    setIsSlugOwn(true);
    const tell = status === "held" ? notifyInfo : notifySuccess;
    tell(...describeSave(saved, status));
    return now;
  }

  return {
    ...editing,
    fields,
    problems,
    /** What the last save was refused for, mended since or not. */
    refused,
    change,
    save,
    saveAsIs,
    note,
    /** Puts an older version in place of the page. */
    async restore(older: TypedTexts): Promise<void> {
      const wanted = { ...older, slug: saved.fields.slug };
      setFields(wanted);
      await saveAsIs({ wanted });
    },
    recover(): void {
      editing.recover();
      if (editing.offer) setIsSlugOwn(editing.offer.value.slug !== toSlug(editing.offer.value.title));
    },
    async saveCopy(): Promise<void> {
      await autosave.pause();
      try {
        const { id } = await callKeyed(actions.editor.saveCopy, { fields: { ...fields, status: "draft" }, origin, id: saved.id });
        setLeavingTo(editPagePath(id));
      } catch (error) {
        autosave.resume();
        notifyFailure(error, "Erro ao salvar a cópia");
      }
    },
  };
}

export type PageEditorState = ReturnType<typeof usePageEditor>;

function describeSave(before: SavedPage, status: PageStatus): [string, string] {
  if (status === "held") return ["Página retida", "Foi guardada, mas não está no ar: veja os motivos acima do texto."];
  if (status === "draft") {
    return before.status === "public"
      ? ["Página fora do ar", "Agora é um rascunho: só aparece no painel."]
      : ["Rascunho salvo", "Só aparece no painel até ser publicado."];
  }
  return before.status === "public"
    ? ["Página salva", "As mudanças já estão no ar."]
    : ["Página publicada", "A página está pública em Links Úteis."];
}
