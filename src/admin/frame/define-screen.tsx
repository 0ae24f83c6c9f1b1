import { type QueryClient, QueryClientProvider, type QueryKey } from "@tanstack/react-query";
import { LucideProvider } from "lucide-react";
import { type ComponentType, useEffect, useState } from "react";
import { Toasts } from "#admin/ui/toast/Toasts";
import { CallError } from "../call/call";
import { ErrorBoundary } from "./ErrorBoundary";
import { PanelQueryClient } from "./panel-query-client";

/**
 * Makes of a component what a page of the panel shows: any part of it, the outermost too, may ask the server, and what
 * breaks is told. An icon is small and thin unless it says otherwise, and is hidden from who hears the screen unless it has a name.
 * @param readKnown what its properties hold of the query cache
 */
export function defineScreen<Props extends object>(Screen: ComponentType<Props>, readKnown?: (props: Props) => Known | undefined) {
  /** The query cache and the toasts, within what catches their own breaking. */
  function Provided(props: Props) {
    const [client] = useState(() => createQueryClient(readKnown?.(props)));
    // The worker takes what other apps share; a browser without goes on without.
    useEffect(() => {
      navigator.serviceWorker?.register("/admin/worker.js", { scope: "/admin/" }).catch(() => {});
    }, []);
    return (
      <QueryClientProvider client={client}>
        <Screen {...props} />
        <Toasts />
      </QueryClientProvider>
    );
  }
  return (props: Props) => (
    <LucideProvider size={18} strokeWidth={1.75}>
      <ErrorBoundary isWhole>
        <Provided {...props} />
      </ErrorBoundary>
    </LucideProvider>
  );
}

const MAX_RETRIES = 2;

/** Answers that a screen's page brought with it, by their keys in the query cache. */
type Known = readonly (readonly [key: QueryKey, answer: unknown])[];

function createQueryClient(known: Known = []): QueryClient {
  const client = new PanelQueryClient({
    defaultOptions: {
      queries: { retry: (failures, error) => failures < MAX_RETRIES && isWorthRepeating(error), staleTime: 2000 },
      mutations: { networkMode: "always" },
    },
  });
  for (const [key, answer] of known) client.setQueryData(key, answer);
  return client;
}

/** A refusal stays a refusal; a lost connection or a server that stumbled may come back. */
function isWorthRepeating(error: unknown): boolean {
  return error instanceof CallError && (error.code === "NETWORK" || error.code === "INTERNAL_SERVER_ERROR");
}
