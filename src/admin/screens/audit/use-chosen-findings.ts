import { type RefObject, useRef, useState } from "react";
import { useSelection } from "../../ui/list/use-selection";
import type { Finding } from "./use-audit";
import { type Mend, type MendedPage, useMendFindings } from "./use-mend-findings";

/** What somebody has asked for and is yet to be confirmed, or told where to. */
export interface AskedMend {
  mend: Mend;
  findings: readonly Finding[];
}

/** The findings that are chosen, on other pages of the list too, and what is to become of their pages. */
export function useChosenFindings(shown: readonly Finding[], scope: string, heading: RefObject<HTMLElement | null>) {
  const known = useRef(new Map<string, Finding>());
  for (const finding of shown) known.current.set(finding.id, finding);
  const selection = useSelection(
    shown.flatMap(({ id, pageId }) => (pageId === undefined ? [] : [id])),
    scope,
  );
  const findings = selection.ids.flatMap((id) => known.current.get(id) ?? []);
  const [asked, setAsked] = useState<AskedMend>();
  const work = useMendFindings((pageIds) => {
    const done = new Set(pageIds);
    selection.drop([...known.current.values()].filter(({ pageId }) => pageId !== undefined && done.has(pageId)).map(({ id }) => id));
  });

  async function act(mend: Mend, pages: readonly MendedPage[]): Promise<void> {
    setAsked(undefined);
    await work.act(pages, mend);
    // The row goes, and the button that had the focus with it.
    if (document.activeElement === document.body) heading.current?.focus();
  }

  return {
    selection,
    findings,
    mergeable: listMerges(findings),
    work,
    asked,
    act,
    dismiss: () => setAsked(undefined),
    /** What is undone by a press is done at once for one page; the others are asked about. */
    ask(mend: Mend, of: readonly Finding[]): void {
      if (mend === "merge" || of.length > 1) setAsked({ mend, findings: of });
      else void act(mend, listPages(of));
    },
  };
}

export type ChosenFindings = ReturnType<typeof useChosenFindings>;

export function listPages(findings: readonly Finding[]): MendedPage[] {
  const ids = new Set(findings.flatMap(({ pageId }) => pageId ?? []));
  return [...ids].map((id) => ({ id }));
}

/** The pages that the audit names another for, each with the first that it names. */
export function listMerges(findings: readonly Finding[]): MendedPage[] {
  const merges = new Map<string, string>();
  for (const { pageId, detail } of findings) {
    const toPath = detail.pages?.[0]?.path;
    if (pageId !== undefined && toPath !== undefined && !merges.has(pageId)) merges.set(pageId, toPath);
  }
  return [...merges].map(([id, toPath]) => ({ id, toPath }));
}
