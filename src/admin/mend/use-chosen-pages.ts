import type { QueryKey } from "@tanstack/react-query";
import { type RefObject, useRef, useState } from "react";
import { catchFocus } from "../ui/catch-focus";
import { useSelection } from "../ui/list/use-selection";
import { type Mend, type Mendable, type MendedPage, useMendPages } from "./use-mend-pages";

/** What somebody has asked for and is yet to be confirmed, or told where to. */
export interface AskedMend {
  mend: Mend;
  of: readonly Mendable[];
}

interface Shown {
  rows: readonly Mendable[];
  /** What the query cache keeps of the list. */
  listKey: QueryKey;
  /** What the list shows: another filter starts with nothing chosen. */
  scope: string;
  /** Takes the focus from what is gone. */
  heading: RefObject<HTMLElement | null>;
}

/** The rows that are chosen, on other pages of the list too, and what is to become of their pages. */
export function useChosenPages({ rows, listKey, scope, heading }: Shown) {
  const known = useRef(new Map<string, Mendable>());
  for (const row of rows) known.current.set(row.id, row);
  const selection = useSelection(
    rows.flatMap(({ id, pageId }) => (pageId === undefined ? [] : [id])),
    scope,
  );
  const chosen = selection.ids.flatMap((id) => known.current.get(id) ?? []);
  const [asked, setAsked] = useState<AskedMend>();
  const work = useMendPages(listKey, (pageIds) => {
    const done = new Set(pageIds);
    selection.drop([...known.current.values()].filter(({ pageId }) => pageId !== undefined && done.has(pageId)).map(({ id }) => id));
  });

  async function act(mend: Mend, pages: readonly MendedPage[]): Promise<void> {
    setAsked(undefined);
    await work.act(pages, mend);
    // The row goes, and the button that had the focus with it.
    catchFocus(heading.current);
  }

  return {
    selection,
    chosen,
    mergeable: listMerges(chosen),
    work,
    asked,
    act,
    dismiss: () => setAsked(undefined),
    /** Chooses rows, those that are not in sight too. */
    add(more: readonly Mendable[]): void {
      for (const row of more) known.current.set(row.id, row);
      selection.add(more.map(({ id }) => id));
    },
    /** What is undone by a press is done at once for one page; the others are asked about. */
    ask(mend: Mend, of: readonly Mendable[]): void {
      if (mend === "merge" || of.length > 1) setAsked({ mend, of });
      else void act(mend, listPages(of));
    },
  };
}

export type ChosenPages = ReturnType<typeof useChosenPages>;

export function listPages(rows: readonly Mendable[]): MendedPage[] {
  const ids = new Set(rows.flatMap(({ pageId }) => pageId ?? []));
  return [...ids].map((id) => ({ id }));
}

/** The pages that another is named for, each with the first that is. */
export function listMerges(rows: readonly Mendable[]): MendedPage[] {
  const merges = new Map<string, string>();
  for (const { pageId, detail } of rows) {
    const toPath = detail.pages?.[0]?.path;
    if (pageId !== undefined && toPath !== undefined && !merges.has(pageId)) merges.set(pageId, toPath);
  }
  return [...merges].map(([id, toPath]) => ({ id, toPath }));
}
