import { defineCardScreen } from "../../frame/define-card-screen";
import { AuditCard } from "./AuditCard";
import { FindingsCard } from "./FindingsCard";
import { useAudit } from "./use-audit";

/** When the pages were audited, and what was found. */
function Audit() {
  const audit = useAudit();
  return (
    <>
      <AuditCard audit={audit} />
      {audit.data?.last ? <FindingsCard last={audit.data.last} /> : null}
    </>
  );
}

export const AuditScreen = defineCardScreen(
  {
    title: "Auditoria",
    summary:
      "As regras de publicação sobre as páginas que já estão no ar, e os números escritos à mão, que não mudam com o cadastro. Roda sozinha toda noite. Nada muda sem você pedir.",
  },
  Audit,
);
