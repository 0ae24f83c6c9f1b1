import { actions } from "astro:actions";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { call } from "../call/call";

/** Pages to lead an address to; suggestions for it while nothing is searched. */
export function useRedirectTargets(fromPath: string | undefined, query: string) {
  return useQuery({
    queryKey: ["redirect-targets", fromPath, query],
    queryFn: () => call(actions.lostAddresses.findTargets, { query, fromPath: fromPath ?? "/" }),
    placeholderData: keepPreviousData,
    enabled: fromPath !== undefined,
  });
}
