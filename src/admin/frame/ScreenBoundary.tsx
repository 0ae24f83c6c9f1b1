import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ErrorBoundary } from "./ErrorBoundary";

/** Shows what a part of a screen that broke said; stands inside the screen's `main`. */
export function ScreenBoundary({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  // What was fetched may be what the screen stumbled over.
  return <ErrorBoundary onRetry={() => client.clear()}>{children}</ErrorBoundary>;
}
