import { PanelFrame } from "../../frame/PanelFrame";
import { ScreenHeader } from "../../frame/ScreenHeader";
import { CopiesCard } from "./CopiesCard";
import { LastCopyCard } from "./LastCopyCard";
import { RestoreCard } from "./RestoreCard";

export function CopiesScreen() {
  return (
    <PanelFrame>
      <ScreenHeader
        title="Cópias de segurança"
        summary="O site inteiro é copiado toda noite, às 3h. Ficam guardadas a última cópia de 7 dias e a de 4 semanas."
        hasWayBack
      />
      <LastCopyCard />
      <CopiesCard />
      <RestoreCard />
    </PanelFrame>
  );
}
