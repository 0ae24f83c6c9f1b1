import type { RefObject } from "react";
import { RedirectDialog } from "../redirect/RedirectDialog";
import { plural } from "../run/run-texts";
import { ConfirmDialog } from "../ui/dialog/ConfirmDialog";
import { useLast } from "../ui/dialog/use-last";
import { type AskedMend, type ChosenPages, listMerges, listPages } from "./use-chosen-pages";

/** Asks which page stays of one that is merged, and whether several are really meant. */
export function MendDialogs({ chosen, heading }: { chosen: ChosenPages; heading: RefObject<HTMLElement | null> }) {
  const { asked, dismiss, act } = chosen;
  const [only, ...others] = asked?.of ?? [];
  const isOneMerge = asked?.mend === "merge" && others.length === 0;
  const several = isOneMerge ? undefined : asked;
  const question = useLast(several);
  const pages = question ? pagesOf(question) : [];
  return (
    <>
      <RedirectDialog
        fromPath={isOneMerge ? only?.path : undefined}
        title="Juntar a outra página"
        explanation="vai para a página escolhida, e esta vai para a lixeira."
        confirmLabel="Juntar"
        proposed={only?.detail.pages}
        isBusy={false}
        onClose={dismiss}
        onChoose={(toPath) => {
          if (only?.pageId !== undefined) void act("merge", [{ id: only.pageId, toPath }]);
        }}
      />
      <ConfirmDialog
        isOpen={several !== undefined}
        title={question ? askFor(question, pages.length) : ""}
        description={question ? EXPLANATIONS[question.mend] : ""}
        confirmLabel={question ? VERBS[question.mend] : ""}
        look={question?.mend === "remove" ? "danger" : "primary"}
        focusAfterConfirm={heading}
        onClose={dismiss}
        onConfirm={() => several && void act(several.mend, pagesOf(several))}
      />
    </>
  );
}

const VERBS = { merge: "Juntar", unlist: "Tirar dos buscadores", remove: "Excluir" };
const EXPLANATIONS = {
  merge: "Cada uma vai para a lixeira, e o endereço dela passa a levar à página que a lista propõe. De duas que se repetem, uma fica.",
  unlist: "Continuam no ar para quem tem o endereço; os buscadores são avisados para não as mostrar.",
  remove: "Vão para a lixeira, de onde podem ser restauradas por 30 dias.",
};

function pagesOf({ mend, of }: AskedMend) {
  return mend === "merge" ? listMerges(of) : listPages(of);
}

function askFor({ mend }: AskedMend, count: number): string {
  return `${VERBS[mend]} ${plural(count, "página", "páginas")}?`;
}
