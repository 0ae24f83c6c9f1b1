import type { ReactNode } from "react";
import { Button } from "../Button";
import { CardMessage } from "../Card";

interface EmptyProps {
  title?: string;
  children: ReactNode;
  /** The way to a wider list. */
  clear?: { label: string; onClear: () => void };
  action?: ReactNode;
}

/** Said in place of rows. */
export function Empty({ title, children, clear, action }: EmptyProps) {
  return (
    <CardMessage action={clear ? <Button onClick={clear.onClear}>{clear.label}</Button> : action}>
      {title ? <p className="font-semibold text-ink">{title}</p> : null}
      <p>{children}</p>
    </CardMessage>
  );
}

/** A search that finds nothing. @param told @example "Nenhum endereço encontrado para" */
export function NoMatch({ told, query, onClear }: { told: string; query: string; onClear: () => void }) {
  return (
    <Empty clear={{ label: "Limpar busca", onClear }}>
      {told} <q className="font-semibold text-ink">{query}</q>
    </Empty>
  );
}
