import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../call/api";
import { explain } from "../../call/call-error";
import { notifyError, notifySuccess } from "../../ui/toast/notify";

const LOST_ADDRESSES_KEY = ["lost-addresses"] as const;
const REDIRECTS_KEY = ["redirects"] as const;

export function useLostAddresses(filter: { query: string; page: number; isIgnored: boolean }) {
  return useQuery({
    queryKey: [...LOST_ADDRESSES_KEY, filter.query, filter.page, filter.isIgnored],
    queryFn: async () => ({ ...(await api.listLostAddresses(filter)), page: filter.page }),
    placeholderData: keepPreviousData,
  });
}

export function useRedirects() {
  return useQuery({ queryKey: REDIRECTS_KEY, queryFn: api.listRedirects });
}

/** Pages to lead an address to; suggestions for it while nothing is searched. */
export function useRedirectTargets(fromPath: string | undefined, query: string) {
  return useQuery({
    queryKey: ["redirect-targets", fromPath, query],
    queryFn: () => api.findRedirectTargets({ query, fromPath: fromPath ?? "/" }),
    placeholderData: keepPreviousData,
    enabled: fromPath !== undefined,
  });
}

/** What can be done with an address; each says what came of it. */
export function useLostAddressActions() {
  const client = useQueryClient();
  const refresh = () =>
    Promise.all([client.invalidateQueries({ queryKey: LOST_ADDRESSES_KEY }), client.invalidateQueries({ queryKey: REDIRECTS_KEY })]);
  const onError = (error: Error) => notifyError("Não foi possível guardar", explain(error, "Tente novamente."));

  return {
    redirect: useMutation({
      mutationFn: api.redirectLostAddress,
      onSuccess: (_, { fromPath, toPath }) => notifySuccess("Desvio criado", `${fromPath} agora leva a ${toPath}`),
      onError,
      onSettled: refresh,
    }),
    ignore: useMutation({
      mutationFn: ({ path, isIgnored }: { path: string; isIgnored: boolean }) => api.setLostAddressIgnored(path, isIgnored),
      onSuccess: (_, { path, isIgnored }) => notifySuccess(isIgnored ? "Endereço ignorado" : "Endereço de volta à lista", path),
      onError,
      onSettled: refresh,
    }),
    remove: useMutation({
      mutationFn: api.removeLostAddress,
      onSuccess: (_, path) => notifySuccess("Endereço apagado da lista", path),
      onError,
      onSettled: refresh,
    }),
    removeRedirect: useMutation({
      mutationFn: api.removeRedirect,
      onSuccess: (_, fromPath) => notifySuccess("Desvio removido", `${fromPath} volta a responder que a página não existe`),
      onError,
      onSettled: refresh,
    }),
  };
}
