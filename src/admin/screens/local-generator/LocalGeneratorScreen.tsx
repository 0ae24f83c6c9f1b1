import { PanelFrame } from "../../frame/PanelFrame";
import { ScreenHeader } from "../../frame/ScreenHeader";
import { LocalGenerator } from "./LocalGenerator";

export function LocalGeneratorScreen() {
  return (
    <PanelFrame>
      <ScreenHeader title="Gerador de Conteúdo Local" hasWayBack />
      <LocalGenerator />
    </PanelFrame>
  );
}
