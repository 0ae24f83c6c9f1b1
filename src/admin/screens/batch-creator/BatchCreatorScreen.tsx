import { PanelFrame } from "../../frame/PanelFrame";
import { ScreenHeader } from "../../frame/ScreenHeader";
import { BatchTabs } from "./BatchTabs";

export function BatchCreatorScreen() {
  return (
    <PanelFrame>
      <ScreenHeader title="Criador de Páginas em Lote" hasWayBack />
      <BatchTabs />
    </PanelFrame>
  );
}
