import { EyeOff, Merge, Pencil, Trash2 } from "lucide-react";
import { toVisibleText } from "#domain/panel/visible-text";
import { PRUNE_ADVICE_NAMES } from "#domain/results/prune-page";
import { editPagePath } from "#domain/site/paths";
import type { Mend } from "../../mend/use-mend-pages";
import { Button, ButtonLink } from "../../ui/Button";
import { IconButton } from "../../ui/IconButton";
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
    <li
      className={`grid grid-cols-[2.75rem_minmax(0,1fr)] border-t border-line py-3 pr-4 pl-1 sm:pr-5 sm:pl-2 ${isChosen ? "bg-amber/12" : ""}`}
    >
      <ChooseBox label={`Escolher ${title}`} isChosen={isChosen} onChoose={onChoose} />
      <div className="grid gap-x-6 gap-y-3 pt-2.5 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-start">
        <div className="grid min-w-0 gap-1.5">
          <p className="text-xs font-semibold tracking-wide text-amber-dark uppercase">{PRUNE_ADVICE_NAMES[advice]}</p>
          <h3 className="text-base leading-snug font-semibold break-words">
            <a href={path} target="_blank" rel="noopener" className="no-underline hover:underline">
              {title}
              <span className="sr-only"> (abre em nova aba)</span>
            </a>
          </h3>
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
        </div>
        <div className="flex flex-wrap items-start gap-2 lg:justify-end">
          <ButtonLink icon={Pencil} href={editPagePath(page.id)} aria-label={`Melhorar ${title}`}>
            Melhorar
          </ButtonLink>
          <Button icon={Merge} aria-label={`Juntar ${title} a outra página`} onClick={() => onMend("merge")}>
            Juntar…
          </Button>
          <IconButton
            icon={EyeOff}
            aria-label={`Deixar ${title} fora dos buscadores`}
            title="Fora dos buscadores"
            onClick={() => onMend("unlist")}
          />
          <IconButton icon={Trash2} aria-label={`Excluir ${title}`} title="Excluir" onClick={() => onMend("remove")} isDangerous />
        </div>
      </div>
    </li>
  );
}
