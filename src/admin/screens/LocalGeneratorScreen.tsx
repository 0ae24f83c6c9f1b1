import { PanelFrame } from "../components/PanelFrame";
import { ScreenHeader } from "../components/ScreenHeader";
import { LocalGenerator } from "./generator/LocalGenerator";

export function LocalGeneratorScreen() {
  return (
    <PanelFrame>
      <ScreenHeader title="Gerador de Conteúdo Local" hasWayBack />
      <LocalGenerator />
    </PanelFrame>
  );
}
