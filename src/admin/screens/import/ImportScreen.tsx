import { defineScreen } from "../../frame/define-screen";
import { PanelFrame } from "../../frame/PanelFrame";
import { ScreenHeader } from "../../frame/ScreenHeader";
import { ExportCard } from "./ExportCard";
import { ImportCard } from "./ImportCard";

function Screen() {
  return (
    <PanelFrame>
      <ScreenHeader title="Importar e exportar" summary="Leve as páginas para uma planilha ou outro site, e traga de volta." hasWayBack />
      <ExportCard />
      <ImportCard />
    </PanelFrame>
  );
}

export const ImportScreen = defineScreen(Screen);
