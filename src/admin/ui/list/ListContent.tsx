import type { ReactNode } from "react";
import { LoadError } from "../LoadError";
import { ListSkeleton } from "./ListSkeleton";

/** The parts of a query that a list shows. */
interface ListQuery<T> {
  data: T | undefined;
  error: Error | null;
  refetch: () => unknown;
}

interface ListContentProps<T> {
  list: ListQuery<T>;
  /** @example "Erro ao carregar a lixeira" */
  errorTitle: string;
  /** Said in place of rows; nothing when there are some. */
  empty?: (data: T) => ReactNode;
  /** The rows, with the page's controls under them. */
  children: (data: T) => ReactNode;
}

/** A list's rows, or what stands in their place: loading, an error with a way to try again, nothing there. */
export function ListContent<T>({ list, errorTitle, empty, children }: ListContentProps<T>) {
  if (list.data === undefined) {
    if (list.error === null) return <ListSkeleton />;
    return <LoadError title={errorTitle} error={list.error} onRetry={list.refetch} />;
  }
  return empty?.(list.data) ?? children(list.data);
}
