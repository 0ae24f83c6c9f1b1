import { defineScreen } from "../../frame/define-screen";
import { PanelFrame } from "../../frame/PanelFrame";
import { ScreenHeader } from "../../frame/ScreenHeader";
import { BeforeLaunchChecklist } from "./BeforeLaunchChecklist";

function Screen() {
  return (
    <PanelFrame>
      <ScreenHeader title="Antes de publicar" summary="O que conferir antes de mostrar o site a clientes." hasWayBack />
      <BeforeLaunchChecklist />
    </PanelFrame>
  );
}

export const BeforeLaunchScreen = defineScreen(Screen);
