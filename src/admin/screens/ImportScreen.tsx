import { PanelFrame } from "../components/PanelFrame";
import { ScreenHeader } from "../components/ScreenHeader";
import { ExportCard } from "./import/ExportCard";
import { ImportCard } from "./import/ImportCard";

export function ImportScreen() {
  return (
    <PanelFrame>
      <ScreenHeader title="Importar e exportar" summary="Leve as páginas para uma planilha ou outro site, e traga de volta." hasWayBack />
      <ExportCard />
      <ImportCard />
    </PanelFrame>
  );
}
