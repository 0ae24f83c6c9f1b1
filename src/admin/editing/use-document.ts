import { useMemo, useRef, useState } from "react";
import { notifyFailure } from "../ui/toast/notify";
import { useAutosave } from "./use-autosave";

/** What was typed before and not saved. */
export type Kept<Value> = { savedAt: Date; version?: number; value: Value };

/** What stands in the way of a save: somebody saved or deleted it meanwhile. */
export type Obstacle = { outcome: "conflict"; version: number; savedBy: string; savedAt: Date } | { outcome: "gone" };

/** What a document is called in the words about it. */
export interface DocumentWords {
  /** @example "esta página" */
  this: string;
  /** @example "A página foi salva" */
  wasSaved: string;
  /** @example "Esta página foi excluída" */
  wasDeleted: string;
}

interface DocumentParts<Saved, Value> {
  opened: Saved;
  /** What its fields show at first. */
  value: Value;
  kept: Kept<Value> | undefined;
  areSame: (one: Value, other: Value) => boolean;
  /** Keeps on the server what is typed, without asking anybody to sign in. */
  keep: (saved: Saved, value: Value) => Promise<{ savedAt: Date; obstacle?: Obstacle }>;
  /** Has the server forget what was typed before. */
  forget: (saved: Saved) => Promise<unknown>;
}

/** A document as it is being edited: what is unsaved, kept as it is typed, and saving it without overwriting anybody. */
export function useDocument<Saved extends { version?: number } | undefined, Value, Work extends string>(
  parts: DocumentParts<Saved, Value>,
) {
  const [saved, setSaved] = useState(parts.opened);
  const [value, setValue] = useState(parts.value);
  const [base, setBase] = useState(parts.value);
  // What says nothing else than what is saved is not offered.
  const [offer, setOffer] = useState(() => (parts.kept && parts.areSame(parts.kept.value, parts.value) ? undefined : parts.kept));
  const [obstacle, setObstacle] = useState<Obstacle>();
  const [busy, setBusy] = useState<Work>();
  const isBusy = useRef(false);
  const isDirty = !parts.areSame(value, base);
  const typed = useMemo(() => ({ saved, value }), [saved, value]);
  const autosave = useAutosave<typeof typed, Obstacle>({
    typed,
    isOn: isDirty && !offer && !obstacle,
    send: (typed) => parts.keep(typed.saved, typed.value),
  });

  return {
    saved,
    setSaved,
    value,
    setValue,
    isDirty,
    /** Until it is taken or thrown away. */
    offer,
    obstacle,
    /** Asks what to do about what happened meanwhile. */
    meet: setObstacle,
    dismiss: () => setObstacle(undefined),
    autosave,
    busy,
    /** One work at a time; undefined where another is under way or it failed. */
    async run<Done>(name: Work, work: () => Promise<Done>, failed: string): Promise<Done | undefined> {
      if (isBusy.current) return undefined;
      isBusy.current = true;
      setBusy(name);
      await autosave.pause();
      try {
        return await work();
      } catch (error) {
        notifyFailure(error, "Erro ao salvar", failed);
        return undefined;
      } finally {
        isBusy.current = false;
        setBusy(undefined);
        autosave.resume();
      }
    },
    /** What the server made of what was sent is what is saved now. */
    accept(now: Saved, served: Value, merge: (typed: Value) => Value): void {
      setSaved(now);
      setValue(merge);
      setBase(served);
      setObstacle(undefined);
      setOffer(undefined);
      autosave.forget();
    },
    recover(): void {
      if (!offer) return;
      setValue(offer.value);
      // Saving must meet what was saved after it was typed.
      if (offer.version !== undefined) setSaved((before) => before && { ...before, version: offer.version });
      setOffer(undefined);
    },
    async discard(): Promise<void> {
      try {
        await parts.forget(saved);
        setOffer(undefined);
      } catch (error) {
        notifyFailure(error, "Não foi possível descartar");
      }
    },
  };
}

/** What every editor of a document has, whatever the document is. */
export type Editing = Pick<
  ReturnType<typeof useDocument<{ version?: number } | undefined, unknown, string>>,
  "isDirty" | "offer" | "obstacle" | "meet" | "dismiss" | "autosave" | "recover" | "discard"
> & { saved: { version?: number } | undefined };

/** The first field that has to be mended takes the focus. */
export function focusProblem(fields: HTMLElement | null): void {
  fields?.querySelector<HTMLElement>("[aria-invalid=true], [data-invalid=true] [contenteditable]")?.focus();
}
