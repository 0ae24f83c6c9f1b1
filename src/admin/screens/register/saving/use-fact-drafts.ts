import { useCallback } from "react";
import { useStoredState } from "../../../storage/tab-storage";
import { isUnchanged, type Typed } from "../field/typed-fact";
import type { RegisterField } from "../use-register";

export interface FactDraft {
  typed: Typed;
  /** The field's version when the typing began: whoever saved meanwhile is met, not overwritten. */
  seenVersion: number;
}

export interface FactChange extends FactDraft {
  path: string;
}

type Drafts = Readonly<Record<string, FactDraft>>;

const NONE: Drafts = {};

/** What was typed and not saved, by field, kept in the tab. */
export function useFactDrafts() {
  const [drafts, setDrafts] = useStoredState<Drafts>("abre-facil:register", NONE);

  const type = useCallback(
    (field: RegisterField, typed: Typed) =>
      setDrafts((before) => {
        const { [field.path]: draft, ...others } = before;
        if (isUnchanged(field, typed)) return others;
        return { ...others, [field.path]: { typed, seenVersion: draft?.seenVersion ?? field.version } };
      }),
    [setDrafts],
  );

  return {
    drafts,
    type,
    forget: useCallback(
      (paths: readonly string[]) =>
        setDrafts((before) => Object.fromEntries(Object.entries(before).filter(([path]) => !paths.includes(path)))),
      [setDrafts],
    ),
    /** Brings back what was thrown away. */
    restore: (dropped: Drafts) => setDrafts((before) => ({ ...dropped, ...before })),
    /** Goes on with what was typed, over what somebody else saved. */
    keepOver: (seen: ReadonlyMap<string, number>) =>
      setDrafts((before) =>
        Object.fromEntries(
          Object.entries(before).map(([path, draft]) => [path, { ...draft, seenVersion: seen.get(path) ?? draft.seenVersion }]),
        ),
      ),
  };
}

/** The drafts that would change something, in the order of the register. */
export function listChanges(fields: readonly RegisterField[], drafts: Drafts): FactChange[] {
  return fields.flatMap((field) => {
    const draft = Object.hasOwn(drafts, field.path) ? drafts[field.path] : undefined;
    return draft && !isUnchanged(field, draft.typed) ? { path: field.path, ...draft } : [];
  });
}
