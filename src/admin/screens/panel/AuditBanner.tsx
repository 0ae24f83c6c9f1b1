import { SearchCheck } from "lucide-react";
import { PATHS } from "#domain/site/paths";
import { useAuditCount } from "../../audit/use-audit-count";
import { formatCount } from "../../run/run-texts";
import { ButtonLink } from "../../ui/Button";

/** Tells that the last audit found something on public pages that is not mended yet; nothing when there is nothing. */
export function AuditBanner() {
  const count = useAuditCount();
  if (count === 0) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card border-l-4 border-amber bg-white px-4 py-3 shadow-card">
      <p className="flex min-w-0 items-center gap-3">
        <SearchCheck size={20} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-amber-dark" />
        <span>
          A auditoria encontrou{" "}
          <strong className="tabular-nums">{count === 1 ? "1 ponto a corrigir" : `${formatCount(count)} pontos a corrigir`}</strong> em
          páginas que já estão no ar.
        </span>
      </p>
      <ButtonLink href={PATHS.audit}>Ver auditoria</ButtonLink>
    </div>
  );
}
