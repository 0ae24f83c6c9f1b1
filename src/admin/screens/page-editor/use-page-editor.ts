import { actions } from "astro:actions";
import { useEffect, useRef, useState } from "react";
import { type PageReview, type PageStatus, toWanted, type WantedStatus } from "#domain/page/generated-page";
import type { FieldName, TypedTexts } from "#domain/page/page-fields";
import type { Reason } from "#domain/page/reason";
import { editPagePath } from "#domain/site/paths";
import { toSlug } from "#domain/text/slug";
import { call, type DataOf } from "../../call/call";
import { callKeyed } from "../../call/call-keyed";
import { useFacts } from "../../facts/use-facts";
import { notifyFailure, notifyInfo, notifySuccess } from "../../ui/toast/notify";
import { useLeaveGuard } from "../../ui/use-leave-guard";
import { areSame, checkFields, type Problems, takeServed } from "./fields";
import { type KeptAutosave, type Obstacle, usePageAutosave } from "./use-page-autosave";

type SaveAnswer = DataOf<typeof actions.editor.create> | DataOf<typeof actions.editor.update>;

export interface SavedPage {
  id?: string;
  version?: number;
  status: PageStatus;
  held?: readonly Reason[];
  /** When a draft goes public by itself. */
  publishAt?: Date;
  /** Who of the team read it, and when it last changed. */
  review?: PageReview;
  textChangedAt?: Date;
  fields: TypedTexts;
}

interface SaveOptions {
  /** A version that the administrator was told of and overwrites. */
  knownVersion?: number;
  /** Why it goes public all the same. */
  reason?: string;
}

type SavedAnswer = Extract<SaveAnswer, { outcome: "saved" }>;

