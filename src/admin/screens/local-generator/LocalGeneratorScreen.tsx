import { defineScreen } from "../../frame/define-screen";
import { PanelFrame } from "../../frame/PanelFrame";
import { ScreenHeader } from "../../frame/ScreenHeader";
import { LocalGenerator } from "./LocalGenerator";

function Screen() {
  return (
    <PanelFrame>
      <ScreenHeader title="Gerador de Conteúdo Local" hasWayBack />
      <LocalGenerator />
    </PanelFrame>
  );
}

export const LocalGeneratorScreen = defineScreen(Screen);
