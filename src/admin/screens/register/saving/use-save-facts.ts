import { actions } from "astro:actions";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { call, type DataOf, explain } from "../../../call/call";
import { BEFORE_LAUNCH_KEY } from "../../../page/page-keys";
import { notifyFailure, notifySuccess } from "../../../ui/toast/notify";
import { REGISTER_KEY } from "../use-register";
import type { FactChange } from "./use-fact-drafts";

type PreviewAnswer = DataOf<typeof actions.register.preview>;
type Refusal = Exclude<PreviewAnswer | DataOf<typeof actions.register.save>, { outcome: "ready" | "saved" }>;

export type Effects = Extract<PreviewAnswer, { outcome: "ready" }>;
/** What somebody else saved meanwhile. */
export type OtherFact = Extract<PreviewAnswer, { outcome: "stale" }>["changed"][number];

/** Changes between being typed and being on every page: they may be saved before it is known what they do. */
export interface Review {
  changes: readonly FactChange[];
  /** Absent until they were counted. */
  effects?: Effects;
  /** Why they could not be counted. */
  problem?: string;
  isSaving?: boolean;
}

const NOT_COUNTED = "As páginas não foram contadas.";

interface SaveParts {
  /** What cannot be saved, by field. */
  onRefused: (problems: ReadonlyMap<string, string>) => void;
  onSaved: (paths: readonly string[]) => void;
}

/** Shows what changes would do before they are saved, and saves them without overwriting anybody. */
export function useSaveFacts({ onRefused, onSaved }: SaveParts) {
  const client = useQueryClient();
  const [review, setReview] = useState<Review>();
  const [others, setOthers] = useState<readonly OtherFact[]>();
  /** The look that is waited for: what an earlier one answers is of no use. */
  const look = useRef(0);

  function meet(refusal: Refusal): void {
    setReview(undefined);
    if (refusal.outcome === "stale") {
      setOthers(refusal.changed);
      void client.invalidateQueries({ queryKey: REGISTER_KEY });
    } else onRefused(new Map(refusal.problems.map(({ path, message }) => [path, message])));
  }

  return {
    review,
    others,

    async lookAhead(changes: readonly FactChange[]): Promise<void> {
      if (changes.length === 0 || review?.effects || review?.isSaving || others) return;
      look.current += 1;
      const mine = look.current;
      setReview({ changes });
      try {
        const answer = await call(actions.register.preview, { changes: toInput(changes) });
        if (mine !== look.current) return;
        if (answer.outcome === "ready") setReview({ changes, effects: answer });
        else meet(answer);
      } catch (error) {
        if (mine === look.current) setReview({ changes, problem: explain(error, "Tente novamente em instantes.") });
      }
    },

    async confirm(): Promise<void> {
      if (!review || review.isSaving) return;
      const { changes } = review;
      look.current += 1;
      setReview({ ...review, isSaving: true });
      try {
        const answer = await call(actions.register.save, { changes: toInput(changes) });
        if (answer.outcome !== "saved") return meet(answer);
        setReview(undefined);
        onSaved(changes.map(({ path }) => path));
        notifySuccess("Cadastro salvo", changes.length === 1 ? "O valor novo já está no site." : "Os valores novos já estão no site.");
        await client.invalidateQueries({ queryKey: REGISTER_KEY });
        await client.invalidateQueries({ queryKey: BEFORE_LAUNCH_KEY });
      } catch (error) {
        // A save that is sent again does its work once; what was on its way when it began is not waited for any more.
        setReview(review.effects ? review : { changes, problem: NOT_COUNTED });
        notifyFailure(error, "Não foi possível salvar");
      }
    },

    /** Goes back to the form; what is on the way is saved all the same. */
    close(): void {
      if (review?.isSaving) return;
      look.current += 1;
      setReview(undefined);
    },

    forgetOthers: () => setOthers(undefined),
  };
}

export type SaveFacts = ReturnType<typeof useSaveFacts>;

function toInput(changes: readonly FactChange[]) {
  return changes.map(({ path, typed, seenVersion }) => ({ path, typed: isList(typed) ? [...typed] : typed, seenVersion }));
}

const isList = (typed: FactChange["typed"]): typed is readonly string[] => Array.isArray(typed);
