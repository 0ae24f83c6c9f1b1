import type { actions } from "astro:actions";
import { useRef, useState } from "react";
import { useSelection } from "#admin/ui/list/selection";
import type { List } from "#admin/ui/list/use-list";
import { formatCount } from "#domain/text/format";
import type { DataOf } from "../call/call";
import { type Allow, type Mend, type MendedPage, type Mending, usePageBulk } from "../page/use-page-bulk";

/** One thing that is wrong with a page. */
export interface Mendable {
  id: string;
  title?: string;
  /** Absent for a page that comes with the site, which is only edited. */
  pageId?: string;
  /** In which it was found. */
  version?: number;
  path: string;
  /** Those that say the same, the best first. */
  detail: { pages?: readonly { path: string; title: string }[] | undefined };
  /** Those that it states by hand. */
  frozen?: readonly FoundFigure[];
}

const QUESTIONS: Record<Exclude<Mend, "name">, [verb: string, explanation: string]> = {
  merge: [
    "Juntar",
    "Cada uma vai para a lixeira, e o endereço dela passa a levar à página que a lista propõe. De duas que se repetem, uma fica.",
  ],
  unlist: ["Tirar dos buscadores", "Continuam no ar para quem tem o endereço; os buscadores são avisados para não as mostrar."],
  remove: ["Excluir", "Vão para a lixeira, de onde podem ser restauradas por 30 dias."],
};

/**
 * The rows that are chosen, on other pages of the list too, and what is to become of their pages.
 * @param scope what the list shows: another filter starts with nothing chosen
 */
export function useChosenPages<D extends object, R extends Mendable>({ rows, ask, heading }: List<D, R>, scope: string) {
  const known = useRef(new Map<string, Mendable>());
  for (const row of rows) known.current.set(row.id, row);
  const selection = useSelection(rows, ({ id, pageId }) => (pageId === undefined ? undefined : id), scope);
  const chosen = selection.ids.flatMap((id) => known.current.get(id) ?? []);
  /** What is asked more of than a yes: which page stays, which fact a figure is, or why a held page may go public. */
  const [asked, setAsked] = useState<{ mend: "merge" | "name" | "allow"; of: readonly Mendable[] }>();
  const bulk = usePageBulk({
    heir: heading,
    onDone(pageIds) {
      const done = new Set(pageIds);
      selection.drop([...known.current.values()].filter(({ pageId }) => pageId !== undefined && done.has(pageId)).map(({ id }) => id));
    },
  });

  async function act(mend: Mend | Allow, pages: Map<string, MendedPage>, how: Omit<Mending, "pages"> = {}): Promise<void> {
    setAsked(undefined);
    await bulk.act([...pages.keys()], mend, { pages, ...how });
  }

  return {
    selection,
    rows: chosen,
    mergeable: listPages("merge", chosen).size,
    nameable: listPages("name", chosen).size,
    progress: bulk.progress,
    asked,
    dismiss: () => setAsked(undefined),
    act,
    /** Chooses rows, those that are not in sight too. */
    add(more: readonly Mendable[]): void {
      const made = more.filter(({ pageId }) => pageId !== undefined);
      for (const row of made) known.current.set(row.id, row);
      selection.add(made.map(({ id }) => id));
    },
    /** What is undone by a press is done at once for one page; the others are asked about. */
    ask(mend: Mend | "allow", of: readonly Mendable[]) {
      if (mend === "allow" || mend === "name" || (of.length <= 1 && mend === "merge")) return setAsked({ mend, of });
      const pages = listPages(mend, of);
      const onConfirm = () => void act(mend, pages);
      if (of.length <= 1) return onConfirm();
      const [verb, description] = QUESTIONS[mend];
      const title = `${verb} ${formatCount(pages.size, "página", "páginas")}?`;
      ask({ title, description, confirmLabel: verb, look: mend === "remove" ? "danger" : "primary", onConfirm });
    },
  };
}

export type ChosenPages = ReturnType<typeof useChosenPages>;

/** The pages of rows that can be mended so, each once; to be merged those that another is named for, with the first that is. */
export function listPages(mend: Mend, rows: readonly Mendable[]): Map<string, MendedPage> {
  const pages = new Map<string, MendedPage>();
  for (const { pageId, version, detail, frozen } of rows) {
    const toPath = detail.pages?.[0]?.path;
    const isMeant = (mend !== "merge" || toPath !== undefined) && (mend !== "name" || frozen !== undefined);
    if (pageId !== undefined && !pages.has(pageId) && isMeant) pages.set(pageId, { toPath, version });
  }
  return pages;
}

export type FoundFigure = NonNullable<DataOf<typeof actions.audit.list>["findings"][number]["frozen"]>[number];
