import { EyeOff, Merge, Pencil, Trash2 } from "lucide-react";
import { AUDIT_KIND_NAMES, KINDS_FOR_READERS } from "#domain/audit/audit-finding";
import { toVisibleText } from "#domain/panel/visible-text";
import type { Mend } from "../../mend/use-mend-pages";
import { Button, ButtonLink } from "../../ui/Button";
import { IconButton } from "../../ui/IconButton";
import { ChooseBox } from "../../ui/list/ChooseBox";
import { FindingDetail } from "./FindingDetail";
import type { Finding } from "./use-audit";

interface FindingRowProps {
  finding: Finding;
  isChosen: boolean;
  onChoose: () => void;
  onMend: (mend: Mend) => void;
}

/** One thing that is wrong with a page, and how to mend it. */
export function FindingRow({ finding, isChosen, onChoose, onMend }: FindingRowProps) {
  const { kind, path, pageId, detail } = finding;
  const title = toVisibleText(finding.title);
  return (
    <li
      className={`grid grid-cols-[2.75rem_minmax(0,1fr)] border-t border-line py-3 pr-4 pl-1 sm:pr-5 sm:pl-2 ${isChosen ? "bg-amber/12" : ""}`}
    >
      {pageId === undefined ? (
        <span />
      ) : (
        <ChooseBox label={`Escolher ${title}: ${AUDIT_KIND_NAMES[kind]}`} isChosen={isChosen} onChoose={onChoose} />
      )}
      <div className="grid gap-x-6 gap-y-3 pt-2.5 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-start">
        <div className="grid min-w-0 gap-1.5">
          <p className="text-xs font-semibold tracking-wide text-amber-dark uppercase">{AUDIT_KIND_NAMES[kind]}</p>
          <h3 className="text-base leading-snug font-semibold break-words">
            <a href={path} target="_blank" rel="noopener" className="no-underline hover:underline">
              {title}
              <span className="sr-only"> (abre em nova aba)</span>
            </a>
          </h3>
          <FindingDetail {...detail} />
        </div>
        <RowMends finding={finding} title={title} onMend={onMend} />
      </div>
    </li>
  );
}

/** A page that comes with the site is only edited. */
function RowMends({ finding: { kind, pageId, editPath }, title, onMend }: Pick<FindingRowProps, "finding" | "onMend"> & { title: string }) {
  return (
    <div className="flex flex-wrap items-start gap-2 lg:justify-end">
      {editPath ? (
        <ButtonLink icon={Pencil} href={editPath} aria-label={`Editar ${title}`}>
          Editar
        </ButtonLink>
      ) : null}
      {pageId === undefined ? null : (
        <>
          <Button icon={Merge} aria-label={`Juntar ${title} a outra página`} onClick={() => onMend("merge")}>
            Juntar…
          </Button>
          {KINDS_FOR_READERS.includes(kind) ? null : (
            <IconButton
              icon={EyeOff}
              aria-label={`Deixar ${title} fora dos buscadores`}
              title="Fora dos buscadores"
              onClick={() => onMend("unlist")}
            />
          )}
          <IconButton icon={Trash2} aria-label={`Excluir ${title}`} title="Excluir" onClick={() => onMend("remove")} isDangerous />
        </>
      )}
    </div>
  );
}
