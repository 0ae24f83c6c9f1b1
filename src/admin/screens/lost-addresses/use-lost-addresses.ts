import { actions } from "astro:actions";
import { useQuery } from "@tanstack/react-query";
import { call, type DataOf } from "../../call/call";
import { useBulk } from "../../page/use-bulk";
import { useAct } from "../../ui/list/use-act";
import { notifySuccess } from "../../ui/toast/notify";

export type LostAddress = DataOf<typeof actions.lostAddresses.list>["addresses"][number];
export type RedirectList = DataOf<typeof actions.lostAddresses.listRedirects>;
/** What can be done with several addresses at once. */
export type AddressAct = "ignore" | "watch" | "remove";

export const LOST_ADDRESSES_KEY = ["lost-addresses"] as const;

export function useRedirects() {
  return useQuery({ queryKey: [...LOST_ADDRESSES_KEY, "redirects"], queryFn: () => call(actions.lostAddresses.listRedirects) });
}

/** What can be done with an address; each says what came of it. */
export function useLostAddressActions() {
  const shared = { key: LOST_ADDRESSES_KEY, failed: "Não foi possível guardar" };
  return {
    redirect: useAct({
      ...shared,
      act: (redirect: { fromPath: string; toPath: string }) => call(actions.lostAddresses.redirect, redirect),
      done: (_, { fromPath, toPath }) => notifySuccess("Desvio criado", `${fromPath} agora leva a ${toPath}`),
    }),
    ignore: useAct({
      ...shared,
      act: (change: { path: string; isIgnored: boolean }) => call(actions.lostAddresses.setIgnored, change),
      done: (_, { path, isIgnored }) => notifySuccess(isIgnored ? "Endereço ignorado" : "Endereço de volta à lista", path),
    }),
    remove: useAct({
      ...shared,
      act: (path: string) => call(actions.lostAddresses.remove, { path }),
      done: (_, path) => notifySuccess("Endereço apagado da lista", path),
    }),
    removeRedirect: useAct({
      ...shared,
      act: (fromPath: string) => call(actions.lostAddresses.removeRedirect, { fromPath }),
      done: (_, fromPath) => notifySuccess("Desvio removido", `${fromPath} volta a responder que a página não existe`),
    }),
  };
}

/** Ignores, watches again or forgets addresses; `onDone` hears which it was done for. */
export function useBulkAddresses(onDone: (paths: readonly string[]) => void) {
  const none = "Os endereços escolhidos já tinham saído da lista.";
  const setIgnored = async (paths: string[], isIgnored: boolean) =>
    (await call(actions.lostAddresses.setIgnoredMany, { paths, isIgnored })).changed;
  return useBulk<AddressAct>({
    keys: [LOST_ADDRESSES_KEY],
    failed: "Não foi possível mudar os endereços",
    things: { one: "endereço", many: "endereços" },
    others: "os outros continuam escolhidos.",
    onDone,
    acts: {
      ignore: {
        doing: "Ignorando",
        done: ["1 endereço ignorado", "endereços ignorados"],
        none,
        work: (paths) => setIgnored(paths, true),
        undo: "watch",
      },
      watch: {
        doing: "Voltando a acompanhar",
        done: ["1 endereço de volta à lista", "endereços de volta à lista"],
        none,
        work: (paths) => setIgnored(paths, false),
        undo: "ignore",
      },
      remove: {
        doing: "Apagando",
        done: ["1 endereço apagado da lista", "endereços apagados da lista"],
        none,
        work: async (paths) => (await call(actions.lostAddresses.removeMany, { paths })).removed,
      },
    },
  });
}
