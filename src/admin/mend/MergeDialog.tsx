import { RedirectDialog } from "../redirect/RedirectDialog";
import type { ChosenPages } from "./use-chosen-pages";

/** Asks which page stays of one that is merged. */
export function MergeDialog({ chosen: { asked, dismiss, act } }: { chosen: ChosenPages }) {
  const [merging] = asked?.mend === "merge" ? asked.of : [];
  return (
    <RedirectDialog
      fromPath={merging?.path}
      title="Juntar a outra página"
      explanation="vai para a página escolhida, e esta vai para a lixeira."
      confirmLabel="Juntar"
      proposed={merging?.detail.pages}
      isBusy={false}
      onClose={dismiss}
      onChoose={(toPath) => {
        if (merging?.pageId !== undefined) void act("merge", new Map([[merging.pageId, { toPath }]]));
      }}
    />
  );
}
