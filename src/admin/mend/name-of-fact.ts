import type { actions } from "astro:actions";
import type { DataOf } from "../call/call";

export type FoundFigure = NonNullable<DataOf<typeof actions.audit.list>["findings"][number]["frozen"]>[number];

/** A fact's label, with what it reads today where the figure is what it read before, and that it waits for its proof. */
export function nameOfFact({ label, today, isHidden }: FoundFigure["facts"][number]): string {
  const now = today === undefined ? "" : `, hoje ${today}`;
  return `${label}${now}${isHidden ? " (ainda sem prova)" : ""}`;
}
