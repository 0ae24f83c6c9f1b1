import { PanelFrame } from "../../frame/PanelFrame";
import { ScreenHeader } from "../../frame/ScreenHeader";
import { ExportCard } from "./ExportCard";
import { ImportCard } from "./ImportCard";

export function ImportScreen() {
  return (
    <PanelFrame>
      <ScreenHeader title="Importar e exportar" summary="Leve as páginas para uma planilha ou outro site, e traga de volta." hasWayBack />
      <ExportCard />
      <ImportCard />
    </PanelFrame>
  );
}
