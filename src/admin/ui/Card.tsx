import type { ComponentProps, ReactNode } from "react";
import { Button } from "./Button";

export function Card({ className = "", ...rest }: ComponentProps<"section">) {
  return <section {...rest} className={`min-w-0 rounded-card border border-line bg-white ${className}`} />;
}

/** A card's heading; with a `ref` it can take the focus from what is gone. */
export function CardTitle({ ref, className = "", ...rest }: ComponentProps<"h2">) {
  return <h2 {...rest} ref={ref} tabIndex={ref ? -1 : undefined} className={`text-base ${ref ? "outline-none" : ""} ${className}`} />;
}

type CardMessageProps = { role?: "alert" | "status"; title?: string; children: ReactNode; action?: ReactNode };

/** What a card says in place of its content: nothing there, nothing found, or something went wrong. */
export function CardMessage({ role, title, children, action }: CardMessageProps) {
  return (
    <div role={role} className="grid justify-items-center gap-4 px-4 py-12 text-center text-steel">
      <div className="grid max-w-md gap-1">
        {title ? <p className="font-semibold text-ink">{title}</p> : null}
        {children}
      </div>
      {action}
    </div>
  );
}

/** With a way to try again, or another way on. */
type LoadErrorProps = { title?: string; error: Error } & (
  | { onRetry: () => unknown; action?: undefined }
  | { onRetry?: undefined; action: ReactNode }
);

/** What stands in place of content that could not be fetched. */
export function LoadError({ title, error, onRetry, action }: LoadErrorProps) {
  return (
    <CardMessage role="alert" title={title} action={onRetry ? <Button onClick={() => onRetry()}>Tentar novamente</Button> : action}>
      <p>{error.message}</p>
    </CardMessage>
  );
}

interface EmptyProps extends Omit<CardMessageProps, "role"> {
  /** The way to a wider list. */
  clear?: { label: string; onClear: () => void };
}

/** Said in place of rows. */
export function Empty({ title, children, clear, action }: EmptyProps) {
  return (
    <CardMessage title={title} action={clear ? <Button onClick={clear.onClear}>{clear.label}</Button> : action}>
      <p>{children}</p>
    </CardMessage>
  );
}

const ROW_WIDTHS = ["w-3/4", "w-1/2", "w-2/3", "w-3/5", "w-4/5"];

/** A list's shape while its rows are on the way. */
export function ListSkeleton() {
  return (
    <div className="border-t border-line">
      <p className="px-4 pt-4 text-steel sm:px-5">Carregando...</p>
      <ul aria-hidden="true" className="animate-pulse p-4 sm:px-5">
        {ROW_WIDTHS.map((width) => (
          <li key={width} className="grid gap-2 py-3">
            <span className={`h-4 rounded bg-line ${width}`} />
            <span className="h-3 w-1/3 rounded bg-line/60" />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ListContentProps<T> {
  list: { data: T | undefined; error: Error | null; refetch: () => unknown };
  errorTitle: string;
  /** Said in place of rows; nothing when there are some. */
  empty?: (data: T) => ReactNode;
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

/** What has no card of its own, once it has come; until then, a card that says so. */
export function WhenLoaded<T>({ list, errorTitle, children }: Omit<ListContentProps<T>, "empty">) {
  if (list.data !== undefined) return children(list.data);
  return (
    <Card>
      <ListContent list={list} errorTitle={errorTitle}>
        {() => null}
      </ListContent>
    </Card>
  );
}
