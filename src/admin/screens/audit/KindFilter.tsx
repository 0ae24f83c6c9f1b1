import { AUDIT_KIND_NAMES, AUDIT_KINDS, type AuditKind } from "#domain/audit/audit-finding";
import { formatCount } from "../../run/run-texts";
import type { FindingList } from "./use-audit";

interface KindFilterProps {
  list: FindingList;
  kind: AuditKind | undefined;
  onChoose: (kind: AuditKind | undefined) => void;
}

/** How much was found of each kind, and the list of one of them. */
export function KindFilter({ list: { counts, all }, kind, onChoose }: KindFilterProps) {
  const kinds = AUDIT_KINDS.filter((one) => counts[one] !== undefined || one === kind);
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">Tipo do que foi encontrado</legend>
      <KindButton name="Tudo" count={all} isChosen={kind === undefined} onChoose={() => onChoose(undefined)} />
      {kinds.map((one) => (
        <KindButton
          key={one}
          name={AUDIT_KIND_NAMES[one]}
          count={counts[one] ?? 0}
          isChosen={one === kind}
          onChoose={() => onChoose(one)}
        />
      ))}
    </fieldset>
  );
}

interface KindButtonProps {
  name: string;
  count: number;
  isChosen: boolean;
  onChoose: () => void;
}

function KindButton({ name, count, isChosen, onChoose }: KindButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={`inline-flex min-h-11 items-center gap-2 rounded-lg border px-3 text-[0.9375rem] font-semibold ${
        isChosen ? "border-ink bg-ink text-white" : "border-line bg-white text-ink hover:border-steel"
      }`}
    >
      {name}
      <span className={`tabular-nums ${isChosen ? "text-white/80" : "text-steel"}`}>{formatCount(count)}</span>
    </button>
  );
}
