import type { ComponentType } from "react";
import { ErrorBoundary } from "./ErrorBoundary";
import { type Known, Providers } from "./Providers";

/**
 * Makes of a component what a page of the panel shows: any part of it, the outermost too, may ask the server, and what
 * breaks is told.
 * @param readKnown what its properties hold of the query cache
 */
export function defineScreen<Props extends object>(Screen: ComponentType<Props>, readKnown?: (props: Props) => Known | undefined) {
  function Provided(props: Props) {
    return (
      <Providers known={readKnown?.(props)}>
        <Screen {...props} />
      </Providers>
    );
  }
  return (props: Props) => (
    <ErrorBoundary isWhole>
      <Provided {...props} />
    </ErrorBoundary>
  );
}
