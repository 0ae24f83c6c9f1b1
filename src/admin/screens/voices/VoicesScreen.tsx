import { PanelFrame } from "../../frame/PanelFrame";
import { ScreenHeader } from "../../frame/ScreenHeader";
import { VoicesCard } from "./VoicesCard";

export function VoicesScreen() {
  return (
    <PanelFrame>
      <ScreenHeader
        title="Depoimentos"
        summary="O cliente escreve pelo link que você manda, e retira quando quiser. Você publica ou não, e pode responder; as palavras são dele."
        hasWayBack
      />
      <VoicesCard />
    </PanelFrame>
  );
}
