import { Pencil } from "lucide-react";
import { toVisibleText } from "#domain/panel/visible-text";
import { PRUNE_ADVICE_NAMES } from "#domain/results/prune-page";
import { editPagePath } from "#domain/site/paths";
import { MendableRow } from "../../mend/MendableRow";
import { MendButtons } from "../../mend/MendButtons";
import type { Mend } from "../../mend/use-mend-pages";
import { ButtonLink } from "../../ui/Button";
import { ChooseBox } from "../../ui/list/ChooseBox";
import type { PrunedRow as Row } from "./use-pruning";

interface PrunedRowProps {
  page: Row;
  isChosen: boolean;
  onChoose: () => void;
  onMend: (mend: Mend) => void;
}

/** A page, what is advised, why, and every way to do it. */
export function PrunedRow({ page, isChosen, onChoose, onMend }: PrunedRowProps) {
  const { path, advice, says, detail } = page;
  const title = toVisibleText(page.title);
  const [sibling] = detail.pages ?? [];
  return (
    <MendableRow
      path={path}
      title={title}
      label={PRUNE_ADVICE_NAMES[advice]}
      isChosen={isChosen}
      box={<ChooseBox label={`Escolher ${title}`} isChosen={isChosen} onChoose={onChoose} />}
      mends={
        <>
          <ButtonLink icon={Pencil} href={editPagePath(page.id)} aria-label={`Melhorar ${title}`}>
            Melhorar
          </ButtonLink>
          <MendButtons title={title} onMend={onMend} />
        </>
      }
    >
      <p className="break-words">{says}</p>
      {sibling ? (
        <a
          href={sibling.path}
          target="_blank"
          rel="noopener"
          className="w-fit py-1 text-sm font-medium break-words underline underline-offset-2"
        >
          {toVisibleText(sibling.title)}
          <span className="sr-only"> (abre em nova aba)</span>
        </a>
      ) : null}
    </MendableRow>
  );
}
