import { defineScreen } from "../../frame/define-screen";
import { PanelFrame } from "../../frame/PanelFrame";
import { ScreenHeader } from "../../frame/ScreenHeader";
import { BatchTabs } from "./BatchTabs";

function Screen() {
  return (
    <PanelFrame>
      <ScreenHeader title="Criador de Páginas em Lote" hasWayBack />
      <BatchTabs />
    </PanelFrame>
  );
}

export const BatchCreatorScreen = defineScreen(Screen);
