import { actions } from "astro:actions";
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call, type DataOf } from "../../call/call";
import { notifyFailure, notifySuccess } from "../../ui/toast/notify";

export type LostAddressList = DataOf<typeof actions.lostAddresses.list>;
export type RedirectList = DataOf<typeof actions.lostAddresses.listRedirects>;

export const LOST_ADDRESSES_KEY = ["lost-addresses"] as const;

export function useLostAddresses(filter: { query: string; page: number; isIgnored: boolean }) {
  return useQuery({
    queryKey: [...LOST_ADDRESSES_KEY, "list", filter.query, filter.page, filter.isIgnored],
    queryFn: async () => ({ ...(await call(actions.lostAddresses.list, filter)), page: filter.page }),
    placeholderData: keepPreviousData,
  });
}

export function useRedirects() {
  return useQuery({ queryKey: [...LOST_ADDRESSES_KEY, "redirects"], queryFn: () => call(actions.lostAddresses.listRedirects) });
}

/** What can be done with an address; each says what came of it. */
export function useLostAddressActions() {
  const client = useQueryClient();
  const shared = {
    onError: (error: Error) => notifyFailure(error, "Não foi possível guardar"),
    onSettled: () => client.invalidateQueries({ queryKey: LOST_ADDRESSES_KEY }),
  };

  return {
    redirect: useMutation({
      mutationFn: (redirect: { fromPath: string; toPath: string }) => call(actions.lostAddresses.redirect, redirect),
      onSuccess: (_, { fromPath, toPath }) => notifySuccess("Desvio criado", `${fromPath} agora leva a ${toPath}`),
      ...shared,
    }),
    ignore: useMutation({
      mutationFn: (change: { path: string; isIgnored: boolean }) => call(actions.lostAddresses.setIgnored, change),
      onSuccess: (_, { path, isIgnored }) => notifySuccess(isIgnored ? "Endereço ignorado" : "Endereço de volta à lista", path),
      ...shared,
    }),
    remove: useMutation({
      mutationFn: (path: string) => call(actions.lostAddresses.remove, { path }),
      onSuccess: (_, path) => notifySuccess("Endereço apagado da lista", path),
      ...shared,
    }),
    removeRedirect: useMutation({
      mutationFn: (fromPath: string) => call(actions.lostAddresses.removeRedirect, { fromPath }),
      onSuccess: (_, fromPath) => notifySuccess("Desvio removido", `${fromPath} volta a responder que a página não existe`),
      ...shared,
    }),
  };
}
