import { actions } from "astro:actions";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call, type DataOf } from "../../call/call";
import { callKeyed } from "../../call/call-keyed";
import { useAct } from "../../ui/list/use-act";
import { notifyFailure, notifySuccess } from "../../ui/toast/notify";

export type CopiesState = DataOf<typeof actions.copies.read>;
export type ListedCopy = CopiesState["copies"][number];

const COPIES_KEY = ["copies"] as const;
const LOOK_EVERY_MS = 1000;

/** The copies there are; asked again while one is being made. */
export function useCopies() {
  return useQuery({
    queryKey: COPIES_KEY,
    queryFn: () => call(actions.copies.read),
    refetchInterval: ({ state }) => (state.data?.isUnderWay && state.status !== "error" ? LOOK_EVERY_MS : false),
  });
}

export function useMakeCopy() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callKeyed(actions.copies.make, {}),
    // Looked at again until it is made.
    onSuccess: () => client.setQueryData<CopiesState>(COPIES_KEY, (state) => state && { ...state, isUnderWay: true }),
    onError(error) {
      notifyFailure(error, "Não foi possível copiar");
      void client.invalidateQueries({ queryKey: COPIES_KEY });
    },
  });
}

export function useRemoveCopy() {
  return useAct({
    key: COPIES_KEY,
    failed: "Não foi possível apagar",
    act: ({ name }: ListedCopy) => call(actions.copies.remove, { name }),
    done: () => notifySuccess("Cópia apagada"),
  });
}