/** A page as it is being edited: its fields, what is unsaved, and saving it without overwriting anybody. */
export function usePageEditor(opened: SavedPage, keptAutosave: KeptAutosave | undefined) {
  const [saved, setSaved] = useState(opened);
  const [fields, setFields] = useState(opened.fields);
  const [offer, setOffer] = useState(keptAutosave);
  const [problems, setProblems] = useState<Problems>({});
  const [refused, setRefused] = useState<Problems>({});
  const [obstacle, setObstacle] = useState<Obstacle>();
  const [held, setHeld] = useState(opened.held);
  const [savingAs, setSavingAs] = useState<WantedStatus>();
  const [isSlugOwn, setIsSlugOwn] = useState(opened.id !== undefined);
  const [leavingTo, setLeavingTo] = useState<string>();
  const isBusy = useRef(false);
  const facts = useFacts();

  const isDirty = !areSame(fields, saved.fields);
  const autosave = usePageAutosave({ fields, id: saved.id, version: saved.version, isOn: isDirty && !offer && !obstacle });
  useLeaveGuard(isDirty && leavingTo === undefined);

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

  /** Resolves with what was saved; undefined when nothing was. */
  async function save(
    status: WantedStatus,
    wanted: TypedTexts = fields,
    { knownVersion = saved.version, reason }: SaveOptions = {},
  ): Promise<SavedPage | undefined> {
    if (isBusy.current) return undefined;
    const found = checkFields(wanted, status, facts.isFact);
    refuse(found);
    if (Object.keys(found).length > 0) return undefined;
    isBusy.current = true;
    setSavingAs(status);
    await autosave.pause();
    try {
      const sent = { ...wanted, status };
      const answer =
        saved.id !== undefined && knownVersion !== undefined
          ? await callKeyed(actions.editor.update, { id: saved.id, version: knownVersion, fields: sent, reason })
          : await callKeyed(actions.editor.create, { fields: sent, reason });
      if (answer.outcome !== "saved") {
        meet(answer);
        return undefined;
      }
      return accept(answer, wanted);
    } catch (error) {
      notifyFailure(error, "Erro ao salvar", "Não foi possível salvar a página. Tente novamente.");
      return undefined;
    } finally {
      isBusy.current = false;
      setSavingAs(undefined);
      autosave.resume();
    }
  }

  function refuse(found: Problems): void {
    setProblems(found);
    setRefused(found);
  }

  function meet(answer: Exclude<SaveAnswer, { outcome: "saved" }>): void {
    if (answer.outcome === "slug-taken") refuse({ slug: "Outra página já tem este endereço. Escolha outro." });
    else if (answer.outcome === "held") setHeld(answer.reasons);
    else setObstacle(answer);
  }

  function accept(answer: SavedAnswer, sent: TypedTexts): SavedPage {
    const { id, version, status, publishAt, fields: served, review, textChangedAt } = answer;
    const now = { id, version, status, publishAt, review, textChangedAt, fields: served };
    if (saved.id === undefined) history.replaceState(null, "", editPagePath(answer.id));
    setFields((current) => takeServed(current, sent, served));
    setSaved(now);
    setIsSlugOwn(true);
    setHeld(answer.held);
    setObstacle(undefined);
    setOffer(undefined);
    autosave.forget();
    const [title, text] = describeSave(saved, status);
    if (status === "held") notifyInfo(title, text);
    else notifySuccess(title, text);
    return now;
  }

  return {
    saved,
    fields,
    isDirty,
    problems,
    /** What the last save was refused for, mended since or not. */
    refused,
    obstacle,
    /** Why what was last to be published is not. */
    held,
    savingAs,
    /** What was typed before and not saved, until it is taken or thrown away. */
    offer,
    autosave: autosave.state,
    signIn: autosave.signIn,
    change,
    save,
    /** As it is: a draft stays a draft. */
    saveAsIs: () => save(toWanted(saved.status)),
    /** What became of the page when it was to go public at a moment, or no longer. */
    noteMoment({ version, status, held, publishAt }: Pick<SavedPage, "version" | "status" | "held" | "publishAt">): void {
      setSaved((before) => ({ ...before, version, status, publishAt }));
      setHeld(held);
    },
    noteReview: (review: PageReview | undefined) => setSaved((before) => ({ ...before, review })),
    /** Puts an older version in place of the page. */
    async restore(older: TypedTexts): Promise<boolean> {
      const wanted = { ...older, slug: saved.fields.slug };
      setFields(wanted);
      return (await save(toWanted(saved.status), wanted)) !== undefined;
    },
    recover(): void {
      if (!offer) return;
      setFields(offer.fields);
      setIsSlugOwn(offer.fields.slug !== toSlug(offer.fields.title));
      // Saving must meet what was saved after it was typed.
      if (offer.version !== undefined) setSaved((before) => ({ ...before, version: offer.version }));
      setOffer(undefined);
    },
    async discard(): Promise<void> {
      try {
        await call(actions.editor.discardAutosave, { id: saved.id });
        setOffer(undefined);
      } catch (error) {
        notifyFailure(error, "Não foi possível descartar");
      }
    },
    /** Saves over what another saved, knowing of it. */
    async overwrite(): Promise<void> {
      if (obstacle?.outcome !== "conflict") return;
      const { version } = obstacle;
      setObstacle(undefined);
      await save(toWanted(saved.status), fields, { knownVersion: version });
    },
    /** Publishes in spite of what holds it back. */
    publishAllTheSame: (reason: string) => save("public", fields, { reason }),
    async saveCopy(): Promise<void> {
      await autosave.pause();
      try {
        const { id } = await callKeyed(actions.editor.saveCopy, { fields: { ...fields, status: "draft" }, id: saved.id });
        setLeavingTo(editPagePath(id));
      } catch (error) {
        autosave.resume();
        notifyFailure(error, "Erro ao salvar a cópia");
      }
    },
    /** Asks what to do about what happened meanwhile. */
    meetObstacle: setObstacle,
    dismissObstacle: () => setObstacle(undefined),
  };
}

export type PageEditorState = ReturnType<typeof usePageEditor>;

function describeSave(before: SavedPage, status: PageStatus): [string, string] {
  if (status === "held") return ["Página retida", "Foi guardada, mas não está no ar: veja os motivos acima do texto."];
  if (status === "draft") {
    return before.id !== undefined && before.status === "public"
      ? ["Página fora do ar", "Agora é um rascunho: só aparece no painel."]
      : ["Rascunho salvo", "Só aparece no painel até ser publicado."];
  }
  return before.id === undefined || before.status !== "public"
    ? ["Página publicada", "A página está pública em Links Úteis."]
    : ["Página salva", "As mudanças já estão no ar."];
}
