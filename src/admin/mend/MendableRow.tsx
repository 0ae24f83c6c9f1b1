import { EyeOff, Hash, Merge, Pencil, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { Button, ButtonLink, IconButton, NewTabLink } from "#admin/ui/Button";
import { ChooseBox } from "#admin/ui/list/rows";
import { toVisibleText } from "#domain/panel/visible-text";
import type { ChosenPages, Mendable } from "./use-chosen-pages";

interface MendableRowProps {
  row: Mendable & { title: string };
  chosen: ChosenPages;
  /** What is wrong with the page, or advised, in few words. */
  label: string;
  /** Tells it from other rows of the same page, where there may be some. */
  which?: string;
  /** Where its text is mended, if anywhere. */
  edit: { path: string | undefined; label: string };
  /** False where what is wrong is wrong for readers too. */
  canUnlist?: boolean;
  children: ReactNode;
}

/** A page of a list that something can be done about: what it is, what is told of it, and every way to mend it. */
export function MendableRow({ row, chosen, label, which, edit, canUnlist = true, children }: MendableRowProps) {
  const { selection, ask } = chosen;
  const title = toVisibleText(row.title);
  const isChosen = selection.has(row.id);
  // One that comes with the site is only edited.
  const isMade = row.pageId !== undefined;
  return (
    <li
      className={`grid grid-cols-[2.75rem_minmax(0,1fr)] border-t border-line py-3 pr-4 pl-1 sm:pr-5 sm:pl-2 ${isChosen ? "bg-amber/12" : ""}`}
    >
      {isMade ? (
        <ChooseBox
          label={[`Escolher ${title}`, which].filter(Boolean).join(": ")}
          isChosen={isChosen}
          onChoose={() => selection.toggle(row.id)}
        />
      ) : (
        <span />
      )}
      <div className="grid gap-x-6 gap-y-3 pt-2.5 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-start">
        <div className="grid min-w-0 gap-1.5">
          <p className="text-xs font-semibold tracking-wide text-amber-dark uppercase">{label}</p>
          <h3 className="text-base leading-snug font-semibold break-words">
            <a
              href={row.path}
              target="_blank"
              rel="noopener"
              className="-my-3 inline-flex min-h-11 items-center py-3 no-underline hover:underline"
            >
              <span>
                {title}
                <span className="sr-only"> (abre em nova aba)</span>
              </span>
            </a>
          </h3>
          {children}
        </div>
        <div className="flex flex-wrap items-start gap-2 lg:justify-end">
          {edit.path ? (
            <ButtonLink icon={Pencil} href={edit.path} aria-label={`${edit.label} ${title}`}>
              {edit.label}
            </ButtonLink>
          ) : null}
          {isMade ? (
            <>
              {row.frozen ? (
                <Button icon={Hash} aria-label={`Dar o nome do cadastro aos números de ${title}`} onClick={() => ask("name", [row])}>
                  Dar o nome…
                </Button>
              ) : null}
              <Button icon={Merge} aria-label={`Juntar ${title} a outra página`} onClick={() => ask("merge", [row])}>
                Juntar…
              </Button>
              {canUnlist ? (
                <IconButton
                  icon={EyeOff}
                  aria-label={`Deixar ${title} fora dos buscadores`}
                  title="Fora dos buscadores"
                  onClick={() => ask("unlist", [row])}
                />
              ) : null}
              <IconButton icon={Trash2} aria-label={`Excluir ${title}`} title="Excluir" onClick={() => ask("remove", [row])} isDangerous />
            </>
          ) : null}
        </div>
      </div>
    </li>
  );
}

/** Pages that say the same. */
export function SiblingLinks({ pages = [] }: Mendable["detail"]) {
  return pages.map(({ path, title }) => (
    <NewTabLink
      key={path}
      href={path}
      className="flex min-h-11 w-fit items-center text-sm font-medium break-words underline underline-offset-2"
    >
      {toVisibleText(title)}
    </NewTabLink>
  ));
}
