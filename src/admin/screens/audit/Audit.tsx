import { AuditCard } from "./AuditCard";
import { FindingsCard } from "./FindingsCard";
import { useAudit } from "./use-audit";

/** When the pages were audited, and what was found. */
export function Audit() {
  const audit = useAudit();
  return (
    <>
      <AuditCard audit={audit} />
      {audit.data?.last ? <FindingsCard last={audit.data.last} /> : null}
    </>
  );
}
