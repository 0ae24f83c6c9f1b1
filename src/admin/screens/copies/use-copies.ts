import { actions } from "astro:actions";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { formatNumber } from "#domain/text/format";
import { call, callKeyed, type DataOf } from "../../call/call";
import { useAct } from "../../ui/list/use-act";
import { formatExact } from "../../ui/relative-time";
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

/** @example formatSize(12_897_484) // "12,3 MB" */
export function formatSize(bytes: number): string {
  return `${formatNumber(bytes / 1024 / 1024)} MB`;
}

/** What a copy is called where several stand. */
export function nameCopy({ madeAt }: Pick<ListedCopy, "madeAt">): string {
  return `a cópia de ${formatExact(madeAt)}`;
}

/** What becomes of the secret that opens the AI key and the second factors. */
export const SECRET_TEXTS: Readonly<Record<CopiesState["secret"], string>> = {
  file: "Quem tem uma cópia tem as páginas e as contas das pessoas: guarde-a onde só você tenha acesso, de preferência também em outra máquina. A chave secreta do servidor não vai nela; guarde também o arquivo secret-key da pasta de dados. Sem ele, em outro servidor, todos entram de novo, a chave de IA é salva outra vez e os segundos fatores são refeitos.",
  setting:
    "Quem tem uma cópia tem as páginas e as contas das pessoas: guarde-a onde só você tenha acesso, de preferência também em outra máquina. A chave secreta não vai nela; guarde também o valor de SECRET_KEY. Sem ele, em outro servidor, todos entram de novo, a chave de IA é salva outra vez e os segundos fatores são refeitos.",
};
