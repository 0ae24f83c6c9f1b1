import { actions } from "astro:actions";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { call, type DataOf } from "../../../call/call";
import { explain } from "../../../call/call-error";
import { BEFORE_LAUNCH_KEY } from "../../../frame/use-before-launch-count";
import { notifyFailure, notifySuccess } from "../../../ui/toast/notify";
import { REGISTER_KEY } from "../use-register";
import type { FactChange } from "./use-fact-drafts";

type PreviewAnswer = DataOf<typeof actions.register.preview>;
type Refusal = Exclude<PreviewAnswer | DataOf<typeof actions.register.save>, { outcome: "ready" | "saved" }>;

/** What changes would do. */
export type Effects = Extract<PreviewAnswer, { outcome: "ready" }>;
/** What somebody else saved meanwhile. */
export type OtherFact = Extract<PreviewAnswer, { outcome: "stale" }>["changed"][number];

/** Where changes stand between being typed and being on every page. */
export type Review =
  | { step: "looking"; changes: readonly FactChange[] }
  | { step: "failed"; changes: readonly FactChange[]; problem: string }
  | { step: "ready" | "saving"; changes: readonly FactChange[]; effects: Effects };

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
      if (changes.length === 0 || review?.step === "ready" || review?.step === "saving" || others) return;
      look.current += 1;
      const mine = look.current;
      setReview({ step: "looking", changes });
      try {
        const answer = await call(actions.register.preview, { changes: toInput(changes) });
        if (mine !== look.current) return;
        if (answer.outcome === "ready") setReview({ step: "ready", changes, effects: answer });
        else meet(answer);
      } catch (error) {
        if (mine === look.current) setReview({ step: "failed", changes, problem: explain(error, "Tente novamente em instantes.") });
      }
    },

    async confirm(): Promise<void> {
      if (review?.step !== "ready") return;
      const { changes } = review;
      setReview({ ...review, step: "saving" });
      try {
        const answer = await call(actions.register.save, { changes: toInput(changes) });
        if (answer.outcome !== "saved") return meet(answer);
        setReview(undefined);
        onSaved(changes.map(({ path }) => path));
        notifySuccess("Cadastro salvo", changes.length === 1 ? "O valor novo já está no site." : "Os valores novos já estão no site.");
        await client.invalidateQueries({ queryKey: REGISTER_KEY });
        await client.invalidateQueries({ queryKey: BEFORE_LAUNCH_KEY });
      } catch (error) {
        // A save that is sent again does its work once.
        setReview({ ...review, step: "ready" });
        notifyFailure(error, "Não foi possível salvar");
      }
    },

    /** Goes back to the form; what is on the way is saved all the same. */
    close(): void {
      if (review?.step === "saving") return;
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
