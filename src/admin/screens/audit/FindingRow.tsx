import { Pencil } from "lucide-react";
import { AUDIT_KIND_NAMES, KINDS_FOR_READERS } from "#domain/audit/audit-finding";
import { toVisibleText } from "#domain/panel/visible-text";
import { MendableRow } from "../../mend/MendableRow";
import { MendButtons } from "../../mend/MendButtons";
import type { Mend } from "../../mend/use-mend-pages";
import { ButtonLink } from "../../ui/Button";
import { ChooseBox } from "../../ui/list/ChooseBox";
import { FindingDetail } from "./FindingDetail";
import type { Finding } from "./use-audit";

interface FindingRowProps {
  finding: Finding;
  isChosen: boolean;
  onChoose: () => void;
  onMend: (mend: Mend) => void;
}

/** One thing that is wrong with a page, and how to mend it; a page that comes with the site is only edited. */
export function FindingRow({ finding, isChosen, onChoose, onMend }: FindingRowProps) {
  const { kind, path, pageId, editPath, detail } = finding;
  const title = toVisibleText(finding.title);
  const label = AUDIT_KIND_NAMES[kind];
  const isMade = pageId !== undefined;
  return (
    <MendableRow
      path={path}
      title={title}
      label={label}
      isChosen={isChosen}
      box={isMade ? <ChooseBox label={`Escolher ${title}: ${label}`} isChosen={isChosen} onChoose={onChoose} /> : <span />}
      mends={
        <>
          {editPath ? (
            <ButtonLink icon={Pencil} href={editPath} aria-label={`Editar ${title}`}>
              Editar
            </ButtonLink>
          ) : null}
          {isMade ? <MendButtons title={title} canUnlist={!KINDS_FOR_READERS.includes(kind)} onMend={onMend} /> : null}
        </>
      }
    >
      <FindingDetail {...detail} />
    </MendableRow>
  );
}
