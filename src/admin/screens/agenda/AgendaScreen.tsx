import { PanelFrame } from "../../frame/PanelFrame";
import { ScreenHeader } from "../../frame/ScreenHeader";
import { AgendaCard } from "./AgendaCard";

export function AgendaScreen() {
  return (
    <PanelFrame>
      <ScreenHeader
        title="Agenda de publicação"
        summary="Rascunhos que vão ao ar sozinhos, no horário de São Paulo. Na hora, cada um passa pelas regras de publicação."
        hasWayBack
      />
      <AgendaCard />
    </PanelFrame>
  );
}
