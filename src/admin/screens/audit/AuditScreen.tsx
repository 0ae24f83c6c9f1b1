import { PanelFrame } from "../../frame/PanelFrame";
import { ScreenHeader } from "../../frame/ScreenHeader";
import { Audit } from "./Audit";

export function AuditScreen() {
  return (
    <PanelFrame>
      <ScreenHeader
        title="Auditoria"
        summary="As regras de publicação sobre as páginas que já estão no ar. Roda sozinha toda noite. Nada muda sem você pedir."
        hasWayBack
      />
      <Audit />
    </PanelFrame>
  );
}
