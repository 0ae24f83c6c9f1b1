import { PanelFrame } from "../../frame/PanelFrame";
import { ScreenHeader } from "../../frame/ScreenHeader";
import { BeforeLaunchChecklist } from "./BeforeLaunchChecklist";

export function BeforeLaunchScreen() {
  return (
    <PanelFrame>
      <ScreenHeader title="Antes de publicar" summary="O que conferir antes de mostrar o site a clientes." hasWayBack />
      <BeforeLaunchChecklist />
    </PanelFrame>
  );
}
