import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Question } from "../dialog/dialogs";
import { notifyFailure, notifySuccess } from "../toast/notify";

interface Act<V, D> {
  /** What is old after it. */
  key?: QueryKey;
  act: (asked: V) => Promise<D>;
  done?: (answer: D, asked: V) => unknown;
  /** The title of the notice that tells it was not done. */
  failed: string;
  /** What the notice says where the server gives no reason. */
  fallback?: string;
}

/** Something done by one press; tells what came of it, and has the list read anew. */
export function useAct<V = void, D = unknown>({ key, act, done, failed, fallback }: Act<V, D>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: (answer, asked) => done?.(answer, asked),
    onError: (error) => notifyFailure(error, failed, fallback),
    onSettled: () => key && client.invalidateQueries({ queryKey: key }),
  });
}

interface AskedAct<V, D> extends Act<V, D> {
  ask: (question: Question) => void;
  question: (asked: V) => Omit<Question, "onConfirm">;
}

/** As `useAct`, once a question was answered by yes. */
export function useAskedAct<V = void, D = unknown>({ ask, question, ...act }: AskedAct<V, D>) {
  const { mutate, isPending } = useAct(act);
  return { isPending, ask: (asked: V) => ask({ ...question(asked), onConfirm: () => mutate(asked) }) };
}

interface Removal<V, D> extends Pick<Act<V, D>, "key" | "failed"> {
  remove: (asked: V) => Promise<D>;
  /** What the notice says that offers the way back. */
  told: (asked: V, removed: D) => readonly [title: string, description: string];
  restore: (removed: D, asked: V) => Promise<unknown>;
  /** Said once it is back, and when it could not come back. */
  back: string;
  notBack: string;
}

/** Removes something, with a way back that is offered again when it fails. */
export function useRemoval<V, D>({ key, remove, told, restore, back, notBack, failed }: Removal<V, D>) {
  const undo = useAct({
    key,
    failed: notBack,
    act: async ({ removed, asked }: { removed: D; asked: V }) => {
      try {
        await restore(removed, asked);
      } catch (error) {
        offer(removed, asked);
        throw error;
      }
    },
    done: () => notifySuccess(back),
  });

  function offer(removed: D, asked: V): void {
    notifySuccess(...told(asked, removed), () => undo.mutate({ removed, asked }));
  }

  return useAct({ key, act: remove, done: offer, failed });
}
