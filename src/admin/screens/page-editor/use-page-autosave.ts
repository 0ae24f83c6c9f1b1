import { actions } from "astro:actions";
import { useMemo } from "react";
import type { TypedTexts } from "#domain/page/page-fields";
import { useAutosave } from "../../autosave/use-autosave";
import { callOnce, type DataOf } from "../../call/call";

export type KeptAutosave = NonNullable<DataOf<typeof actions.editor.open>["autosave"]>;

/** What stands in the way of a save: somebody saved or deleted the page meanwhile. */
export type Obstacle = Extract<DataOf<typeof actions.editor.update>, { outcome: "conflict" | "gone" }>;

interface TypedPage {
  fields: TypedTexts;
  /** The page and version typed over; absent for a new page. */
  id?: string;
  version?: number;
  /** False when there is nothing unsaved, or an older draft waits for an answer. */
  isOn: boolean;
}

/** Keeps what is typed of a page and not saved. */
export function usePageAutosave({ fields, id, version, isOn }: TypedPage) {
  const typed = useMemo(() => ({ fields, id, version }), [fields, id, version]);
  return useAutosave({ typed, isOn, send: sendPage });
}

function sendPage(typed: Omit<TypedPage, "isOn">): Promise<{ savedAt: Date; obstacle?: Obstacle }> {
  return callOnce(actions.editor.autosave, typed);
}
