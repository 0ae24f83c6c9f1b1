import { Pencil } from "lucide-react";
import { AUDIT_KIND_NAMES } from "#domain/audit/audit-finding";
import { toVisibleText } from "#domain/panel/visible-text";
import { ButtonLink } from "../../ui/Button";
import { FindingDetail } from "./FindingDetail";
import type { Finding } from "./use-audit";

/** One thing that is wrong with a page, and how to mend it. */
export function FindingRow({ finding }: { finding: Finding }) {
  const { kind, path, editPath, detail } = finding;
  const title = toVisibleText(finding.title);
  return (
    <li className="grid gap-x-6 gap-y-3 border-t border-line px-4 py-4 sm:px-5 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-start">
      <div className="grid min-w-0 gap-1.5">
        <p className="text-xs font-semibold tracking-wide text-amber-dark uppercase">{AUDIT_KIND_NAMES[kind]}</p>
        <h3 className="leading-snug font-semibold break-words">
          <a href={path} target="_blank" rel="noopener" className="no-underline hover:underline">
            {title}
            <span className="sr-only"> (abre em nova aba)</span>
          </a>
        </h3>
        <FindingDetail {...detail} />
      </div>
      <div className="flex flex-wrap items-start gap-2 lg:max-w-72 lg:justify-end">
        {editPath ? (
          <ButtonLink icon={Pencil} href={editPath} aria-label={`Editar ${title}`}>
            Editar
          </ButtonLink>
        ) : null}
      </div>
    </li>
  );
}
