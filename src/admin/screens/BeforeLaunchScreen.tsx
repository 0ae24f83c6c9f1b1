import { PanelFrame } from "../components/PanelFrame";
import { ScreenHeader } from "../components/ScreenHeader";
import { LaunchChecklist } from "./launch/LaunchChecklist";

export function BeforeLaunchScreen() {
  return (
    <PanelFrame>
      <ScreenHeader title="Antes de publicar" summary="O que conferir antes de mostrar o site a clientes." hasWayBack />
      <LaunchChecklist />
    </PanelFrame>
  );
}
