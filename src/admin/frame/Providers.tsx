import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { CallError } from "../call/call-error";
import { Toasts } from "../ui/toast/Toasts";

const MAX_RETRIES = 2;

/** What every screen stands on: the query cache and the toasts. */
export function Providers({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      {children}
      <Toasts />
    </QueryClientProvider>
  );
}

function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: (failures, error) => failures < MAX_RETRIES && isWorthRepeating(error), staleTime: 2000 },
      mutations: { networkMode: "always" },
    },
  });
}

/** A refusal stays a refusal; a lost connection or a server that stumbled may come back. */
function isWorthRepeating(error: unknown): boolean {
  return error instanceof CallError && (error.code === "NETWORK" || error.code === "INTERNAL_SERVER_ERROR");
}
