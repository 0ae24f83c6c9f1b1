import { PanelFrame } from "../components/PanelFrame";
import { ScreenHeader } from "../components/ScreenHeader";
import { BatchTabs } from "./batch/BatchTabs";

export function BatchCreatorScreen() {
  return (
    <PanelFrame>
      <ScreenHeader title="Criador de Páginas em Lote" hasWayBack />
      <BatchTabs />
    </PanelFrame>
  );
}
