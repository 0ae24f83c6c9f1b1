import { actions } from "astro:actions";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { call, type DataOf, explain } from "../../../call/call";
import { BEFORE_LAUNCH_KEY } from "../../../page/page-keys";
import { useStoredState } from "../../../storage/tab-storage";
import { notifyFailure, notifySuccess } from "../../../ui/toast/notify";
import { useOneAtATime } from "../../../ui/use-one-at-a-time";
import { isUnchanged, type Typed } from "../field/typed-fact";
import { REGISTER_KEY, type RegisterField } from "../register";

interface FactDraft {
  typed: Typed;
  /** The field's version when the typing began: whoever saved meanwhile is met, not overwritten. */
  seenVersion: number;
}

export type FactDrafts = Readonly<Record<string, FactDraft>>;
/** Why fields cannot be saved, by their paths. */
export type FactProblems = Readonly<Record<string, string>>;
export type FactChange = FactDraft & { field: RegisterField };

const NONE: FactDrafts = {};

/** What was typed and not saved, by field, kept in the tab, and what is wrong with it. */
export function useFactDrafts() {
  const [drafts, setDrafts] = useStoredState("abre-facil:register", NONE);
  const [problems, setProblems] = useState<FactProblems>({});

  const type = useCallback(
    (field: RegisterField, typed: Typed) => {
      setDrafts(({ [field.path]: draft, ...others }) => {
        if (isUnchanged(field, typed)) return others;
        return { ...others, [field.path]: { typed, seenVersion: draft?.seenVersion ?? field.version } };
      });
      setProblems(({ [field.path]: _, ...others }) => others);
    },
    [setDrafts],
  );

  return {
    drafts,
    problems,
    type,
    refuse: setProblems,
    forget(paths: readonly string[]): void {
      setDrafts((before) => Object.fromEntries(Object.entries(before).filter(([path]) => !paths.includes(path))));
      // What was wrong with others may have been so only beside these.
      setProblems({});
    },
    /** Brings back what was thrown away. */
    restore: (dropped: FactDrafts) => setDrafts((before) => ({ ...dropped, ...before })),
    /** Goes on with what was typed over what somebody else saved, but where that is to stay. */
    settle: (others: readonly OtherFact[], isTheirs: Readonly<Record<string, boolean>>) =>
      setDrafts((before) => {
        const seen = new Map(others.map(({ path, version }) => [path, version]));
        const kept = Object.entries(before).filter(([path]) => !isTheirs[path]);
        return Object.fromEntries(kept.map(([path, draft]) => [path, { ...draft, seenVersion: seen.get(path) ?? draft.seenVersion }]));
      }),
  };
}

/** The drafts that would change something, in the order of the register. */
export function listChanges(fields: readonly RegisterField[], drafts: FactDrafts): FactChange[] {
  return fields.flatMap((field) => {
    const draft = drafts[field.path];
    return draft && !isUnchanged(field, draft.typed) ? { field, ...draft } : [];
  });
}

type PreviewAnswer = DataOf<typeof actions.register.preview>;
type Refusal = Exclude<PreviewAnswer | DataOf<typeof actions.register.save>, { outcome: "ready" | "saved" }>;

export type Effects = Extract<PreviewAnswer, { outcome: "ready" }>;
/** What somebody else saved meanwhile. */
type OtherFact = Extract<PreviewAnswer, { outcome: "stale" }>["changed"][number];

interface SaveParts {
  /** What cannot be saved, by field. */
  onRefused: (problems: FactProblems) => void;
  onSaved: (paths: readonly string[]) => void;
}

/** Shows what changes would do before they are saved, and saves them without overwriting anybody. */
export function useSaveFacts({ onRefused, onSaved }: SaveParts) {
  const client = useQueryClient();
  /** Between being typed and being on every page: they may be saved before it is known what they do. */
  const [changes, setChanges] = useState<FactChange[]>();
  const [others, setOthers] = useState<readonly OtherFact[]>();
  const look = useMutation({ mutationFn: (asked: FactChange[]) => call(actions.register.preview, { changes: toInput(asked) }) });
  const save = useMutation({
    // One that is sent again does its work once.
    mutationFn: (asked: FactChange[]) => call(actions.register.save, { changes: toInput(asked) }),
    onSuccess(answer, asked) {
      if (answer.outcome !== "saved") return meet(answer);
      end();
      onSaved(asked.map(({ field }) => field.path));
      notifySuccess("Cadastro salvo", asked.length === 1 ? "O valor novo já está no site." : "Os valores novos já estão no site.");
      void client.invalidateQueries({ queryKey: REGISTER_KEY });
      void client.invalidateQueries({ queryKey: BEFORE_LAUNCH_KEY });
    },
    onError: (error) => notifyFailure(error, "Não foi possível salvar"),
  });
  const { isBusy: isSaving, run } = useOneAtATime();
  const effects = look.data?.outcome === "ready" ? look.data : undefined;
  const hasFailed = save.isError && !effects;

  /** What a look that is still on its way answers is of no use. */
  function end(): void {
    look.reset();
    setChanges(undefined);
  }

  function meet(refusal: Refusal): void {
    end();
    if (refusal.outcome === "stale") {
      setOthers(refusal.changed);
      void client.invalidateQueries({ queryKey: REGISTER_KEY });
    } else onRefused(Object.fromEntries(refusal.problems.map(({ path, message }) => [path, message])));
  }

  return {
    review: changes && {
      changes,
      /** Absent until they were counted. */
      effects,
      isLooking: look.isPending,
      /** Why they could not be counted. */
      problem: hasFailed ? "As páginas não foram contadas." : look.error && explain(look.error, "Tente novamente em instantes."),
      isSaving,
    },
    others,

    lookAhead(asked: FactChange[]): void {
      if (asked.length === 0 || effects || isSaving || others) return;
      save.reset();
      setChanges(asked);
      look.mutate(asked, { onSuccess: (answer) => answer.outcome !== "ready" && meet(answer) });
    },

    confirm(): void {
      if (!changes) return;
      void run(async () => {
        // A look that is still on its way is not waited for any more.
        if (!effects && !look.error) look.reset();
        // What went wrong is told already.
        await save.mutateAsync(changes).catch(() => {});
      });
    },

    /** Goes back to the form; what is on the way is saved all the same. */
    close(): void {
      if (!isSaving) end();
    },

    forgetOthers: () => setOthers(undefined),
  };
}

export type SaveFacts = ReturnType<typeof useSaveFacts>;
export type Review = NonNullable<SaveFacts["review"]>;

function toInput(changes: readonly FactChange[]) {
  return changes.map(({ field: { path }, typed, seenVersion }) => ({ path, typed: isList(typed) ? [...typed] : typed, seenVersion }));
}

const isList = (typed: Typed): typed is readonly string[] => Array.isArray(typed);
